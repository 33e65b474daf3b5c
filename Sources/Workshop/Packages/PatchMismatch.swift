/// Why a patch does not apply.
struct PatchMismatch: Error, CustomStringConvertible {
  /// Where it fails first, as git says it: `MinesScreen.swift:12`.
  let description: String

  /// - Parameters:
  ///   - output: What git printed.
  ///   - hasFailed: Whether git did not apply it at all.
  /// - Returns: `nil` for a patch that applies to the lines that it names.
  init?(_ output: String, hasFailed: Bool) {
    let lines = output.split(separator: "\n")
    if hasFailed {
      let errors = lines.filter { $0.hasPrefix("error: ") }.map { $0.dropFirst("error: ".count) }
      let place = errors.first { $0.hasPrefix("patch failed: ") }?.dropFirst("patch failed: ".count)
      description = (place ?? errors.first).map(String.init) ?? "git does not say where"
    } else {
      let moved = /Hunk #\d+ succeeded at (\d+) \(offset .*/
      guard let index = lines.firstIndex(where: { $0.wholeMatch(of: moved) != nil }),
        let line = lines[index].wholeMatch(of: moved)?.1,
        let file = lines[..<index].compactMap({ $0.wholeMatch(of: /Checking patch (.*)\.\.\./)?.1 }).last
      else { return nil }
      description = "\(file.split(separator: " => ").last ?? file):\(line), where it finds its lines moved"
    }
  }
}
