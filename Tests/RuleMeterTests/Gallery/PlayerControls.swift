// A player behind a type of the program, and a list at file scope.

struct Track: Equatable {}

final class AudioController: NSObject {
  private let player = AVPlayer()
  var currentIndex = 0  // R2 exposed-state

  func seek(to seconds: Double) { player.seek(to: CMTime(seconds: seconds, preferredTimescale: 600)) }
}

final class PlayerViewController: UIViewController {
  @IBOutlet private weak var slider: UISlider!

  var audio: AudioController!
  private var isScrubbing = false  // R1 state-in-view

  private func advance() {
    audio.currentIndex += 1  // R2 raw-write
  }

  @IBAction private func scrubbed(_ sender: UISlider) {
    audio.seek(to: Double(sender.value))
    slider.minimumTrackTintColor = .red  // R3 direct-refresh
  }

  @IBAction private func scrubEnded(_ sender: UISlider) { isScrubbing = false }

  func tick(_ seconds: Float) {
    guard !isScrubbing else { return }
  }
}

var recentTracks: [Track] = []  // R1 global-state

func remember(_ track: Track) {
  recentTracks.removeAll { $0 == track }
  recentTracks.append(track)
}
