import IBXML
import TestSupport
import Testing

@Suite struct MarkupOutlineTests {
  private static let whole = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view id="vw1">
                <subviews>
                    <label text="Title" id="lb1"/>
                    <button id="bt1"/>
                </subviews>
            </view>
        </objects>
    </document>
    """

  private func repaired(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    return String(decoding: try MarkupOutline(bytes).repairs.applied(to: bytes), as: UTF8.self)
  }

  /// A text typed in place of a part, and how the part is understood.
  static let typed: [(part: String, typed: String, repaired: String)] = [
    (#"<button id="bt1"/>"#, "<", ""), (#"<button id="bt1"/>"#, "<bu", "<bu/>"),
    (#"<button id="bt1"/>"#, "<button ", "<button/> "), (#"<button id="bt1"/>"#, "<button id", "<button />"),
    (#"<button id="bt1"/>"#, "<button id=", "<button />"),
    (#"<button id="bt1"/>"#, "<button id=\"", #"<button id=""/>"#),
    (#"<button id="bt1"/>"#, "<button id=\"bt1", #"<button id="bt1"/>"#),
    (#"<button id="bt1"/>"#, "<button id=\"bt1/>", #"<button id="bt1"/>"#),
    (#"text="Title" id"#, "text=\"Title id", #"text="Title" id"#),
    (#"text="Title" id"#, #"text="A & B" id"#, #"text="A &amp; B" id"#),
    (#"text="Title" id"#, #"text="Title"id"#, #"text="Title" id"#),
    (#"text="Title" id"#, #"text="Title" text="Two" id"#, #"text="Title"  id"#), ("</subviews>", "", "</subviews>"),
    ("</subviews>", "</sub>", "</subviews>"), ("<subviews>", "<subviews", "<subviews>"),
    ("<subviews>", #"<subviews key="a""#, #"<subviews key="a">"#),
    (#"<button id="bt1"/>"#, #"<button id="bt1">"#, #"<button id="bt1"></button>"#), (#"<button id="bt1"/>"#, "</", ""),
    (#"<button id="bt1"/>"#, "</view>", ""),
  ]

  @Test(arguments: typed) func whatIsTypedIsCompleted(part: String, typed: String, repaired: String) throws {
    let parts = Self.whole.components(around: part)
    let result = try self.repaired(parts.before + typed + parts.after)
    let expected = parts.before + repaired + parts.after
    let blanks: (Character) -> Bool = { $0.isWhitespace }
    #expect(result.filter { !blanks($0) } == expected.filter { !blanks($0) }, "\(result)")
    _ = try XMLTree(parsing: Array(result.utf8))
  }

  @Test func aWellFormedTextHasNoProblem() {
    let outline = MarkupOutline(Array(Self.whole.utf8))
    #expect(outline.problems.isEmpty && outline.repairs.isEmpty)
  }

  @Test func problemsSayWhatIsMissingAndWhere() throws {
    let parts = Self.whole.components(around: "</subviews>")
    let outline = MarkupOutline(Array((parts.before + parts.after).utf8))
    #expect(outline.problems.map(\.message) == ["the element `<subviews>` has no end tag"])
    let range = try #require(outline.problems.first?.range)
    #expect(parts.before.utf8.dropFirst(range.lowerBound).starts(with: "<subviews>".utf8))
  }

  @Test func elementsAroundAnOffsetAreTheOpenOnes() throws {
    let bytes = Array(Self.whole.components(around: #"<button id="bt1"/>"#).before.utf8)
    let names = MarkupOutline(bytes).openTags(at: bytes.count).map { String(decoding: bytes[$0.name], as: UTF8.self) }
    #expect(names == ["subviews", "view", "objects", "document"])
  }

  @Test func documentsOfTheCorpusHaveNoProblem() async throws {
    let complaints = try await Corpus.complaints(every: 40) { path, bytes in
      guard let tree = try? XMLTree(parsing: bytes) else { return nil }
      return MarkupOutline(tree.source.utf8).problems.first.map { "\($0.message) at \($0.range)" }
    }
    #expect(complaints == [])
  }

  /// Where a character is missing, the text can be read in nearly all places.
  @Test func oneMissingCharacterRarelyMatters() throws {
    let bytes = Array(Self.whole.utf8)
    var unreadable = 0
    for index in bytes.indices {
      var damaged = bytes
      damaged.remove(at: index)
      let repaired = try MarkupOutline(damaged).repairs.applied(to: damaged)
      if (try? XMLTree(parsing: repaired)) == nil { unreadable += 1 }
    }
    #expect(unreadable * 50 <= bytes.count, "\(unreadable) of \(bytes.count)")
  }

  @Test(arguments: ["<a>", "<a ", "</a>", "<a b=\"", "&", "<a></b>", "<!--", #"<a b='c'd="e""#])
  func manyMistakesTakeLittleTime(part: String) {
    #expect(!MarkupOutline(Array(String(repeating: part, count: 50_000).utf8)).problems.isEmpty)
  }
}

extension String {
  fileprivate func components(around part: String) -> (before: String, after: String) {
    for index in indices where self[index...].hasPrefix(part) {
      return (String(self[..<index]), String(self[self.index(index, offsetBy: part.count)...]))
    }
    return (self, "")
  }
}
