// Members of the frameworks' types, which are resolved without their sources.
final class Api {
  private(set) var n = 0
  private static let limit = makeLimit()
  static let copy: Limit = {
    let l = limit; l.value = 4; limit.value = 3; return l
  }()
  func go() { n += 1; let c = URLSessionConfiguration.background(withIdentifier: "a"); c.isDiscretionary = true }
  static func makeLimit() -> Limit { Limit() }
}
final class Limit { var value = 0 }  // R2 exposed-state
struct MapBox: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextView { let v = UITextView(); v.delegate = context.coordinator; return v }
  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: MapBox
    func textViewDidChange(_ v: UITextView) { parent.text = v.text }
  }
}
final class Host: UIViewController {
  override func viewDidLoad() {
    let opts = JSONEncoder(); opts.outputFormatting = [.prettyPrinted]; opts.outputFormatting.insert(.sortedKeys)
    URLSessionConfiguration.ephemeral.timeoutIntervalForRequest = 4
    UserDefaults.standard.x = 3
  }
}
extension UserDefaults {
  var x: Int {
    get { integer(forKey: "x") }
    set { set(newValue, forKey: "x") }
  }
}
