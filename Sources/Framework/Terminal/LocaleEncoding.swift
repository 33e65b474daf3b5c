/// Which characters the locale has, as POSIX finds it: where nothing is set, the locale is `C`, and has ASCII alone.
package struct LocaleEncoding {
  /// The locale's name, such as `en_GB.UTF-8`.
  package let locale: String

  package init(environment: [String: String]) {
    locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
  }

  /// Whether it has every character there is.
  package var isUnicode: Bool { locale.uppercased().filter { $0 != "-" }.contains("UTF8") }
}
