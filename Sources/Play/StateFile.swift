import Foundation
import LessonScreens
import Lessons
import PlainText

/// The file in which a lesson's state is kept from one run to the next.
package struct StateFile<State: SavedState> {
  private let path: String
  private let file: ReplaceableFile

  /// - Throws: When the state could not be saved there.
  package init(path: String) throws(CommandError) {
    self.path = path
    do {
      file = try ReplaceableFile(path: path)
    } catch {
      throw error.error(.output, path)
    }
  }

  /// - Returns: The state, or nothing when there is no such file yet.
  package func load() throws(CommandError) -> State? {
    if !file.exists { return nil }
    let data: Data
    do {
      data = try file.read()
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
  package func save(_ state: State) throws(CommandError) {
    do {
      try file.replace(by: Data((state.json + "\n").utf8))
    } catch {
      throw error.error(.output, path)
    }
  }
}

extension Script {
  /// Reads a script from a file; `-` is standard input.
  package init(path: String) throws(CommandError) {
    let name = path.isEmpty ? "''" : path.excerpt(200)
    let data: Data
    do {
      data = try path == "-" ? InputFile.readStandardInput() : InputFile(path: path).read()
    } catch .tooLarge(let limit) {
      throw .badData("\(name): \(FileRefusal.tooLarge(limit: limit).description)")
    } catch {
      throw CommandError(.noInput, "\(name): cannot be opened: name an existing '--script FILE', or '-'.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .badData("\(name): is not UTF-8 text: save it as UTF-8.")
    }
    do {
      // What some editors put before a text that is UTF-8 is not part of it.
      try self.init(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text, name: name)
    } catch {
      throw .badData(error.description)
    }
  }
}
