import Testing

@testable import Workshop

@Test(arguments: [
  ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"), ("\"it's\"", "&quot;it&#39;s&quot;"), ("&lt;", "&amp;lt;"),
  ("\r\n", "\r\n"), ("👩‍👧é", "👩‍👧é"),
])
func `interpolated text is escaped, once`(text: String, escaped: String) {
  let markup: Markup = "<p>\(text)</p>"
  #expect(markup.text == "<p>\(escaped)</p>")
}

@Test func `data cannot end the element that it is in`() throws {
  let markup = try DataScript.markup(id: "data", ["</script><!--"])
  #expect(markup.text == #"<script type="application/json" id="data">["\u003c/script>\u003c!--"]</script>"# + "\n")
}

@Test func `a table has a head for each row, and a footer only if it is given one`() {
  var table = MarkupTable(caption: "c", heads: ["", "n"], rows: [["a", "1"]])
  #expect(table.markup.text.contains(#"<tr><th scope="row">a</th><td>1</td></tr>"#))
  #expect(!table.markup.text.contains("tfoot"))
  table.footer = ["all", "1"]
  #expect(table.markup.text.contains(#"<tfoot><tr><th scope="row">all</th><td>1</td></tr></tfoot>"#))
}
