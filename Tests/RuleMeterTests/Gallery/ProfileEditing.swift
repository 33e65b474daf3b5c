// A user that others set, a session of static variables, saving with a completion handler.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

class User: Codable {
  var name: String  // R2 exposed-state
  var bio: String  // R2 exposed-state
  var avatarURL: URL?
  private(set) var followers = 0

  init(name: String, bio: String) {
    self.name = name
    self.bio = bio
  }

  func addFollower() { followers += 1 }
}

enum Session {
  static var current: User?
  static var visits = 0  // R1 global-state
}

protocol UserAPI {
  func update(_ user: User, completion: @escaping (Result<User, Error>) -> Void)
}

extension UserAPI {
  func refresh(_ user: User, then: @escaping () -> Void) { update(user) { _ in then() } }
}

final class ProfileViewController: UIViewController, UITextViewDelegate {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var bioView: UITextView!
  @IBOutlet private weak var followButton: UIButton!
  @IBOutlet private weak var counter: UILabel!
  private let api: UserAPI
  private var hasUnsavedChanges = false {  // R1 state-in-view
    didSet { navigationItem.rightBarButtonItem?.isEnabled = hasUnsavedChanges }  // R3 direct-refresh
  }
  private var avatarTask: URLSessionDataTask?
  var user: User! {
    didSet { if isViewLoaded { populate() } }
  }

  init(api: UserAPI) {
    self.api = api
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Session.visits += 1  // R2 raw-write
    populate()  // R3 direct-refresh
  }

  private func populate() {
    nameLabel.text = user.name
    bioView.text = user.bio
    counter.text = "\(user.followers)"
  }

  func textViewDidChange(_ textView: UITextView) {
    hasUnsavedChanges = textView.text != user.bio
  }

  @IBAction private func follow() {
    user.addFollower()
    counter.text = "\(user.followers)"  // R3 direct-refresh
    followButton.isSelected = true  // R3 direct-refresh
    UIView.animate(withDuration: 0.2) { self.followButton.transform = .identity }  // R3 direct-refresh
  }

  @IBAction private func save() {
    guard hasUnsavedChanges else { return }
    user.bio = bioView.text  // R2 raw-write
    api.update(user) { [weak self] result in
      DispatchQueue.main.async {
        switch result {
        case .success(let user):
          self?.user = user
          self?.hasUnsavedChanges = false
          self?.title = "Saved"  // R3 direct-refresh
        case .failure:
          self?.title = "Not saved"  // R3 direct-refresh
        }
      }
    }
  }

  @IBAction private func rename() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = self.user.name }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        guard let name = alert.textFields?.first?.text else { return }
        self?.user.name = name  // R2 raw-write
        self?.nameLabel.text = name  // R3 direct-refresh
      })
    present(alert, animated: true)
  }
}
