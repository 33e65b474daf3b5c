import Foundation
import Scripts

extension Script {
  /// Reads a script from a file; `-` is standard input.
  package init(path: String) throws(CommandError) {
    let data: Data
    do {
      let file = path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      data = try file.readToEnd() ?? Data()
    } catch {
      throw CommandError(.noInput, "\(path): cannot be opened: name an existing '--script FILE', or '-'.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .badData("\(path): is not UTF-8 text: save it as UTF-8.")
    }
    do {
      try self.init(text, name: path)
    } catch {
      throw .badData(error.description)
    }
  }
}
