// Messages that arrive by a listener of a library that has no source here.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine

struct Message {
  let sender: String
  let body: String
}

struct K {
  struct FStore {
    static let collectionName = "messages"
  }
}

class ChatViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!

  let db = Firestore.firestore()
  var messages: [Message] = []

  func loadMessages() {
    db.collection(K.FStore.collectionName)
      .order(by: "date")
      .addSnapshotListener { (querySnapshot, error) in
        self.messages = []
        if let e = error {
          print("There was an issue retrieving data from Firestore. \(e)")
        } else {
          if let snapshotDocuments = querySnapshot?.documents {
            for doc in snapshotDocuments {
              let data = doc.data()
              if let sender = data["sender"] as? String, let body = data["body"] as? String {
                self.messages.append(Message(sender: sender, body: body))
                DispatchQueue.main.async {
                  self.tableView.reloadData()
                  let indexPath = IndexPath(row: self.messages.count - 1, section: 0)
                  self.tableView.scrollToRow(at: indexPath, at: .top, animated: false)
                }
              }
            }
          }
        }
      }
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ReusableCell", for: indexPath) as! MessageCell
    return cell
  }
}

class MessageCell: UITableViewCell {
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    label.layer.cornerRadius = label.frame.size.height / 5
  }
}
