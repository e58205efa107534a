import Foundation
import TestSupport
import Testing

@testable import ibt_dev

/// What is generated from the files in `Sources/IBModel/Tables`.
@Suite struct FormatTablesTests {
  private static func contents(of file: String) throws -> String {
    try String(contentsOf: Corpus.package.appending(path: file), encoding: .utf8)
  }

  @Test func theGeneratedFilesAreCurrent() throws {
    let tables = try FormatTables { try FormatTablesTests.contents(of: "Sources/IBModel/Tables/\($0)") }
    for (path, text) in tables.files {
      #expect(try FormatTablesTests.contents(of: path) == text, "run `tools/ibt-dev tables`")
    }
  }

  @Test func everyFileIsRead() throws {
    let folder = Corpus.package.appending(path: "Sources/IBModel/Tables")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let expected = (FormatTables.kindFiles + FormatTables.otherFiles).map { "\($0).tsv" } + ["README.md"]
    #expect(files.sorted() == expected.sorted())
  }

  private static func tables(_ rows: String, attributes: String = "", classes: String = "") throws -> FormatTables {
    let files = ["Controls.tsv": rows, "Attributes.tsv": attributes, "Classes.tsv": classes]
    return try FormatTables { files[$0] ?? "" }
  }

  private static let knob = "knob\tkind\tiOS\tUIKnob:UIControl\t-\tview\tview\tboth\t-\t-\n"

  @Test(arguments: [
    "knob\tkind\tiOS", "knob\tglow\tiOS", "knob\n", "knob\tplaces\t*\t*\t*", knob + knob,
    knob + "knob\tkeyPath\tiOS\tangle\t@\\angle", knob + "knob\tplaces\t*\t\t*",
  ])
  func aFaultyRowIsReported(rows: String) {
    #expect(throws: FormatTables.Fault.self) { try FormatTablesTests.tables(rows) }
  }

  @Test func everyNameOfATableIsInTheVocabulary() throws {
    let tables = try FormatTablesTests.tables(
      FormatTablesTests.knob + "knob\tchildOrder\tiOS\t*\trect[frame] dial\nknob\tvalue\tangle\tnumber\t-\t-\n",
      attributes: "detents\tinteger\t-\t-\n")
    #expect(tables.vocabulary == ["angle", "detents", "dial", "knob", "rect"])
  }

  @Test func elementsThatAreAlikeShareALine() throws {
    let key = "keyPath\tiOS\tangle\t@angle"
    let tables = try FormatTablesTests.tables(
      FormatTablesTests.knob.replacing("knob", with: "wheel") + "wheel\t\(key)\n" + FormatTablesTests.knob
        + "knob\t\(key)\n")
    #expect(tables.keyPathTable == ["iOS\tknob wheel\tangle\t@angle"])
  }

  @Test func classesOfKindsAreClasses() throws {
    let tables = try FormatTablesTests.tables(FormatTablesTests.knob, classes: "UIControl\tUIView\nUIKnob\tUIDial\n")
    #expect(tables.classTable == ["UIDial: UIKnob", "UIView: UIControl"])
  }
}
