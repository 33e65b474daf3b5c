import Foundation
import PlainText

/// Data for the page's script, as JSON in an element that is not run.
enum DataScript {
  static func markup(id: String, _ data: some Encodable) throws -> Markup {
    // Within a script element nothing is escaped, but its end would be seen.
    let safe = Markup(verbatim: try json(data).replacingOccurrences(of: "<", with: "\\u003c"))
    return "<script type=\"application/json\" id=\"\(id)\">\(safe)</script>\n"
  }
}
