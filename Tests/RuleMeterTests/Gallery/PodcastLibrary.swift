// A library with observers held weakly, and a search that filters what is shown.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine

struct Episode: Codable, Hashable {
  let guid: String
  let title: String
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

  func setDownloaded(_ guid: String) {
    guard let index = episodes.firstIndex(where: { $0.guid == guid }) else { return }
    episodes[index].isDownloaded = true
  }
}

final class EpisodeCell: UITableViewCell {
  static let identifier = "EpisodeCell"
  private var guid = ""
  var onDownload: (() -> Void)?
}

final class EpisodesViewController: UITableViewController, LibraryObserver {
  private let library: Library
  private var filterText = ""  // R1 state-in-view
  private var lastOpened: Episode?
  private let countLabel = UILabel()

  init(library: Library) {
    self.library = library
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  @objc private func pulled() {
    library.reload { [weak self] in
      self?.refreshControl?.endRefreshing()
      self?.countLabel.text = "Updated"  // R3 direct-refresh
    }
  }

  @objc private func toggleSort() {
    library.sortAscending.toggle()  // R2 raw-write
  }

  func library(_ library: Library, didUpdate episode: Episode) {
    guard let row = library.episodes.firstIndex(of: episode) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func libraryDidReload(_ library: Library) {}

  private var visible: [Episode] {
    filterText.isEmpty ? library.episodes : library.episodes.filter { $0.title.contains(filterText) }
  }

  func search(_ text: String) {
    filterText = text
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { visible.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: EpisodeCell.identifier, for: indexPath) as! EpisodeCell
    let episode = visible[indexPath.row]
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
    let player = NowPlayingViewController()
    player.tint = .systemPurple
  }
}

final class NowPlayingViewController: UIViewController {
  var episode: Episode!
  var tint: UIColor = .systemBlue
}
