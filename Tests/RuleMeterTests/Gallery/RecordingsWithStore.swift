// Folders and recordings: a folder that is shown, a player that is asked, and nobody who listens.
// swift-format-ignore-file: NeverForceUnwrap

class Item {
  let uuid: UUID
  private(set) var name: String
  weak var store: Store?

  init(name: String, uuid: UUID) {
    self.name = name
    self.uuid = uuid
  }
}

class Folder: Item {
  private(set) var contents: [Item] = []

  func remove(_ item: Item) {
    guard let index = contents.firstIndex(where: { $0 === item }) else { return }
    contents.remove(at: index)
  }
}

final class Store {
  static let shared = Store()
  private(set) var rootFolder: Folder

  init() { rootFolder = Folder(name: "", uuid: UUID()) }
}

class FolderViewController: UITableViewController {
  var folder: Folder = Store.shared.rootFolder {
    didSet {
      tableView.reloadData()
      navigationItem.title = folder.name
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = folder.contents[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "FolderCell", for: indexPath)
    cell.textLabel!.text = item is Folder ? "📁 \(item.name)" : "🔊 \(item.name)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    folder.remove(folder.contents[indexPath.row])
    tableView.deleteRows(at: [indexPath], with: .fade)  // R3 direct-refresh
  }
}

class Player: NSObject, AVAudioPlayerDelegate {
  private var audioPlayer: AVAudioPlayer
  private let update: (TimeInterval?) -> Void

  init?(url: URL, update: @escaping (TimeInterval?) -> Void) {
    guard let player = try? AVAudioPlayer(contentsOf: url) else { return nil }
    audioPlayer = player
    self.update = update
    super.init()
    audioPlayer.delegate = self
  }

  func togglePlay() {
    if audioPlayer.isPlaying { audioPlayer.pause() } else { audioPlayer.play() }
  }

  var isPlaying: Bool { audioPlayer.isPlaying }
}

class PlayViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var nameTextField: UITextField!
  @IBOutlet var playButton: UIButton!
  @IBOutlet var progressLabel: UILabel!

  var audioPlayer: Player?
  var recording: Item? {
    didSet { updateForChangedRecording() }
  }

  func updateForChangedRecording() {
    if let recording = recording {
      audioPlayer = Player(url: URL(fileURLWithPath: recording.name)) { [weak self] time in
        self?.progressLabel.text = time.map { "\($0)" } ?? ""
      }
      title = recording.name
      nameTextField?.text = recording.name
    } else {
      title = ""
      audioPlayer = nil
    }
  }

  @IBAction func play() {
    audioPlayer?.togglePlay()
    updatePlayButton()  // R3 direct-refresh
  }

  func updatePlayButton() {
    playButton?.setTitle(audioPlayer?.isPlaying == true ? "Pause" : "Play", for: .normal)
  }
}
