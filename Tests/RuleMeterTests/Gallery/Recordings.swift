// A folder of items that know their store, a player of the platform, a tab with a view, settings behind a protocol.

class Item {
  private(set) var name: String
  weak var store: Store?
}

final class Folder: Item {
  private(set) var contents: [Item] = []

  func remove(_ item: Item) { contents.removeAll { $0 === item } }
}

final class Store {
  static let shared = Store()
  private(set) var rootFolder: Folder
}

class FolderViewController: UITableViewController {
  var folder: Folder = Store.shared.rootFolder

  @objc func removeFirst() {
    folder.remove(folder.contents[0])
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)  // R3 direct-refresh
  }
}

class Player: NSObject, AVAudioPlayerDelegate {
  private var audioPlayer: AVAudioPlayer

  func togglePlay() { if audioPlayer.isPlaying { audioPlayer.pause() } else { audioPlayer.play() } }
  var isPlaying: Bool { audioPlayer.isPlaying }
}

class PlayViewController: UIViewController {
  @IBOutlet var playButton: UIButton!
  var audioPlayer: Player?

  @IBAction func play() {
    audioPlayer?.togglePlay()
    playButton?.setTitle(audioPlayer?.isPlaying == true ? "Pause" : "Play", for: .normal)  // R3 direct-refresh
  }
}

final class Tab {
  var url: URL?  // R2 exposed-state
  weak var webView: WKWebView?  // R1 view-in-model
}

protocol Prefs {
  func bool(for key: String) -> Bool?
  func set(_ value: Bool, for key: String)
}

final class DefaultsPrefs: Prefs {
  private let defaults = UserDefaults.standard
  func bool(for key: String) -> Bool? { defaults.bool(forKey: key) }
  func set(_ value: Bool, for key: String) { defaults.set(value, forKey: key) }
}

class BrowserViewController: UIViewController {
  let tab: Tab
  let prefs: Prefs
  private var urlFromAnotherApp: URL?  // R1 state-in-view

  override func viewWillAppear(_ animated: Bool) {
    if let url = urlFromAnotherApp {
      openURL(url)
      urlFromAnotherApp = nil
    }
  }

  func openURL(_ url: URL) { tab.url = url }  // R2 raw-write

  @objc func toggleNightMode() {
    let isOn = prefs.bool(for: "night") ?? false
    prefs.set(!isOn, for: "night")
    overrideUserInterfaceStyle = isOn ? .light : .dark  // R3 direct-refresh
  }
}
