import Foundation
import TestSupport
import Testing

/// The tables in `Sources/*/Tables`: each is embedded, and what they say about the format fits together.
@Suite struct EmbeddedFilesTests {
  private static func text(_ path: String) throws -> String {
    try Corpus.text(path)
  }

  /// The columns of the lines of a table of the format.
  private static func rows(_ table: String) throws -> [[Substring]] {
    try text("Sources/IBModel/Tables/\(table)").split(separator: "\n").map { $0.split(separator: "\t") }
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Corpus.package.appending(path: folder).path).sorted()
  }

  @Test func everyTableIsEmbeddedOnce() throws {
    let code = try Self.names(in: "Sources/CTables").filter { $0.hasSuffix(".c") }.map {
      try Self.text("Sources/CTables/\($0)")
    }.joined()
    let embedded = code.matches(of: /#embed "..\/([^"]*\/Tables\/[^"]*)"/).map { String($0.1) }
    let folders = try EmbeddedFilesTests.names(in: "Sources") + ["IBLayout/Scene"]
    let files = folders.flatMap { module in
      ((try? EmbeddedFilesTests.names(in: "Sources/\(module)/Tables")) ?? []).filter {
        $0.hasSuffix(".tsv") || $0.hasSuffix(".txt")
      }.map { "\(module)/Tables/\($0)" }
    }
    #expect(embedded.sorted() == files.sorted())
  }

  /// `ElementKind.slider` is the number of `slider` in the vocabulary.
  @Test(arguments: ["ElementKind", "Name"]) func constantsHaveTheirNumbers(type: String) throws {
    let words = try Self.text("Sources/IBModel/Tables/Vocabulary.txt").split { " \n".contains($0) }
    #expect(Set(words).count == words.count)
    let code = try Self.text("Sources/IBModel/Kinds/\(type)+Constants.swift")
    let constants = code.matches(of: /static var `?(\w+)`?: Self \{ Self\(number: (\d+)\) \}/)
    #expect(constants.count > 50)
    for constant in constants {
      let word = constant.1 == "switchControl" ? "switch" : constant.1
      #expect(words.firstIndex(of: word) == Int(constant.2), "the number of \(constant.1)")
    }
  }

  @Test func everyNameOfATableIsInTheVocabulary() throws {
    let words = try Set(Self.text("Sources/IBModel/Tables/Vocabulary.txt").split { " \n".contains($0) })
    let columns = [
      "Kinds.tsv": [0], "Places.tsv": [0, 1, 3], "Attributes.tsv": [1, 2], "AttributeTypes.tsv": [0, 1],
      "AttributeOrder.tsv": [2, 3], "Children.tsv": [2, 3], "ChildOrder.tsv": [2, 3], "NewObjects.tsv": [0],
    ]
    for (table, columns) in columns {
      for row in try Self.rows(table) {
        for word in columns.flatMap({ row[$0].split(separator: " ") }) where !["*", "*view", "!", "-"].contains(word) {
          #expect(words.contains(word.prefix { $0 != "[" }), "\(table): \(word)")
        }
      }
    }
  }

  @Test func everyElementIsAKind() throws {
    let rows = try Self.rows("Kinds.tsv")
    let kinds = Set(rows.map { $0[0] })
    #expect(kinds.count == rows.count)
    let columns = [
      "Places.tsv": 0, "Attributes.tsv": 1, "AttributeTypes.tsv": 1, "AttributeOrder.tsv": 2, "Children.tsv": 2,
      "ChildOrder.tsv": 2, "KeyPaths.tsv": 1, "NewObjects.tsv": 0,
    ]
    for (table, column) in columns {
      let elements = try Self.rows(table).flatMap { $0[column].split(separator: " ") }
      #expect(Set(elements).subtracting(kinds).subtracting(["*", "*view"]) == [], "\(table)")
    }
  }

  /// Where UIKit and AppKit differ, the table of classes has one of them.
  @Test func classesOfKindsAreClasses() throws {
    let classes = try Self.rows("Classes.tsv").flatMap { $0[1].split(separator: " ") }
    #expect(Set(classes).count == classes.count)
    for path in try Self.rows("Kinds.tsv").flatMap({ $0[2...3] }) {
      #expect(Set(path.split(separator: ":").dropLast()).subtracting(classes) == [], "\(path)")
    }
  }

  /// A control that is not in the list would never be read.
  @Test func everyControlIsListed() throws {
    let files = try Self.names(in: "Sources/IBLayout/Scene/Controls").filter { $0.hasSuffix(".swift") }
    let code = try files.map { try Self.text("Sources/IBLayout/Scene/Controls/\($0)") }.joined()
    let declared = code.matches(of: /(?m)^enum (\w+): ControlReader \{/).map(\.1)
    #expect(!declared.isEmpty && declared.sorted() == code.matches(of: /(?m)^    (\w+)\.self,$/).map(\.1))
  }

  /// A misspelled key would silently be a number that the tables do not have.
  @Test func everyKeyOfANumberIsInATable() throws {
    let tables = ["AppKit", "UIKit", "Bars", "Margins", "Symbols", "Fonts"]
    let rows = try tables.flatMap { try Self.text("Sources/IBLayout/Scene/Tables/\($0).tsv").split(separator: "\n") }
    let keys = Set(rows.flatMap { $0.split(separator: "\t").prefix(2) })
    // Literals of words, and those in which nothing is inserted.
    let asked = ["Tables", "Content", "SafeArea", "System"].flatMap { folder in
      Self.lines(in: "IBLayout/\(folder)/").flatMap { $0.matches(of: /"([a-z]{2}[A-Za-z ,]{2,})"/) }
    }
    let named = ["Controls", "Content"].flatMap { folder in
      Self.lines(in: "IBLayout/Scene/\(folder)/").flatMap {
        $0.matches(of: /(?:FixedControl\(|edges: )"([^"\\]+)"(?!, size)/)
          + $0.matches(of: /"([A-Za-z]+(?: [A-Za-z]+)+)"/)
      }
    }
    #expect(asked.count > 40 && named.count > 20)
    #expect(Set((asked + named).map(\.1)).subtracting(keys) == [])
  }

  @Test func everyRoleOfAColorIsInTheTable() throws {
    let colors = try Self.text("Sources/IBModel/Tables/Colors.tsv").split(separator: "\n").map {
      $0.split(separator: "\t")[1]
    }
    let asked = Self.lines(in: "IBDrawing/").flatMap { $0.matches(of: /role\("(\w+)"/).map(\.1) }
    #expect(asked.count > 50 && Set(asked).subtracting(colors) == [])
  }

  /// Without one, a control would be drawn as what is not known.
  @Test func everyAppearanceHasALook() {
    let appearances = Self.lines(in: "IBLayout/Scene/").flatMap {
      $0.matches(of: /struct (\w+): ControlAppearance/).map(\.1)
    }
    let looks = Self.lines(in: "IBDrawing/Looks/").flatMap { $0.matches(of: /^extension (\w+): Look/).map(\.1) }
    #expect(appearances.count > 30 && Set(appearances).subtracting(looks) == [])
  }

  @Test func everyShapeOfASymbolHasPoints() throws {
    for row in try Self.text("Sources/IBDrawing/Tables/SymbolShapes.tsv").split(separator: "\n") {
      for line in row.split(separator: "\t").dropFirst(2) {
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        let isWhole = line.hasPrefix("circle ") ? numbers.count == 3 : numbers.count.isMultiple(of: 2)
        #expect(isWhole && !numbers.isEmpty, "\(row)")
      }
    }
  }

  /// The lines of code below a folder of the sources.
  private static func lines(in folder: String) -> [String] {
    TidyTests.sources.filter { $0.path.hasPrefix(folder) }.flatMap(\.lines).filter {
      !$0.drop { $0 == " " }.hasPrefix("//")
    }
  }
}
