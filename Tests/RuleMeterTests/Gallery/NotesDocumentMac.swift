// A Mac app: a sidebar and an editor that write the notes' data.

final class Notebook {
  var sortsByTitle = false  // R2 exposed-state
}

final class Note {
  var title: String  // R2 exposed-state
  var body = NSAttributedString()  // R2 exposed-state

  init(title: String) { self.title = title }
}

final class SidebarViewController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  var notebook: Notebook!

  @IBAction func toggleSorting(_ sender: NSButton) {
    notebook.sortsByTitle.toggle()  // R2 raw-write
  }
}

final class EditorViewController: NSViewController, NSTextViewDelegate {
  @IBOutlet private var titleField: NSTextField!
  @IBOutlet private var textView: NSTextView!
  @IBOutlet private var wordCount: NSTextField!

  var note: Note? {
    didSet {
      titleField.stringValue = note?.title ?? ""
      textView.textStorage?.setAttributedString(note?.body ?? NSAttributedString())
      updateWordCount()
    }
  }

  func textDidChange(_ notification: Notification) {
    note?.body = textView.attributedString()  // R2 raw-write
  }

  @IBAction func rename(_ sender: NSTextField) {
    note?.title = sender.stringValue  // R2 raw-write
  }

  private func updateWordCount() {
    let words = textView.string.split(separator: " ").count
    wordCount.stringValue = "\(words) words"
  }
}
