// Caches behind attributes, at file scope and static.
final class ImageLoader {
  private static var images: [URL: Data] = [:]
  static func image(_ url: URL) -> Data? {
    if let i = images[url] { return i }; let d = try? Data(contentsOf: url); images[url] = d; return d
  }
  static func clear() { images = [:] }
}
@MainActor private var fileCache: [String: Int] = [:]
@MainActor func measureText(_ s: String) -> Int {
  if let k = fileCache[s] { return k }; fileCache[s] = s.count; return s.count
}
@MainActor func dropAll() { fileCache = [String: Int]() }
