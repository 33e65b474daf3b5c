import Foundation
import Lessons

/// The file in which a lesson's state is kept from one run to the next.
package struct StateFile<State: SavedState> {
  package let path: String

  package init(path: String) { self.path = path }

  /// - Returns: The state, or nothing when there is no such file yet.
  package func load() throws(CommandError) -> State? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CommandError(.noInput, "\(path): cannot be read: check its permissions, or name another '--state FILE'.")
    }
    do {
      return try State(json: data)
    } catch {
      throw .badData("\(path): \(error). It is left as it was: mend it, or name another '--state FILE'.")
    }
  }

  /// Replaces the file by a whole new one, so that a kill at any moment leaves the old or the new.
  package func save(_ state: State) throws(CommandError) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      try Data((state.json + "\n").utf8).write(to: target, options: .atomic)
    } catch {
      throw CommandError(
        .output, "\(path): cannot be written: check the folder's permissions and room, or name another '--state FILE'.")
    }
  }
}
