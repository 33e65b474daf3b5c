import Fixture
import Foundation
import Renderer

/// The lines that called for a view to be drawn again, by the stack of each call: what really ran, whatever anybody infers.
final class CallerLines {
  private var returnAddresses: Set<UInt> = []

  /// - Parameter views: Those of a screen that is recorded already.
  init(of views: ViewTable) {
    let recorder = views.refreshObserver
    views.refreshObserver = { [weak self] id in
      recorder?(id)
      self?.returnAddresses.formUnion(Thread.callStackReturnAddresses.map(\.uintValue))
    }
  }

  /// Since the last time this was called.
  func take() -> Set<UInt> {
    defer { returnAddresses = [] }
    return returnAddresses
  }
}

/// Names the lines of addresses, with the tool that comes with the toolchain on Linux.
enum Symbolizer {
  /// `nil` if the toolchain has none.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent().path }
    .map { "\($0)/llvm-symbolizer" }.first(where: FileManager.default.isExecutableFile)

  static var isThere: Bool { path != nil && !images.isEmpty }

  /// - Returns: `Sources/Worst/Mines/MinesScreen.swift:111` for each address in the package.
  static func lines(of addresses: Set<UInt>) throws -> [UInt: String] {
    guard let path else { return [:] }
    let places = addresses.compactMap { address in place(of: address).map { (address, $0) } }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--no-inlines", "--functions=none", "--output-style=GNU"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let asked = Data(places.map { "\"\($0.1.image)\" 0x\(String($0.1.offset, radix: 16))\n" }.joined().utf8)
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(asked)
      input.fileHandleForWriting.closeFile()
    }
    let answers = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n")
    process.waitUntilExit()
    precondition(answers.count == places.count, "A line for each address (was \(answers.count) of \(places.count))")
    var lines: [UInt: String] = [:]
    for (place, answer) in zip(places, answers) {
      guard let start = answer.firstRange(of: "/Sources/") else { continue }
      let words = answer[start.upperBound...].prefix { $0 != " " }.split(separator: ":")
      lines[place.0] = "Sources/" + words.prefix(2).joined(separator: ":")
    }
    return lines
  }

  /// Where a call is in its image.
  private struct Place {
    let image: String
    let offset: UInt
  }

  /// The images of this process, each from its first address on.
  private static let images: [(range: Range<UInt>, path: String)] = {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return [] }
    let maps = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
    var images: [String: Range<UInt>] = [:]
    for line in maps.split(separator: "\n") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard let path = line.firstIndex(of: "/").map({ String(line[$0...]) }), ends.count == 2 else { continue }
      let known = images[path] ?? ends[0]..<ends[1]
      images[path] = min(known.lowerBound, ends[0])..<max(known.upperBound, ends[1])
    }
    return images.map { ($0.value, $0.key) }
  }()

  private static func place(of returnAddress: UInt) -> Place? {
    let call = returnAddress - 1
    return images.first { $0.range.contains(call) }.map { Place(image: $0.path, offset: call - $0.range.lowerBound) }
  }
}
