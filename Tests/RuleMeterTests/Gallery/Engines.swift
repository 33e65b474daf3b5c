// References to a framework's engine, and what they are set up with.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit
import AVFoundation
import GameplayKit
final class Board: NSObject { private(set) var cells: [Int] = []; func put(_ c: Int) { cells.append(c) } }
final class VoiceRecorder {
  private var recorder: AVAudioRecorder?
  private var strategist = GKMinmaxStrategist()
  private var settings: [String: Int] = [:]
  init() { settings = ["rate": 44100]; strategist.maxLookAheadDepth = 3 }
  func start() {
    recorder = try? AVAudioRecorder(url: URL(fileURLWithPath: ""), settings: settings); recorder?.record()
  }
  func stop() { recorder?.stop(); recorder = nil }
}
final class Screen: UIViewController {
  private var recorder: VoiceRecorder?
  private var board = Board()
  private var strategist: GKMinmaxStrategist!
  private let label = UILabel()
  @objc func open() { recorder = VoiceRecorder() }
  @objc func go() { recorder?.start(); label.text = "on" }  // R3 direct-refresh
  override func viewDidLoad() { strategist = GKMinmaxStrategist(); strategist.maxLookAheadDepth = 2 }
}
final class Ai {
  private let strategist: GKMinmaxStrategist
  private var depth: Int
  init() { strategist = GKMinmaxStrategist(); depth = 4; strategist.maxLookAheadDepth = depth }
  func configure() { depth = 5; strategist.maxLookAheadDepth = depth }
}
