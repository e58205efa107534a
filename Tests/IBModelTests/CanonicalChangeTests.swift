import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct CanonicalChangeTests {
  /// What formatting changes in our storyboard after a text in it was replaced.
  private func changes(replacing old: String, with new: String) throws -> [CanonicalChange] {
    let text = Storyboard.text(view: "<label opaque=\"NO\" text=\"a\" id=\"lab-el-one\"/>").replacing(old, with: new)
    let document = try Document(parsing: Array(text.utf8))
    return document.changes(to: try Document(parsing: try document.canonicalBytes()))
  }

  @Test func nothingIsNamedWhereNothingDiffers() throws {
    #expect(try changes(replacing: "", with: "") == [])
  }

  @Test(arguments: [
    ("opaque=\"NO\" text=\"a\"", "text=\"a\" opaque=\"NO\"", CanonicalChange.attributeOrder),
    ("<label ", "<label  ", .spelling), ("</document>\n", "</document>", .finalNewline),
    (" text=\"a\" id=\"lab-el-one\"/>", " id=\"lab-el-one\"><string key=\"text\">a</string></label>", .texts),
  ])
  func whatDiffersIsNamed(old: String, new: String, change: CanonicalChange) throws {
    #expect(try changes(replacing: old, with: new).contains(change))
  }
}
