import Foundation
import TestSupport
import Testing

@testable import ibt_dev

/// What `ibt-dev tables` makes from the tables of the format, the tables of numbers, and the files of controls.
@Suite struct FormatTablesTests {
  private static func contents(of file: String) throws -> String {
    try String(contentsOf: Corpus.package.appending(path: file), encoding: .utf8)
  }

  @Test func theGeneratedFilesAreCurrent() throws {
    let generated = try GeneratedFiles(
      names: { try FileManager.default.contentsOfDirectory(atPath: Corpus.package.appending(path: $0).path).sorted() },
      text: FormatTablesTests.contents)
    for (path, text) in generated.files {
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

  @Test func everyControlIsListed() {
    let knob = "/// Knobs.\nenum KnobReading: ControlReading {\n}\n\nenum Unit: String { case turns }\n"
    let list = ControlList.source(of: [knob, "enum DialReading: ControlReading {\n}\n"])
    #expect(list.hasSuffix("= [\n    DialReading.self,\n    KnobReading.self,\n  ]\n}\n"))
  }

  @Test func aTableOfNumbersWithOtherColumnsIsReported() {
    #expect(throws: FormatTables.Fault.self) { try GeneratedFiles(names: { _ in [] }, text: { _ in "" }) }
  }

  @Test func classesOfKindsAreClasses() throws {
    let tables = try FormatTablesTests.tables(FormatTablesTests.knob, classes: "UIControl\tUIView\nUIKnob\tUIDial\n")
    #expect(tables.classTable == ["UIDial: UIKnob", "UIView: UIControl"])
  }
}
