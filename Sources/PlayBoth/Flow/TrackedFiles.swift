extension String {
  /// Whether this source declares a screen that the framework draws again when data that it read change. Naming one
  /// in a comment does not count.
  package var declaresTrackedScreen: Bool { contains(/(?m)^[^\/\n]*\bTrackedScreen\b/) }
}
