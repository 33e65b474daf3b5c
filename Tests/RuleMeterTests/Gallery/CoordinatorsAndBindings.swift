// A coordinator whose view has source, and a session that is set up where it is made.
final class Net {
  let session: URLSession = {
    let c: URLSessionConfiguration = .default; c.timeoutIntervalForRequest = 1; return URLSession(configuration: c)
  }()
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
