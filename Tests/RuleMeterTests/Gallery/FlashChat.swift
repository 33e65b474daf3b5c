// Messages that arrive by a listener of a library that has no source here.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import FirebaseAuth
import FirebaseFirestore
import UIKit

struct Message {
  let sender: String
  let body: String
}

struct K {
  static let appName = "FlashChat"
  struct FStore {
    static let collectionName = "messages"
  }
}

class ChatViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var messageTextfield: UITextField!

  let db = Firestore.firestore()
  var messages: [Message] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    title = K.appName
    navigationItem.hidesBackButton = true
    tableView.register(UINib(nibName: "MessageCell", bundle: nil), forCellReuseIdentifier: "ReusableCell")
    loadMessages()
  }

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

  @IBAction func sendPressed(_ sender: UIButton) {
    if let body = messageTextfield.text, let messageSender = Auth.auth().currentUser?.email {
      db.collection(K.FStore.collectionName).addDocument(data: ["sender": messageSender, "body": body]) { (error) in
        if let e = error {
          print("There was an issue saving data to firestore, \(e)")
        } else {
          DispatchQueue.main.async {
            self.messageTextfield.text = ""
          }
        }
      }
    }
  }

  @IBAction func logOutPressed(_ sender: UIBarButtonItem) {
    do {
      try Auth.auth().signOut()
      navigationController?.popToRootViewController(animated: true)
    } catch let signOutError as NSError {
      print("Error signing out: %@", signOutError)
    }
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let message = messages[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "ReusableCell", for: indexPath) as! MessageCell
    cell.label.text = message.body
    cell.leftImageView.isHidden = message.sender == Auth.auth().currentUser?.email
    return cell
  }
}

class MessageCell: UITableViewCell {
  @IBOutlet weak var label: UILabel!
  @IBOutlet weak var leftImageView: UIImageView!

  override func awakeFromNib() {
    super.awakeFromNib()
    label.layer.cornerRadius = label.frame.size.height / 5
  }
}
