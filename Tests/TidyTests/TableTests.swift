import Foundation
import TestSupport
import Testing

@Suite struct TableTests {
  /// In characters, with the spaces at both ends.
  private static let longestCell = 200

  /// Without the pages of rules, which are generated.
  static let documents: [String] = {
    let folder = Corpus.package.appending(path: "Documents").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return ["README.md"]
      + names.filter { $0.hasSuffix(".md") && !$0.hasPrefix("Rules/") }.sorted().map { "Documents/\($0)" }
  }()

  /// The numbers of the lines of a text that have a cell longer than that, counted from 1.
  private static func linesWithLongCells(in text: String) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasPrefix("|") && hasLongCell(lines[$0]) }.map { $0 + 1 }
  }

  /// A bar in a cell is written `\|`.
  private static func hasLongCell(_ row: Substring) -> Bool {
    row.replacing("\\|", with: "\\/").split(separator: "|").contains { $0.count > longestCell }
  }

  @Test func thereAreDocuments() { #expect(TableTests.documents.count > 15) }

  @Test(arguments: documents) func cellsAreShort(_ path: String) throws {
    let text = try Corpus.text(path)
    #expect(Self.linesWithLongCells(in: text) == [])
  }

  /// How many letters a cell has, what follows them, and the lines with a long cell.
  static let examples: [(count: Int, end: String, lines: [Int])] = [
    (197, "x", []), (198, "x", [2]), (197, "→", []), (196, #"\|"#, []), (197, #"\|"#, [2]),
  ]

  @Test(arguments: examples.indices) func longCellsAreFound(number: Int) {
    let (count, end, lines) = Self.examples[number]
    let cell = String(repeating: "x", count: count) + end
    #expect(Self.linesWithLongCells(in: "\(cell)\(cell)\n| a | \(cell) |\n| b |") == lines)
  }
}
