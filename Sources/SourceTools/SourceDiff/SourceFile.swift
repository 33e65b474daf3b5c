/// One file of a side, as text.
package struct SourceFile: Equatable, Sendable {
  /// Where the file belongs in its program.
  package enum Role: String, Sendable {
    case screen, model
  }

  /// What the result calls the file.
  package let path: String
  /// Files of the same name and role on both sides are compared in place.
  package let name: String
  package let role: Role
  package let text: String

  package init(path: String, name: String, role: Role, text: String) {
    self.path = path
    self.name = name
    self.role = role
    self.text = text
  }
}

extension SourceFile {
  /// As the parser counts lines: other characters that Unicode calls line breaks end none.
  var lines: [String] {
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }.map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
