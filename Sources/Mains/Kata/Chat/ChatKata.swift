import KataChat
import KataCheck
import Separated
import Suites

@main
enum ChatKata {
  static func main() {
    KataProgram(ChatSuite.self, kata: KataChat.ChatScreen.self, reference: Separated.ChatScreen.self)
      .main()
  }
}
