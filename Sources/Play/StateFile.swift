import Foundation
import Lessons
import PlainText

/// The file in which a lesson's state is kept from one run to the next.
struct StateFile<State: SavedState> {
  private let path: String
  private let file: ReplaceableFile

  /// - Throws: When the state could not be saved there.
  init(path: String) throws(CommandError) {
    self.path = path
    do {
      file = try ReplaceableFile(path: path)
    } catch {
      throw error.error(.output, path)
    }
  }

  /// - Returns: The state, or `nil` if there is no such file yet.
  func load() throws(CommandError) -> State? {
    if !file.exists { return nil }
    let data: Data
    do {
      data = try file.read()
    } catch .tooLarge(let limit) {
      throw .badData("\(path.excerpt(200)): \(FileRefusal.tooLarge(limit: limit).description)")
    } catch {
      throw error.error(.noInput, path)
    }
    do {
      return try State(json: data)
    } catch {
      throw .badData("\(path.excerpt(200)): \(error). It is left as it was: mend it, or name another '--state FILE'.")
    }
  }

  /// Replaces the file as a whole: whenever the program is ended, the old or the new state is there.
  func save(_ state: State) throws(CommandError) {
    do {
      try file.replace(by: Data((state.json + "\n").utf8))
    } catch {
      throw error.error(.output, path)
    }
  }
}
