// A part of a large app: some of its types have no source here.

class ReaderPostService: LocalCoreDataService {
  private var isFetching = false

  func fetchPosts(for topic: ReaderTopic, success: @escaping (Int) -> Void, failure: @escaping (Error) -> Void) {
    guard !isFetching else { return }
    remote.fetch(topic.path) { posts in
      self.isFetching = false
    }
  }
}

class ReaderTopic {
  let path: String
  private(set) var title: String
}

class ReaderStreamViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  private var posts: [ReaderTopic] = []  // R1 state-in-view

  var topic: ReaderTopic? { didSet { title = topic?.title } }

  class func controller(with topic: ReaderTopic) -> ReaderStreamViewController {
    let controller = ReaderStreamViewController()
    return controller
  }

  func append(_ topic: ReaderTopic) {
    posts.append(topic)
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)  // R3 direct-refresh
  }
}
