// A toolbar with a state of its own, in a screen whose superclass has no source here.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import SignalKit
import UIKit

protocol InputToolbarDelegate: AnyObject {
  func inputToolbarDidSend(_ text: String)
  func inputToolbarHeightDidChange()
}

class InputToolbar: UIView, UITextViewDelegate {
  private enum Layout {
    static let maxHeight: CGFloat = 98
  }

  enum RecordingState { case idle, recording, locked }

  weak var delegate: InputToolbarDelegate?
  private let context: ConversationContext
  private let textView = UITextView()
  private let sendButton = UIButton(type: .system)
  private let placeholder = UILabel()
  private var heightConstraint: NSLayoutConstraint?
  private var recordingState = RecordingState.idle {  // R1 state-in-view
    didSet {
      if recordingState != oldValue { updateContents(animated: true) }  // R3 direct-refresh
    }
  }
  private var receivedSafeAreaInsets = UIEdgeInsets.zero
  private var recordingStart: Date?  // R1 state-in-view
  var quotedReply: QuotedReply? {
    didSet {
      guard oldValue != quotedReply else { return }
      updateContents(animated: false)
    }
  }

  init(context: ConversationContext) {
    self.context = context
    super.init(frame: .zero)
    textView.delegate = self
    placeholder.text = "Message"
    addSubview(textView)
    updateContents(animated: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    receivedSafeAreaInsets = safeAreaInsets
  }

  private func updateContents(animated: Bool) {
    sendButton.isHidden = textView.text.isEmpty || recordingState != .idle
    placeholder.isHidden = !textView.text.isEmpty
    if animated { UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() } }
  }

  private func updateHeight() {
    let height = min(textView.contentSize.height, Layout.maxHeight)
    guard heightConstraint?.constant != height else { return }
    heightConstraint?.constant = height
    delegate?.inputToolbarHeightDidChange()
  }

  func textViewDidChange(_ textView: UITextView) {
    updateHeight()
    updateContents(animated: true)
  }

  @objc private func sendPressed() {
    guard let text = textView.text, !text.isEmpty else { return }
    delegate?.inputToolbarDidSend(text)
    textView.text = ""
  }

  @objc private func longPress(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      recordingState = .recording
      recordingStart = Date()
    case .ended where recordingState == .recording:
      recordingState = .idle
      if let start = recordingStart, Date().timeIntervalSince(start) < 1 {
        placeholder.text = "Hold to record"  // R3 direct-refresh
      }
      recordingStart = nil
    default: break
    }
  }
}

struct QuotedReply: Equatable {
  let author: String
  let text: String
}

final class DraftStore {
  private var drafts: [String: String] = [:]
  static let shared = DraftStore()

  func draft(for thread: String) -> String? { drafts[thread] }
  func setDraft(_ text: String?, for thread: String) { drafts[thread] = text }
}

final class ConversationController: OWSViewController, InputToolbarDelegate {
  private let threadID: String
  private lazy var toolbar = InputToolbar(context: ConversationContext.current)
  private var unread = 0  // R1 state-in-view
  private let badge = UILabel()

  init(threadID: String) {
    self.threadID = threadID
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(toolbar)
    badge.isHidden = true
  }

  func inputToolbarDidSend(_ text: String) {
    DraftStore.shared.setDraft(nil, for: threadID)
    unread = 0
    badge.isHidden = unread == 0  // R3 direct-refresh
  }

  func received() {
    unread += 1
    badge.text = "\(unread)"  // R3 direct-refresh
  }

  func inputToolbarHeightDidChange() { view.setNeedsLayout() }
}
