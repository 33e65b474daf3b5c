// A feed from the network: completion handlers, a cache of pictures, cells that only show.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit

struct Article: Decodable {
  let id: Int
  let title: String
  let pictureURL: URL
  var isRead = false
}

final class PictureLoader {
  private var pictures: [URL: UIImage] = [:]

  func picture(at url: URL, completion: @escaping (UIImage?) -> Void) {
    if let known = pictures[url] { return completion(known) }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let picture = data.flatMap(UIImage.init)
      DispatchQueue.main.async {
        self.pictures[url] = picture
        completion(picture)
      }
    }.resume()
  }
}

struct FeedService {
  func load(page: Int, completion: @escaping (Result<[Article], Error>) -> Void) {
    let request = URLRequest(url: URL(string: "https://example.com/feed?page=\(page)")!)
    URLSession.shared.dataTask(with: request) { data, _, error in
      if let error = error { return completion(.failure(error)) }
      completion(Result { try JSONDecoder().decode([Article].self, from: data ?? Data()) })
    }.resume()
  }

  func report(_ article: Article) {
    var request = URLRequest(url: URL(string: "https://example.com/read")!)
    request.httpMethod = "POST"
    URLSession.shared.dataTask(with: request).resume()
  }
}

final class ArticleCell: UITableViewCell {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var pictureView: UIImageView!

  var article: Article? { didSet { titleLabel.text = article?.title } }
  var picture: UIImage? { didSet { pictureView.image = picture } }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture = nil
  }
}

final class FeedViewController: UITableViewController {
  private let service = FeedService()
  private let loader = PictureLoader()
  private var articles = [Article]()  // R1 state-in-view
  private var page = 1  // R1 state-in-view
  private var isLoading = false  // R1 state-in-view
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let emptyLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableFooterView = spinner
    emptyLabel.text = NSLocalizedString("Nothing to read", comment: "")
    loadMore()
  }

  private func loadMore() {
    guard !isLoading else { return }
    isLoading = true
    spinner.startAnimating()
    service.load(page: page) { [weak self] result in
      DispatchQueue.main.async {
        guard let self = self else { return }
        self.isLoading = false
        self.spinner.stopAnimating()
        switch result {
        case .success(let articles):
          self.page += 1
          self.articles.append(contentsOf: articles)
          self.tableView.reloadData()  // R3 direct-refresh
          self.emptyLabel.isHidden = !self.articles.isEmpty  // R3 direct-refresh
        case .failure(let error):
          self.show(error)
        }
      }
    }
  }

  private func show(_ error: Error) {
    let alert = UIAlertController(title: "Sorry", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Article", for: indexPath) as! ArticleCell
    let article = articles[indexPath.row]
    cell.article = article
    cell.accessoryType = article.isRead ? .checkmark : .none
    loader.picture(at: article.pictureURL) { picture in cell.picture = picture }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    articles[indexPath.row].isRead = true
    service.report(articles[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .none)  // R3 direct-refresh
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView.contentOffset.y > scrollView.contentSize.height { loadMore() }
  }
}
