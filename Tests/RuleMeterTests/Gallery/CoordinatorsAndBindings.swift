// Coordinators whose view has source, and what bindings wrap.
import SwiftUI
struct A: View {
  @Binding var on: Bool
  @Binding var list: [Int]
  @State private var n = 1
  init(_ b: Binding<Bool>, _ l: Binding<[Int]>) { _on = b; _list = l; b.wrappedValue = true; l.wrappedValue.append(3) }
  var body: some View {
    Button("") {
      _on.wrappedValue = false; self._list.wrappedValue.removeAll(); $n.wrappedValue = 3; set($on)
    }
  }
  func set(_ b: Binding<Bool>) { b.wrappedValue.toggle() }
  func opt(_ b: Binding<Int?>?) { b?.wrappedValue = 3 }
}
final class Net {
  let session: URLSession = {
    let c: URLSessionConfiguration = .default; c.timeoutIntervalForRequest = 1; return URLSession(configuration: c)
  }()
  static let formatter: NumberFormatter = {
    let f = NumberFormatter(); f.numberStyle = .decimal; return f
  }()
  private(set) var made: Any = make()
  static func make() -> Any {
    let q = OperationQueue.main; q.name = "s"; let c = URLCache.shared; c.memoryCapacity = 3; return q
  }
}
final class Wrap<Content: View>: UIViewController {
  private let hosting: UIHostingController<Content>
  init(_ c: Content) {
    hosting = UIHostingController(rootView: c); super.init(nibName: nil, bundle: nil); hosting.view.isHidden = false;
    hosting.rootView = c
  }
  required init?(coder: NSCoder) { fatalError() }
}
struct WebBox: NSViewRepresentable {
  var url: URL
  func makeCoordinator() -> Delegate { Delegate() }
  func makeNSView(context: NSViewRepresentableContext<WebBox>) -> NSView {
    context.coordinator.count = 1; return NSView()
  }
  func updateNSView(_ v: NSView, context: Context) {
    context.coordinator.last = url; context.coordinator.names.append("a"); context.coordinator.sub.x.y = 3
  }
  class Delegate: NSObject { var count = 0; var last: URL?; var names: [String] = []; let sub = Sub() }
  class Sub { var x = CGPoint.zero }
}
