// A toolbar with a state of its own, in a screen whose superclass has no source here.

protocol InputToolbarDelegate: AnyObject {
  func inputToolbarDidSend(_ text: String)
}

class InputToolbar: UIView, UITextViewDelegate {
  enum RecordingState { case idle, recording, locked }

  weak var delegate: InputToolbarDelegate?
  private let textView = UITextView()
  private let placeholder = UILabel()
  private var recordingState = RecordingState.idle {  // R1 state-in-view
    didSet {
      if recordingState != oldValue { updateContents(animated: true) }  // R3 direct-refresh
    }
  }
  private var recordingStart: Date?  // R1 state-in-view

  private func updateContents(animated: Bool) {
    if animated { UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() } }
  }

  @objc private func sendPressed() {
    guard let text = textView.text, !text.isEmpty else { return }
    delegate?.inputToolbarDidSend(text)
    textView.text = ""
  }

  @objc private func longPress(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
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

final class ConversationController: OWSViewController, InputToolbarDelegate {
  private var unread = 0  // R1 state-in-view

  override func viewDidLoad() {}
  func inputToolbarDidSend(_ text: String) { unread = 0 }
  func received() { unread += 1 }
}
