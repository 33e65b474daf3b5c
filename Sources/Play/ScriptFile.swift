import Foundation
import LessonScreens
import Lessons
import PlainText

extension Script {
  /// Reads a script from a file; `-` is standard input.
  package init(path: String) throws(CommandError) {
    let name = path.isEmpty ? "''" : path.excerpt(200)
    let data: Data
    do {
      data = try path == "-" ? InputFile.standardInput() : InputFile(path: path).contents()
    } catch .tooLarge(let limit) {
      throw .badData("\(name): \(FileRefusal.tooLarge(limit: limit).description)")
    } catch {
      let remedy = path == "-" ? "redirect a script into it" : "name an existing '--script FILE', or '-'"
      throw CommandError(.noInput, "\(name): cannot be opened: \(remedy).")
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
