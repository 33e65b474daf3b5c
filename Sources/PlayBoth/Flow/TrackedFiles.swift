import SourceTools

extension [SourceFile] {
  /// Whether they are those of a screen that is drawn again by the framework when what it read is written.
  package var areTracked: Bool { contains { $0.text.contains(/:.*\bTrackedScreen\b/) } }
}
