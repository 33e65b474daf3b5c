import Designs
import Play
import Testing

@testable import Workshop

@Suite struct `The option --variants` {
  private static let known =
    "choose two of worst, refresh-all, massive, drawing-model, calling-model, three-models, leaky, one-way, "
    + "view-state, separated."

  @Test func `names two designs, in this order`() throws {
    var arguments = Arguments(["mines", "--variants", "one-way,leaky"])
    let designs = try #require(try arguments.variants())
    #expect((designs.first.name, designs.second.name) == ("one-way", "leaky"))
  }

  @Test func `need not be there`() throws {
    var arguments = Arguments(["mines"])
    #expect(try arguments.variants() == nil)
  }

  @Test(arguments: [
    ("one-way,lazy", "'--variants one-way,lazy': there is no design 'lazy': \(known)"),
    ("one-way,", "'--variants one-way,': there is no design '': \(known)"),
    ("one-way", "'--variants one-way' does not name two designs: \(known)"),
    ("leaky,leaky", "'--variants leaky,leaky' does not name two designs: \(known)"),
    ("worst,leaky,separated", "'--variants worst,leaky,separated' does not name two designs: \(known)"),
  ])
  func `is refused unless it names two designs that there are`(list: String, message: String) throws {
    var arguments = Arguments(["--variants", list])
    let error = #expect(throws: CommandError.self) { try arguments.variants() }
    #expect(error?.description == message)
    #expect(error?.code == .usage)
  }

  @Test(arguments: ["play", "diff"])
  func `is for Mines alone`(command: String) throws {
    var arguments = Arguments(["todo", "--variants", "one-way,leaky"])
    let error = #expect(throws: CommandError.self) {
      if command == "play" { _ = try PlayCommand(&arguments) } else { _ = try DiffCommand(&arguments) }
    }
    #expect(
      error?.description
        == "'--variants' compares designs of mines, and todo has none: leave it out, or name mines.")
  }
}
