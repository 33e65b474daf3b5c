// A struct of references is handed from screen to screen; one that holds a draft is data.
// swift-format-ignore-file: NeverForceUnwrap
final class Library { private(set) var books: [String] = []; func add(_ s: String) { books.append(s) } }
final class Account { private(set) var name = ""; func rename(_ s: String) { name = s } }
struct AppContext { let library: Library; let account: Account; let locale: String = "en" }
final class First: UIViewController {
  private var held: Second?
  @objc func again() { held?.context = context; held?.pair = (context.library, context.account) }
}
final class Second: UIViewController {
  var context: AppContext?
  var pair: (library: Library, account: Account)?
  @objc func add() {
    context?.library.add("x"); if context == nil { return }; pair?.library.add("c"); if pair == nil { return }
  }
}
