import PlainText
import Play
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A change request` {
  private let files: TemporaryPackage
  private var package: PackageFolder { files.folder }

  init() throws {
    files = try TemporaryPackage([
      "Sources/Worst/Mines/MinesScreen.swift": "let width = 1\n",
      "Docs/Changes/Mines/undo/Request.md": "# Take a move back\n\nText.\n",
      "Docs/Changes/Mines/counter/Request.md": "# Count the mines\n",
      "Docs/Changes/Mines/untitled/Request.md": "Text.\n",
      "Docs/Series/Mines/1-counter/Request.md": "# Count the mines\n",
      "Docs/Series/Mines/2-undo/Request.md": "# Take a move back\n",
    ])
  }

  @Test func `is known by the name of its folder, and has the title of its specification`() throws {
    let request = try ChangeRequest("undo", ofFolder: "Mines", in: package)
    #expect((request.lesson, request.name, request.title) == ("mines", "undo", "Take a move back"))
    #expect(request.specification == "Docs/Changes/Mines/undo/Request.md")
    #expect(request.start.map(\.path) == [package["Docs/Changes/Mines/undo/start.patch"]])
  }

  @Test func `in a row begins where those before it are granted`() throws {
    let requests = try ChangeRequest.all(.inARow, of: "mines", in: package)
    #expect(requests.map(\.name) == ["1-counter", "2-undo"])
    #expect(
      requests[1].start.map { $0.path.dropFirst(package.path.count) } == [
        "/Docs/Series/Mines/1-counter/start.patch", "/Docs/Series/Mines/1-counter/worst.patch",
        "/Docs/Series/Mines/1-counter/separated.patch", "/Docs/Series/Mines/2-undo/start.patch",
      ])
    #expect(try ChangeRequest.all(.inARow, of: "chat", in: package).isEmpty)
  }

  @Test(arguments: [
    (
      "redo", "Mines",
      CommandError.usage("Unknown change request 'redo' of mines: choose one of counter, undo, untitled.")
    ),
    ("undo", "Chat", .usage("Unknown change request 'undo' of chat: there is none.")),
    (
      "untitled", "Mines",
      .badData("Docs/Changes/Mines/untitled/Request.md: does not begin with a heading '# …': write one.")
    ),
  ])
  func `that is not there, or has no title, is refused`(name: String, folder: String, error: CommandError) {
    #expect(throws: error) { try ChangeRequest(name, ofFolder: folder, in: package) }
  }
}
