// Caches behind attributes, at file scope and static, beside a balance that is taken from.
// swift-format-ignore-file: NeverForceUnwrap
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
