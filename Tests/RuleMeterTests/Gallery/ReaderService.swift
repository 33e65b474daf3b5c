// A part of a large app: some of its types have no source here.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import CoreData
import Foundation
import UIKit
import WordKit

@objc protocol ReaderTopicDelegate {
  func topicDidChange()
}

class ReaderPostService: LocalCoreDataService {
  private var isFetching = false
  private(set) var lastSync: Date?

  func fetchPosts(for topic: ReaderTopic, success: @escaping (Int) -> Void, failure: @escaping (Error) -> Void) {
    guard !isFetching else { return }
    isFetching = true
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

  func rename(_ title: String) { self.title = title }
}

class ReaderStreamViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var footerView: UIView!
  private let service = ReaderPostService()
  private var syncHelper: WPContentSyncHelper?
  private var posts: [ReaderTopic] = []  // R1 state-in-view
  private var noResults: UIViewController?
  private var didSetupView = false  // R1 state-in-view
  private var listener: NSObjectProtocol?

  var topic: ReaderTopic? {
    didSet {
      guard isViewLoaded else { return }
      title = topic?.title
      syncIfNeeded()
    }
  }

  class func controller(with topic: ReaderTopic) -> ReaderStreamViewController {
    let controller = ReaderStreamViewController()
    controller.topic = topic
    return controller
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "Reader"
    listener = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: .main
    ) { [weak self] _ in
      self?.tableView.reloadData()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !didSetupView {
      didSetupView = true
      tableView.rowHeight = 80  // R3 direct-refresh
    }
    syncIfNeeded()
  }

  private func syncIfNeeded() {
    guard let topic = topic else { return }
    service.fetchPosts(
      for: topic,
      success: { [weak self] count in
        self?.footerView.isHidden = true  // R3 direct-refresh
        self?.tableView.reloadData()  // R3 direct-refresh
      },
      failure: { [weak self] error in
        self?.show(error)
      })
  }

  private func show(_ error: Error) {
    let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
    present(alert, animated: true)
  }

  @IBAction func follow(_ sender: UIButton) {
    guard let topic = topic else { return }
    topic.following = !topic.following  // R2 raw-write
    sender.isSelected = topic.following  // R3 direct-refresh
    WPAnalytics.track(.followed)
  }

  func append(_ topic: ReaderTopic) {
    posts.append(topic)
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)  // R3 direct-refresh
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = posts[indexPath.row].title
    return cell
  }
}
