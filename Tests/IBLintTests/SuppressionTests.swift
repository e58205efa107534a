import IBLint
import IBModel
import Testing

@Suite struct SuppressionTests {
  private func note(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
  }

  private func findings(_ note: String, _ suppressions: [Suppression] = []) throws -> [String] {
    let text = ExampleDocument.marked(
      """
      <viewController id="vc1"> <view key="view" id="vw1">
          \(note)
      <subviews><label id="lb1"><connections><outlet property="a" destination="no1" id="o1"/></connections></label>
      </subviews> <connections><outlet property="b" destination="no2" id="o2"/></connections> </view>
      <connections><outlet property="c" destination="no3" id="o3"/></connections> </viewController>
      """)
    var selection = try Selection(
      select: ["dangling_reference", "unused_suppression", "invalid_suppression"], ignore: [])
    selection.suppressions = suppressions
    return Linter(selection).lint(Array(text.utf8)).findings.map { "\($0.rule): \($0.message)" }
  }

  private func dangling(_ note: String) throws -> [Character] {
    try findings(note).filter { $0.hasPrefix("dangling_reference") }.compactMap { message in
      ["a", "b", "c"].first { message.contains("`\($0)`") }
    }
  }

  @Test func `a note suppresses findings of its object and of what is inside`() throws {
    #expect(try dangling("") == ["a", "b", "c"])
    #expect(try dangling(note("ibt:disable dangling_reference -- made at run time")) == ["c"])
    #expect(try findings(note("ibt:disable dangling_reference -- made at run time")).count == 1)
  }

  @Test(arguments: [
    "ibt:disable dangling_reference", "ibt:disable dangling-reference", "ibt:disable connections -- all",
    "A note.&#10;  ibt:disable dangling_reference&#10;More.", "ibt:disable duplicate_id, dangling_reference--x",
  ]) func `rules and groups are named as elsewhere, on a line of their own`(text: String) throws {
    #expect(try dangling(note(text)) == ["c"])
  }

  @Test func `a text with several lines is an element`() throws {
    let note = """
      <attributedString key="userComments"><fragment><string key="content">Note
      ibt:disable dangling_reference</string></fragment></attributedString>
      """
    #expect(try dangling(note) == ["c"])
  }

  @Test(arguments: [
    ("ibt:disable dangling_referense", "there is no rule `dangling_referense`; did you mean `dangling_reference`?"),
    ("ibt:disable", "it names no rule"), ("ibt:disable -- why", "it names no rule"),
    ("ibt:", "it says nothing after `ibt:`"),
    ("ibt:enable dangling_reference", "there is no command `ibt:enable`; the only one is `ibt:disable`"),
  ]) func `a note that cannot be followed is a finding`(text: String, message: String) throws {
    let found = try findings(note(text)).filter { $0.hasPrefix("invalid_suppression") }
    #expect(found == ["invalid_suppression: the note of View (vw1) is not a suppression: \(message)"])
    #expect(try dangling(note(text)) == ["a", "b", "c"])
  }

  @Test func `a suppression of nothing is a finding`() throws {
    let found = try findings(note("ibt:disable dangling_reference, empty_label"))
    #expect(
      found.filter { $0.hasPrefix("unused") }
        == ["unused_suppression: the note suppresses `empty_label` for View (vw1), which has no such finding"])
  }

  @Test func `a configuration suppresses findings by the id of an object`() throws {
    let one = Suppression(rules: ["dangling_reference"], object: "lb1", reason: "agreed", origin: ".ibt.yml:3:5")
    let unused = Suppression(rules: ["duplicate_id"], object: "vc1", reason: "old", origin: ".ibt.yml:4:5")
    let elsewhere = Suppression(rules: ["duplicate_id"], object: "other", reason: "old", origin: ".ibt.yml:5:5")
    let found = try findings("", [one, unused, elsewhere])
    #expect(found.count == 3)
    #expect(found.first { $0.hasPrefix("unused") }?.contains(".ibt.yml:4:5 suppresses `duplicate_id` for") == true)
  }

  @Test func `a suppressed finding is not fixed`() throws {
    let text = ExampleDocument.marked(
      "<viewController id=\"vc1\">\(note("ibt:disable dangling_reference"))"
        + #"<connections><outlet property="a" destination="no1" id="o1"/></connections></viewController>"#)
    let linter = Linter()
    let fixed = linter.fix(linter.lint(Array(text.utf8)), upTo: .unsafe)
    #expect(fixed.fixedFindings.isEmpty && fixed.report.bytes == Array(text.utf8))
  }
}
