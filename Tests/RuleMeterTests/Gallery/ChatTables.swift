// A namespace around model and view, a cache of heights, async sending, a draft that is written while typing.
import UIKit

enum Chat {
  struct Message: Codable {
    let id: Int
    var text: String
    var isSending = false
  }

  final class Thread {
    private(set) var messages: [Message] = []
    var draft = ""  // R2 exposed-state
    var onChange: (() -> Void)?
    private var nextID = 1

    func send(_ text: String) {
      messages.append(Message(id: nextID, text: text, isSending: true))
      nextID += 1
      onChange?()
    }

    func markSent(_ id: Int) {
      guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
      messages[index].isSending = false
      onChange?()
    }
  }

  final class BubbleView: UIView {
    let label = UILabel()
    var isOwn = false {
      didSet { backgroundColor = isOwn ? .systemBlue : .systemGray }
    }
  }
}

protocol MessageSending {
  func send(_ text: String) async throws -> Int
}

final class ChatViewController: UIViewController, UITableViewDataSource, UITextViewDelegate {
  private let thread: Chat.Thread
  private let sender: MessageSending
  private let tableView = UITableView()
  private let textView = UITextView()
  private let sendButton = UIButton()
  private var heights: [Int: CGFloat] = [:]
  private var keyboardHeight: CGFloat = 0
  private var unreadCount = 0  // R1 state-in-view

  init(thread: Chat.Thread, sender: MessageSending) {
    self.thread = thread
    self.sender = sender
    super.init(nibName: nil, bundle: nil)
    thread.onChange = { [weak self] in self?.threadChanged() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.text = thread.draft
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  private func threadChanged() {
    tableView.reloadData()
    sendButton.isEnabled = true
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    keyboardHeight = frame?.height ?? 0
    view.layoutIfNeeded()
  }

  @objc private func sendTapped() {
    let text = textView.text ?? ""
    thread.send(text)
    textView.text = ""
    title = "Sending"  // R3 direct-refresh
    Task {
      do {
        let id = try await sender.send(text)
        thread.markSent(id)
      } catch {
        sendButton.setTitle("Retry", for: .normal)  // R3 direct-refresh
      }
    }
  }

  func textViewDidChange(_ textView: UITextView) {
    thread.draft = textView.text  // R2 raw-write
    sendButton.isEnabled = !textView.text.isEmpty  // R3 direct-refresh
  }

  func receivedInBackground() {
    unreadCount += 1
    tabBarItem.badgeValue = "\(unreadCount)"  // R3 direct-refresh
  }

  private func height(at row: Int) -> CGFloat {
    if let known = heights[row] { return known }
    let height = thread.messages[row].text.count > 40 ? 80.0 : 44.0
    heights[row] = height
    return height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { thread.messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = thread.messages[indexPath.row]
    let bubble = Chat.BubbleView()
    bubble.isOwn = message.isSending
    bubble.label.text = message.text
    bubble.frame.size.height = height(at: indexPath.row)
    cell.contentView.addSubview(bubble)
    return cell
  }
}
