// References to a framework's engine, and what they are set up with.
final class VoiceRecorder {
  private var recorder: AVAudioRecorder?
  private var settings: [String: Int] = [:]
  func start() {
    recorder = try? AVAudioRecorder(url: URL(fileURLWithPath: ""), settings: settings); recorder?.record()
  }
}
final class Screen: UIViewController {
  private var recorder: VoiceRecorder?
  private var strategist: GKMinmaxStrategist!
  private let label = UILabel()
  @objc func open() { recorder = VoiceRecorder() }
  @objc func go() { recorder?.start(); label.text = "on" }  // R3 direct-refresh
  override func viewDidLoad() { strategist = GKMinmaxStrategist(); strategist.maxLookAheadDepth = 2 }
}
