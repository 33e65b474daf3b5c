// Caches behind attributes, at file scope and static, beside a balance that is taken from.
// swift-format-ignore-file: NeverForceUnwrap
import Foundation
import AVFoundation
final class Formatter2 {
  private static var formatters: [String: DateFormatter] = [:]
  private static var cached: [String: Int] = [:]
  static func formatter(_ f: String) -> DateFormatter {
    if let f = formatters[f] { return f }
    let made = DateFormatter(); formatters[f] = made; return made
  }
  static func size(_ key: String) -> Int {
    if let known = cached[key] { return known }
    let n = key.count; cached[key] = n; return n
  }
}
final class ImageLoader {
  private static var images: [URL: Data] = [:]
  private static var balance: [String: Int] = [:]  // R1 global-state
  static func image(_ url: URL) -> Data? {
    if let i = images[url] { return i }; let d = try? Data(contentsOf: url); images[url] = d; return d
  }
  static func clear() { images = [:] }
  static func take(_ s: String) -> Int { balance[s, default: 10] -= 1; return balance[s]! }
}
@MainActor private var fileCache: [String: Int] = [:]
@MainActor func measureText(_ s: String) -> Int {
  if let k = fileCache[s] { return k }; fileCache[s] = s.count; return s.count
}
@MainActor func dropAll() { fileCache = [String: Int]() }
final class Layouts {
  @MainActor private var heights: [Int: Double] = [:]
  private var widths = [Int: Double]()
  @MainActor func height(_ i: Int) -> Double {
    if let h = heights[i] { return h }; let h = Double(i) * 2; heights[i] = h; return h
  }
  func width(_ i: Int) -> Double { if let h = widths[i] { return h }; let h = Double(i) * 2; widths[i] = h; return h }
  func empty() { widths = [Int: Double]() }
  @MainActor func reset() { heights = [:] }
}
