import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct ContentPriorityTests {
  private func literal() throws -> LiteralLayout {
    try LiteralLayout(layout(#"<keep view="a" width="40" horizontalHugging="high"/>"#).template())
  }

  @Test func `a sheet keeps them`() throws {
    let literal = try literal()
    let text = try #require(literal.sheet(named: "y", replacing: .participants).text)
    #expect(text.contains(#"<keep view="a" horizontalHugging="750"/>"#), "\(text)")
    let again = try LayoutSheet(parsing: Array(text.utf8), path: nil)
    #expect(again.problems(in: literal.document).isEmpty)
    let applied = try #require(again.templates(in: literal.document).first).applied().document
    #expect(applied.object("v-a")?.element["horizontalHuggingPriority"] == "750")
  }

  /// The library transfers values by key path, and these have none.
  @Test func `template views cannot have them`() throws {
    let conversion = try literal().templateView(named: "y")
    #expect(conversion.losses == ["a (v-a).horizontalHuggingPriority: code cannot set it by key path"])
    #expect(conversion.document.keyPathLists.isEmpty)
  }
}
