/// How much more one number is than another.
enum Percent {
  /// `+12 %`; `−3 %`
  static func text(of number: Int, beside other: Int) -> String {
    let percent = Int((Double(number - other) / Double(max(1, other)) * 100).rounded())
    return "\(percent < 0 ? "−" : "+")\(abs(percent)) %"
  }
}
