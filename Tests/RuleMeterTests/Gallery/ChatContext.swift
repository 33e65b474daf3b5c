// The chat with a context: views find the business object and the data handler there, and observe the messages.
import UIKit

protocol ChatBusiness: AnyObject { func send(_ text: String) }

final class ObservableList<Element> {
  private(set) var elements: [Element] = []
  private var observers: [([Element]) -> Void] = []

  func observe(_ observer: @escaping ([Element]) -> Void) { observers.append(observer) }

  func append(_ element: Element) {
    elements.append(element)
    observers.forEach { $0(elements) }
  }
}

final class ChatDataHandler {
  let messages = ObservableList<String>()
  func insert(_ text: String) { messages.append(text) }
}

final class ChatBusinessObject: ChatBusiness {
  private let handler: ChatDataHandler
  init(handler: ChatDataHandler) { self.handler = handler }
  func send(_ text: String) { handler.insert(text) }
}

final class ChatContext {
  let handler = ChatDataHandler()
  lazy var business: any ChatBusiness = ChatBusinessObject(handler: handler)
}

final class InputView: UIView {
  var context: ChatContext?
  private let field = UITextField()

  @objc func send() {
    context?.business.send(field.text ?? "")
    field.text = ""
  }
}

final class MessagesView: UIView {
  private let tableView = UITableView()
  var context: ChatContext? {
    didSet { context?.handler.messages.observe { [weak self] _ in self?.tableView.reloadData() } }
  }
}
