// A library with observers held weakly, cells configured once, a search that filters what is shown.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import AVFoundation
import UIKit

struct Episode: Codable, Hashable {
  let guid: String
  let title: String
  var playedSeconds: Double = 0
  var isDownloaded = false
}

protocol LibraryObserver: AnyObject {
  func library(_ library: Library, didUpdate episode: Episode)
  func libraryDidReload(_ library: Library)
}

final class Library {
  private(set) var episodes: [Episode] = []
  var sortAscending = true  // R2 exposed-state
  private let observers = NSHashTable<AnyObject>.weakObjects()
  private let fileURL: URL

  init(fileURL: URL) { self.fileURL = fileURL }

  func addObserver(_ observer: LibraryObserver) { observers.add(observer) }

  func reload(_ completion: (() -> Void)? = nil) {
    DispatchQueue.global().async {
      let data = try? Data(contentsOf: self.fileURL)
      let decoded = data.flatMap { try? JSONDecoder().decode([Episode].self, from: $0) } ?? []
      DispatchQueue.main.async {
        self.episodes = decoded
        self.observers.allObjects.compactMap { $0 as? LibraryObserver }.forEach { $0.libraryDidReload(self) }
        completion?()
      }
    }
  }

  func markPlayed(_ guid: String, seconds: Double) {
    guard let index = episodes.firstIndex(where: { $0.guid == guid }) else { return }
    episodes[index].playedSeconds = seconds
    observers.allObjects.compactMap { $0 as? LibraryObserver }.forEach { $0.library(self, didUpdate: episodes[index]) }
  }

  func setDownloaded(_ guid: String) {
    guard let index = episodes.firstIndex(where: { $0.guid == guid }) else { return }
    episodes[index].isDownloaded = true
  }
}

final class EpisodeCell: UITableViewCell {
  static let identifier = "EpisodeCell"
  private let titleLabel = UILabel()
  private let progress = UIProgressView()
  private var guid = ""
  var onDownload: (() -> Void)?

  func configure(with episode: Episode) {
    guid = episode.guid
    titleLabel.text = episode.title
    progress.progress = Float(episode.playedSeconds / 3600)
    accessoryType = episode.isDownloaded ? .checkmark : .none
  }

  @objc private func downloadTapped() { onDownload?() }
}

final class EpisodesViewController: UITableViewController, LibraryObserver {
  private let library: Library
  private var filterText = ""  // R1 state-in-view
  private var lastOpened: Episode?
  private let countLabel = UILabel()
  private let sortButton = UIBarButtonItem()

  init(library: Library) {
    self.library = library
    super.init(style: .plain)
    library.addObserver(self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Episodes"
    tableView.register(EpisodeCell.self, forCellReuseIdentifier: EpisodeCell.identifier)
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(pulled), for: .valueChanged)
    library.reload()
  }

  @objc private func pulled() {
    library.reload { [weak self] in
      self?.refreshControl?.endRefreshing()
      self?.countLabel.text = "Updated"  // R3 direct-refresh
    }
  }

  @objc private func toggleSort() {
    library.sortAscending.toggle()  // R2 raw-write
    sortButton.title = library.sortAscending ? "A–Z" : "Z–A"  // R3 direct-refresh
    tableView.reloadData()  // R3 direct-refresh
  }

  func library(_ library: Library, didUpdate episode: Episode) {
    guard let row = library.episodes.firstIndex(of: episode) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func libraryDidReload(_ library: Library) {
    tableView.reloadData()
    updateCount()
  }

  private func updateCount() { countLabel.text = "\(visible.count)" }

  private var visible: [Episode] {
    filterText.isEmpty ? library.episodes : library.episodes.filter { $0.title.contains(filterText) }
  }

  func search(_ text: String) {
    filterText = text
    tableView.reloadData()  // R3 direct-refresh
    updateCount()  // R3 direct-refresh
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { visible.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: EpisodeCell.identifier, for: indexPath) as! EpisodeCell
    let episode = visible[indexPath.row]
    cell.configure(with: episode)
    cell.onDownload = { [weak self] in
      self?.library.setDownloaded(episode.guid)
      cell.accessoryType = .checkmark  // R3 direct-refresh
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let episode = visible[indexPath.row]
    if episode == lastOpened { return }
    lastOpened = episode
    library.markPlayed(episode.guid, seconds: 0)
    let player = NowPlayingViewController()
    player.episode = episode
    player.tint = .systemPurple
    show(player, sender: self)
  }
}

final class NowPlayingViewController: UIViewController {
  var episode: Episode!
  var tint: UIColor = .systemBlue
  @IBOutlet private var artwork: UIImageView!
  @IBOutlet private var buttons: [UIButton]!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = episode.title
    buttons.forEach { $0.tintColor = tint }
  }
}
