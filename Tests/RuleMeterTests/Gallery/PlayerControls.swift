// A player behind a type of the program, KVO, outlet collections, globals and preferences.
// swift-format-ignore-file: NeverForceUnwrap
import AVFoundation
import UIKit

struct Track: Equatable {
  let title: String
  let url: URL
}

final class AudioController: NSObject {
  private let player = AVPlayer()
  @objc dynamic private(set) var isPlaying = false
  private(set) var queue: [Track] = []
  var currentIndex = 0  // R2 exposed-state

  func enqueue(_ track: Track) { queue.append(track) }

  func play() {
    guard queue.indices.contains(currentIndex) else { return }
    player.replaceCurrentItem(with: AVPlayerItem(url: queue[currentIndex].url))
    player.play()
    isPlaying = true
  }

  func pause() {
    player.pause()
    isPlaying = false
  }

  func seek(to seconds: Double) { player.seek(to: CMTime(seconds: seconds, preferredTimescale: 600)) }

  var current: Track? { queue.indices.contains(currentIndex) ? queue[currentIndex] : nil }
}

final class PlayerViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var playButton: UIButton!
  @IBOutlet private weak var slider: UISlider!
  @IBOutlet private weak var timeLabel: UILabel!
  @IBOutlet private var transportButtons: [UIButton]!

  var audio: AudioController!
  private var observation: NSKeyValueObservation?
  private var isScrubbing = false  // R1 state-in-view
  private var artwork: UIImage? {
    didSet { view.backgroundColor = artwork == nil ? .black : .white }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = audio.observe(\.isPlaying) { [weak self] audio, _ in
      self?.playButton.isSelected = audio.isPlaying
    }
    updateTitle()
  }

  @IBAction private func playPressed(_ sender: UIButton) {
    audio.isPlaying ? audio.pause() : audio.play()
    updateTitle()  // R3 direct-refresh
  }

  @IBAction private func nextPressed(_ sender: UIButton) {
    advance()
    transportButtons.forEach { $0.isEnabled = audio.current != nil }  // R3 direct-refresh
  }

  private func advance() {
    audio.currentIndex += 1  // R2 raw-write
    audio.play()
  }

  @IBAction private func scrubBegan(_ sender: UISlider) { isScrubbing = true }

  @IBAction private func scrubbed(_ sender: UISlider) {
    timeLabel.text = "\(sender.value)"
    audio.seek(to: Double(sender.value))
    slider.minimumTrackTintColor = .red  // R3 direct-refresh
  }

  @IBAction private func scrubEnded(_ sender: UISlider) { isScrubbing = false }

  func tick(_ seconds: Float) {
    guard !isScrubbing else { return }
    slider.value = seconds
    timeLabel.text = "\(seconds)"
  }

  func loadArtwork(from url: URL) async {
    let data = try? await URLSession.shared.data(from: url).0
    artwork = data.flatMap { UIImage(data: $0) }
  }

  private func updateTitle() {
    titleLabel.text = audio.current?.title
  }
}

var recentTracks: [Track] = []  // R1 global-state

func remember(_ track: Track) {
  recentTracks.removeAll { $0 == track }
  recentTracks.append(track)
}

enum Preferences {
  private static let defaults = UserDefaults.standard
  static var launchCount = 0  // R1 global-state
  static var isLoud: Bool {
    get { defaults.bool(forKey: "loud") }
    set { defaults.set(newValue, forKey: "loud") }
  }

  static func noteLaunch() { launchCount += 1 }
}
