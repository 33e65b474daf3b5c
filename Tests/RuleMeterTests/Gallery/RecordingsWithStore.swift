// Folders and recordings: a store that posts, screens that listen, one that does not.
// swift-format-ignore-file: NeverForceUnwrap
import AVFoundation
import UIKit

class Item {
  let uuid: UUID
  private(set) var name: String
  weak var parent: Folder?
  weak var store: Store?

  init(name: String, uuid: UUID) {
    self.name = name
    self.uuid = uuid
  }

  func setName(_ newName: String) {
    name = newName
    store?.save(self, userInfo: ["reason": "renamed"])
  }
}

class Folder: Item {
  private(set) var contents: [Item] = []

  func add(_ item: Item) {
    contents.append(item)
    item.parent = self
    store?.save(item, userInfo: ["reason": "added"])
  }

  func remove(_ item: Item) {
    guard let index = contents.firstIndex(where: { $0 === item }) else { return }
    contents.remove(at: index)
    store?.save(item, userInfo: ["reason": "removed"])
  }
}

final class Store {
  static let changedNotification = Notification.Name("StoreChanged")
  static let shared = Store()
  private(set) var rootFolder: Folder

  init() { rootFolder = Folder(name: "", uuid: UUID()) }

  func save(_ notifying: Item, userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: Store.changedNotification, object: notifying, userInfo: userInfo)
  }
}

class FolderViewController: UITableViewController {
  var folder: Folder = Store.shared.rootFolder {
    didSet {
      tableView.reloadData()
      navigationItem.title = folder.name
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftItemsSupplementBackButton = true
    NotificationCenter.default.addObserver(
      self, selector: #selector(handleChangeNotification(_:)), name: Store.changedNotification, object: nil)
  }

  @objc func handleChangeNotification(_ notification: Notification) {
    if let item = notification.object as? Folder, item === folder {
      navigationItem.title = folder.name
    }
    tableView.reloadData()
  }

  @IBAction func createFolder(_ sender: Any) {
    modalTextAlert { [unowned self] text in
      let child = Folder(name: text, uuid: UUID())
      self.folder.add(child)
    }
  }

  func modalTextAlert(_ callback: @escaping (String) -> Void) {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in callback(alert.textFields?.first?.text ?? "") })
    present(alert, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let indexPath = tableView.indexPathForSelectedRow else { return }
    if let folderController = segue.destination as? FolderViewController {
      folderController.folder = folder.contents[indexPath.row] as! Folder
    } else if let play = (segue.destination as? UINavigationController)?.topViewController as? PlayViewController {
      play.recording = folder.contents[indexPath.row]
    }
    tableView.deselectRow(at: indexPath, animated: true)
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

  override func viewDidLoad() {
    super.viewDidLoad()
    updateForChangedRecording()
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

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let recording = recording, let text = textField.text {
      recording.setName(text)
      title = recording.name  // R3 direct-refresh
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
