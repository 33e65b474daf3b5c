// Messages that arrive by a listener of a library that has no source here.

struct Message {
  let sender: String
  let body: String
}

class ChatViewController: UIViewController {
  let db = Firestore.firestore()
  var messages: [Message] = []

  func loadMessages() {
    db.collection("messages")
      .addSnapshotListener { (querySnapshot, error) in
        if let e = error {
          print(e)
        } else {
          if let snapshotDocuments = querySnapshot?.documents {
            for doc in snapshotDocuments {
              let data = doc.data()
              if let sender = data["sender"] as? String, let body = data["body"] as? String {
                self.messages.append(Message(sender: sender, body: body))
              }
            }
          }
        }
      }
  }
}
