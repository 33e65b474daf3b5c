// A library of episodes, and a search that filters what is shown.
// swift-format-ignore-file: NeverForceUnwrap

struct Episode: Codable, Hashable {
  let guid: String
  let title: String
  var isDownloaded = false
}

protocol LibraryObserver: AnyObject {}

final class Library {
  private(set) var episodes: [Episode] = []

  func setDownloaded(_ guid: String) {
    guard let index = episodes.firstIndex(where: { $0.guid == guid }) else { return }
    episodes[index].isDownloaded = true
  }
}

final class EpisodeCell: UITableViewCell {
  static let identifier = "EpisodeCell"
  var onDownload: (() -> Void)?
}

final class EpisodesViewController: UITableViewController, LibraryObserver {
  private let library: Library
  private var filterText = ""  // R1 state-in-view
  private var lastOpened: Episode?

  func library(_ library: Library, didUpdate episode: Episode) {
    guard let row = library.episodes.firstIndex(of: episode) else { return }
  }

  private var visible: [Episode] {
    filterText.isEmpty ? library.episodes : library.episodes.filter { $0.title.contains(filterText) }
  }

  func search(_ text: String) { filterText = text }

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

final class NowPlayingViewController: UIViewController { var tint: UIColor = .systemBlue }
