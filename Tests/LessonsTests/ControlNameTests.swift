import Lessons
import Testing

private typealias Control = LosslessStringConvertible & Sendable

@Test(
  arguments: [
    (
      NotesControl.self, ["note 0", "note 2", "text", "done", "cancel"],
      ["note", "note -1", "note 01", "note 1,2", "text 1", ""]
    ),
    (
      ToDoControl.self, ["add", "delete 0", "delete 49"],
      ["add 1", "delete", "delete -1", "delete 01", "delete 1,2", ""]
    ),
    (
      PromotionsControl.self,
      [
        "active", "add", "amount +", "amount -", "discount +", "discount -", "end +", "end -", "offline", "promotion 0",
        "promotion 2", "reload", "remove", "rule 1", "rule 4", "save", "stackable", "start +", "start -",
        "threshold +", "threshold -", "today +", "today -",
      ], ["discount", "discount 1", "rule", "rule 1,2", "promotion -1", "promotion 01", ""]
    ),
  ] as [(any Control.Type, [String], [String])])
private func `controls are named as scripts write them`(control: any Control.Type, names: [String], others: [String]) {
  for name in names { #expect(control.init(name)?.description == name) }
  for name in others { #expect(control.init(name) == nil) }
}
