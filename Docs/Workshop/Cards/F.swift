import UIKit

var isSignedIn = false

class LoginController: UIViewController {
  @objc func signIn() { isSignedIn = true }
}
