// Signing in with async and await; what shows that it is busy is only shown.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

final class AuthService {
  enum Failure: Error { case wrongPassword, offline }

  private(set) var user: String?
  private var token: String?
  private let keychain = Keychain()

  var isSignedIn: Bool { token != nil }

  func signIn(_ name: String, _ password: String) async throws {
    let url = URL(string: "https://example.com/login")!
    let (data, response) = try await URLSession.shared.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw Failure.wrongPassword }
    token = String(decoding: data, as: UTF8.self)
    user = name
    keychain.store(token ?? "", for: name)
  }

  func signOut() {
    token = nil
    user = nil
  }
}

struct Keychain {
  func store(_ secret: String, for account: String) {
    SecItemAdd([kSecAttrAccount: account, kSecValueData: Data(secret.utf8)] as CFDictionary, nil)
  }
}

final class LoginViewController: UIViewController, UITextFieldDelegate {
  private let service: AuthService
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let button = UIButton(configuration: .filled())
  private let errorLabel = UILabel()
  private lazy var spinner: UIActivityIndicatorView = {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.hidesWhenStopped = true
    return spinner
  }()
  private var attempts = 0  // R1 state-in-view
  private var isBusy = false {
    didSet {
      button.isEnabled = !isBusy
      if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }
  private var signInTask: Task<Void, Never>?

  init(service: AuthService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    passwordField.isSecureTextEntry = true
    errorLabel.textColor = .systemRed
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    layout()
  }

  private func layout() {
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, button, errorLabel, spinner])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)])
  }

  @objc private func signIn() {
    guard let name = nameField.text, let password = passwordField.text else { return }
    errorLabel.text = nil
    isBusy = true
    attempts += 1
    signInTask = Task { [weak self] in
      guard let self else { return }
      do {
        try await service.signIn(name, password)
        isBusy = false  // R3 direct-refresh
        title = service.user  // R3 direct-refresh
        dismiss(animated: true)
      } catch {
        isBusy = false  // R3 direct-refresh
        errorLabel.text = attempts > 2 ? "Forgot it?" : "Wrong password"  // R3 direct-refresh
      }
    }
  }

  @objc private func signOut() {
    signInTask?.cancel()
    service.signOut()
    reset()  // R3 direct-refresh
  }

  private func reset() {
    nameField.text = ""
    passwordField.text = ""
    errorLabel.text = service.isSignedIn ? "Signed in" : nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { passwordField.becomeFirstResponder() } else { signIn() }
    return true
  }
}
