import Foundation
import SourceTools

/// What a facilitator prints, as one HTML file: handout and primer, on two sides each, and the cards to cut out.
struct PrintedPages {
  /// What the pages say where they cannot know the repository's address.
  static let placeholder = "URL-OF-THIS-REPOSITORY"

  private static let pages = ["Docs/Handout.md", "Docs/Primer.md"]
  private static let cards = "Docs/Workshop/Cards"

  let package: PackageFolder
  /// Where participants find the repository.
  var address = placeholder

  func html() throws -> String {
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Model and view, separated: to be printed</title>
      <style>
      \(Markup(verbatim: String(decoding: PackageResources.Printed_css, as: UTF8.self)))</style>
      </head>
      <body>
      \(try Self.pages.markup { "<section>\n\(try blocks(of: $0).markup(\.markup))</section>\n" })
      <section class="cards">
      \(try package.files(in: Self.cards).sorted().markup(card))</section>
      </body>
      </html>\n
      """
    return page.text
  }

  private func blocks(of page: String) throws -> [MarkdownBlock] {
    MarkdownBlock.all(in: try package.text(of: page).replacingOccurrences(of: Self.placeholder, with: address))
  }

  private func card(_ file: String) throws -> Markup {
    let name = file.dropFirst(Self.cards.count + 1).prefix { $0 != "." }
    return "<article><h2>Card \(String(name))</h2><pre>\(try package.text(of: file))</pre></article>\n"
  }
}
