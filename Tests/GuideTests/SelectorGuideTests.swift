import Foundation
import IBModel
import TestSupport
import Testing

/// Runs the selectors in the tables of the section "Selectors" of `Documents/Lookup.md` on the document of the section.
@Suite struct SelectorGuideTests {
  private static func page() throws -> String {
    let guide = try Corpus.text("Documents/Lookup.md")
    let start = try #require(guide.firstRange(of: "\n## Selectors\n")).upperBound
    return guide[start...].components(separatedBy: "\n## ")[0]
  }

  private static func document(of page: String) throws -> Document {
    let objects = page.components(separatedBy: "```xml\n")[1].components(separatedBy: "```")[0]
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects>\(objects)</objects></scene></scenes></document>
      """
    return try Document(parsing: Array(text.utf8))
  }

  @Test func `the selectors of the page select what it says`() throws {
    let page = try Self.page()
    let document = try Self.document(of: page)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 40)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      let selector = cells[0].dropFirst(3).dropLast()
      let objects = try ObjectSelector(String(selector)).objects(in: document)
      let expected = cells[1] == "–" ? "" : cells[1]
      #expect(objects.map(\.id.rawValue).joined(separator: " ") == expected, "\(selector)")
    }
  }

  @Test func `the page names all sets`() throws {
    let page = try Self.page()
    for set in KindSet.allCases { #expect(page.contains("`\(set.rawValue)`")) }
  }

  @Test func `a selector is used in Swift`() throws {
    let document = try Self.document(of: Self.page())
    let selector = try ObjectSelector("button[enabled=false]:inside(stackView)")
    #expect(selector.objects(in: document).map(\.reference) == ["Save now (save)"])
  }
}
