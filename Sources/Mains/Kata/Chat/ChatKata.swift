import KataChat
import KataChatModel
import KataCheck
import Separated
import SeparatedModel
import Specifications
import Suites

@main
enum ChatKata {
  static func main() {
    KataProgram(
      ChatSuite.self, kata: KataChat.ChatScreen.self, reference: Separated.ChatScreen.self,
      model: (kataModel as Optional)?.driver, referenceModel: SeparatedModel.ChatContext.driver
    ).main()
  }
}
