extension String {
  /// Whether this source declares a screen that is drawn again by the framework when what it read is written. A comment
  /// that names one declares none.
  package var declaresTrackedScreen: Bool { contains(/(?m)^[^\/\n]*\bTrackedScreen\b/) }
}
