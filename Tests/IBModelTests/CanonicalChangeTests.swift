import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct CanonicalChangeTests {
  private func differences(replacing old: String, with new: String) throws -> [CanonicalDifference] {
    let text = Storyboard.text(view: #"<label opaque="NO" text="a" id="lab-el-one"/>"#).replacing(old, with: new)
    let document = try Document(parsing: Array(text.utf8))
    return document.differences(to: try Document(parsing: try document.canonicalBytes()))
  }

  private func changes(replacing old: String, with new: String) throws -> [CanonicalChange] {
    try differences(replacing: old, with: new).map(\.change)
  }

  @Test func nothingIsNamedWhereNothingDiffers() throws { #expect(try changes(replacing: "", with: "") == []) }

  @Test(arguments: [
    (#"opaque="NO" text="a""#, #"text="a" opaque="NO""#, CanonicalChange.attributeOrder),
    ("<label ", "<label  ", .whiteSpace), (#"text="a""#, "text='a'", .spelling),
    ("</document>\n", "</document>", .finalNewline),
    (#" text="a" id="lab-el-one"/>"#, #" id="lab-el-one"><string key="text">a</string></label>"#, .texts),
  ]) func whatDiffersIsNamed(old: String, new: String, change: CanonicalChange) throws {
    #expect(try changes(replacing: old, with: new).contains(change))
  }

  @Test(arguments: [
    (#"opaque="NO" text="a""#, #"text="a" opaque="NO""#, "`opaque` of `label` goes before `text`"),
    (#"text="a""#, "text='a'", "another quotation mark"),
    (#"id="lab-el-one"/>"#, #"id="lab-el-one"></label>"#, "an empty element with two tags"),
    (#"text="a""#, #"text="&#97;""#, "a character that Xcode escapes otherwise"),
    ("<label ", "<label\n ", "a line break in an element"), ("<label ", "\n<label ", "an empty line"),
    ("<scenes>\n", "<scenes>", "several tags on a line"), ("<label ", "\t<label ", "a tab"),
    ("<scenes>\n", "<scenes>  \n", "spaces at the end of a line"), ("<label ", " <label ", "another indentation"),
  ]) func theDetailSaysWhatXcodeWritesOtherwise(old: String, new: String, detail: String) throws {
    #expect(try differences(replacing: old, with: new).map(\.detail) == [detail])
  }

  @Test func theOffsetIsThatOfTheFirstDifference() throws {
    let text = Storyboard.text(view: #"<label text="a" opaque="NO" id="lab-el-one"/>"#)
    let document = try Document(parsing: Array(text.utf8))
    let difference = try #require(document.differences(to: document.canonical()).first)
    #expect(String(decoding: text.utf8.prefix(difference.offset), as: UTF8.self).hasSuffix(#"<label text="a" "#))
  }
}
