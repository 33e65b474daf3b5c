// A coordinator whose view has source.
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
