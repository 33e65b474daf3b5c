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

  @Test(arguments: [
    ("one-way", ["one-way"]), ("one-way,worst,leaky", ["one-way", "worst", "leaky"]), ("all", allDesigns.map(\.name)),
  ])
  func `names as many as one likes for mutants`(list: String, names: [String]) throws {
    var arguments = Arguments(["mines", "--variants", list])
    #expect(try arguments.anyVariants()?.map(\.name) == names)
  }

  @Test(arguments: [
    ("lazy", "'--variants lazy': there is no design 'lazy': choose all, or some of "),
    ("leaky,leaky", "'--variants leaky,leaky' names a design twice: name each once."),
    ("all,leaky", "'--variants all,leaky': there is no design 'all': choose all, or some of "),
  ])
  func `is refused for mutants when it names what is not there, or a design twice`(
    list: String, message: String
  ) throws {
    var arguments = Arguments(["mines", "--variants", list])
    let error = #expect(throws: CommandError.self) { try arguments.anyVariants() }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test func `plants no fault in both variants at once`() throws {
    var arguments = Arguments(["mines", "--both", "--variants", "all"])
    let error = #expect(throws: CommandError.self) { try MutantsCommand(&arguments) }
    #expect(
      error?.description
        == "'--both' plants a fault in worst and separated: leave it out, or leave '--variants' out.")
  }

  @Test(arguments: ["play", "diff", "mutants"])
  func `is for Mines alone`(command: String) throws {
    var arguments = Arguments(["todo", "--variants", "one-way,leaky"])
    let error = #expect(throws: CommandError.self) {
      switch command {
      case "play": _ = try PlayCommand(&arguments)
      case "diff": _ = try DiffCommand(&arguments)
      default: _ = try MutantsCommand(&arguments)
      }
    }
    #expect(
      error?.description
        == "'--variants' compares designs of mines, and todo has none: leave it out, or name mines.")
  }
}
