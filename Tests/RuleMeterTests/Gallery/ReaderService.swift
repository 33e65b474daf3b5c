// A part of a large app: some of its types have no source here.

class ReaderPostService: LocalCoreDataService {
  private var isFetching = false
  private(set) var lastSync: Date?

  func fetchPosts(for topic: ReaderTopic, success: @escaping (Int) -> Void, failure: @escaping (Error) -> Void) {
    guard !isFetching else { return }
    remote.fetch(topic.path) { posts in
      self.isFetching = false
      self.lastSync = Date()
      success(posts.count)
    }
  }
}

class ReaderTopic {
  let path: String
  var following = false  // R2 exposed-state
  private(set) var title: String

  init(path: String, title: String) {
    self.path = path
    self.title = title
  }
}

class ReaderStreamViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  private var posts: [ReaderTopic] = []  // R1 state-in-view
  private var didSetupView = false  // R1 state-in-view

  var topic: ReaderTopic? {
    didSet {
      guard isViewLoaded else { return }
      title = topic?.title
      syncIfNeeded()
    }
  }

  class func controller(with topic: ReaderTopic) -> ReaderStreamViewController {
    let controller = ReaderStreamViewController()
    return controller
  }

  override func viewWillAppear(_ animated: Bool) {
    if !didSetupView {
      didSetupView = true
      tableView.rowHeight = 80  // R3 direct-refresh
    }
  }

  private func syncIfNeeded() {
    guard let topic = topic else { return }
  }

  @IBAction func follow(_ sender: UIButton) {
    guard let topic = topic else { return }
    topic.following = !topic.following  // R2 raw-write
  }

  func append(_ topic: ReaderTopic) {
    posts.append(topic)
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)  // R3 direct-refresh
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    return cell
  }
}
