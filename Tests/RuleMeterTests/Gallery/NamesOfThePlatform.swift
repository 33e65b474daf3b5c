// Values, controls and services of the platform, which are known by their names.

final class Budget: ObservableObject {
  @Published private(set) var expenses: [Int] = []
  @Published var limit: Decimal = 500  // R2 exposed-state

  func clear() { expenses.removeAll() }
}

struct BudgetView: View {
  @StateObject private var budget: Budget
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Limit", value: $budget.limit, format: .number)  // R2 raw-write
    Button("Done") {
      budget.clear()
      isFocused = false
    }
  }
}

actor Repository {
  private let url: URL

  func save(_ expenses: [Int]) throws { try JSONEncoder().encode(expenses).write(to: url) }
}

final class Note { var body = NSAttributedString() }  // R2 exposed-state

final class EditorController: NSViewController, NSTextViewDelegate {
  @IBOutlet private var textView: NSTextView!
  var note: Note?

  func textDidChange(_ notification: Notification) {
    note?.body = textView.attributedString()  // R2 raw-write
  }
}

final class History {
  private(set) var words: [String] = []

  func clear() { words.removeAll() }
}

final class SearchController: UIViewController, UISearchBarDelegate {
  private let history: History

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    history.clear()
    searchBar.text = nil
  }

  func finished(_ completion: Subscribers.Completion<Error>) {
    if case .failure(let error) = completion { print(error) }
  }
}

final class Audio {
  private let player = AVPlayer()

  func seek(to time: CMTime) { player.seek(to: time) }
}

final class PlayerController: UIViewController {
  @IBOutlet private weak var slider: UISlider!
  var audio: Audio!

  @IBAction private func scrubbed(_ sender: UISlider) {
    audio.seek(to: CMTime(seconds: Double(sender.value), preferredTimescale: 600))
    slider.minimumTrackTintColor = .red  // R3 direct-refresh
  }
}

final class Places: NSObject, CLLocationManagerDelegate {
  private var last: CLLocation?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last, location.distance(from: last ?? location) > 100 else { return }
    last = location
  }
}

final class PaletteController: NSViewController {
  private var palette: [NSColor] = []  // R1 state-in-view
  private var current = NSColor.black  // R1 state-in-view

  @IBAction func pick(_ sender: NSColorWell) { current = sender.color }
  @IBAction func keep(_ sender: Any?) { palette.append(current) }
}

final class Timing { var length = 25 * 60 }  // R2 exposed-state

final class TimingController: UIViewController {
  private let timing = Timing()

  @objc private func longer() { timing.length += 300 }  // R2 raw-write
}
