// View, presenter and interactor, each behind a protocol, as larger apps arrange a screen.
import UIKit

protocol ProfileViewing: AnyObject {
  var isSaveEnabled: Bool { get set }
  func show(name: String)
  func showError(_ message: String)
}

protocol ProfilePresenting: AnyObject {
  var draftName: String { get set }
  var isDirty: Bool { get }
  func viewIsReady()
  func save()
}

struct Profile: Codable {
  var name: String
  var email: String
}

protocol ProfileStoring {
  func profile(completion: @escaping (Profile) -> Void)
  func store(_ profile: Profile, completion: @escaping (Error?) -> Void)
}

final class ProfilePresenter: ProfilePresenting {
  weak var view: ProfileViewing?
  private let storage: ProfileStoring
  private var profile: Profile?
  var draftName = "" {  // R2 exposed-state
    didSet { view?.isSaveEnabled = isDirty }
  }

  var isDirty: Bool { draftName != profile?.name }

  init(storage: ProfileStoring) { self.storage = storage }

  func viewIsReady() {
    storage.profile { [weak self] profile in
      self?.profile = profile
      self?.draftName = profile.name
      self?.view?.show(name: profile.name)
    }
  }

  func save() {
    guard var profile = profile else { return }
    profile.name = draftName
    storage.store(profile) { [weak self] error in
      if let error = error {
        self?.view?.showError(error.localizedDescription)
      } else {
        self?.profile = profile
      }
    }
  }
}

final class ProfileViewController: UIViewController, ProfileViewing {
  private let presenter: ProfilePresenting
  private let nameField = UITextField()
  private let saveButton = UIButton(type: .system)
  private let statusLabel = UILabel()

  init(presenter: ProfilePresenting) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var isSaveEnabled = false {
    didSet { saveButton.isEnabled = isSaveEnabled }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    saveButton.setTitle("Save", for: .normal)
    presenter.viewIsReady()
  }

  @objc private func nameChanged() {
    presenter.draftName = nameField.text ?? ""  // R2 raw-write
    statusLabel.text = presenter.isDirty ? "Edited" : ""  // R3 direct-refresh
  }

  @objc private func save() {
    view.endEditing(true)
    presenter.save()
  }

  func show(name: String) { nameField.text = name }

  func showError(_ message: String) { statusLabel.text = message }
}
