import Foundation

/// The program that tests run: a kata's where `TROUBLE` is set, and one for the terminal otherwise.
@main
enum Fixture {
  static func main() {
    let isKata = ProcessInfo.processInfo.environment["TROUBLE"] != nil
    isKata ? KataFixture.main() : TerminalFixture.main()
  }
}
