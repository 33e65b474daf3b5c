import Foundation
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
    let hasReferenceViewState = KataChat.ChatScreen.SavedViewState.self == Separated.ChatScreen.SavedViewState.self
    if CommandLine.arguments.dropFirst() == ["view-state"] { exit(hasReferenceViewState ? 0 : 1) }
    KataProgram(
      ChatSuite.self, kata: KataChat.ChatScreen.self, reference: Separated.ChatScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.ChatContext.driver
    ).main()
  }
}
