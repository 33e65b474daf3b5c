import Foundation

/// The package that is tested.
package enum TestedPackage {
  /// The folder of the manifest.
  package static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized.path

  /// The folder of what was built: beside the test bundle.
  package static let products: URL = {
    #if canImport(Darwin)
      Bundle(for: BundleMarker.self).bundleURL.deletingLastPathComponent()
    #else
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }()
}

#if canImport(Darwin)
  /// Finds the test bundle, into which this module is linked.
  private final class BundleMarker {}
#endif
