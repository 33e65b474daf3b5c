// A coordinator that keeps the answers and pushes the screens.
import UIKit

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

struct OnboardingAnswers: Codable {
  var name = ""
  var wantsNews = false
  var topics: Set<String> = []
}

final class OnboardingCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let navigation: UINavigationController  // R1 view-in-model
  private var answers = OnboardingAnswers()
  private let session: Session

  init(navigation: UINavigationController, session: Session) {  // R1 view-in-model
    self.navigation = navigation
    self.session = session
  }

  func start() {
    let controller = NameViewController()  // R1 view-in-model
    controller.onNext = { [weak self] name in
      self?.answers.name = name
      self?.showTopics()
    }
    navigation.pushViewController(controller, animated: false)
  }

  private func showTopics() {
    let controller = TopicsViewController(topics: ["Art", "Sport"])  // R1 view-in-model
    controller.onFinish = { [weak self] topics in
      self?.answers.topics = topics
      self?.finish()
    }
    navigation.pushViewController(controller, animated: true)
  }

  private func finish() {
    session.complete(answers)
    navigation.dismiss(animated: true)
  }
}

final class Session {
  static let didChange = Notification.Name("SessionDidChange")
  private(set) var isOnboarded = false
  private(set) var answers: OnboardingAnswers?

  func complete(_ answers: OnboardingAnswers) {
    self.answers = answers
    isOnboarded = true
    NotificationCenter.default.post(name: Session.didChange, object: self)
  }
}

final class NameViewController: UIViewController {
  var onNext: ((String) -> Void)?
  private let field = UITextField()
  private let nextButton = UIButton(type: .system)

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [field, nextButton])
    stack.axis = .vertical
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.onNext?(self.field.text ?? "")
      }, for: .touchUpInside)
    field.addTarget(self, action: #selector(edited), for: .editingChanged)
  }

  @objc private func edited() { nextButton.isEnabled = field.text?.isEmpty == false }
}

final class TopicsViewController: UITableViewController {
  var onFinish: ((Set<String>) -> Void)?
  private let topics: [String]
  private var chosen: Set<String> = []  // R1 state-in-view

  init(topics: [String]) {
    self.topics = topics
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let topic = topics[indexPath.row]
    if chosen.contains(topic) { chosen.remove(topic) } else { chosen.insert(topic) }
    tableView.reloadRows(at: [indexPath], with: .none)  // R3 direct-refresh
    navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty  // R3 direct-refresh
  }

  @objc private func done() { onFinish?(chosen) }
}
