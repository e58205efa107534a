import Foundation
import IBLint
import IBModel
import IBTemplates
import TestSupport
import Testing

/// Reads `Documents/Capabilities.md`: it has a row for every item of the inventory, and what the rows name exists.
@Suite struct CapabilityTests {
  /// The items of the inventory by section: a letter and how many there are.
  private static let inventory: [(section: Int, letter: String, count: Int)] = [
    (1, "L", 35), (1, "M", 13), (1, "N", 9), (1, "G", 13), (1, "A", 11), (1, "C", 5), (2, "P", 23), (3, "V", 26),
    (4, "T", 22), (5, "R", 26), (6, "K", 76), (7, "C", 37),
  ]

  private struct Row {
    var number: String
    var what: String
    var how: String
    var shown: String

    static func code(in cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }

    var isMissing: Bool { how.hasPrefix("not yet") }
    var isOfTheApp: Bool { how.hasPrefix("needs a running app: ") }
  }

  private static func text(of path: String) throws -> String {
    try Corpus.text(path)
  }

  /// Rows of tables with four columns, without headings. A bar in a cell is written `\|`.
  private static func rows() throws -> [Row] {
    try text(of: "Documents/Capabilities.md").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
        $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 4, cells[0] != "number" else { return nil }
      return Row(number: cells[0], what: cells[1], how: cells[2], shown: cells[3])
    }
  }

  @Test func everyItemOfTheInventoryHasOneRow() throws {
    let expected = Self.inventory.flatMap { section, letter, count in (1...count).map { "\(section).\(letter)\($0)" } }
    #expect(try Self.rows().map(\.number).filter { $0 != "–" } == expected)
    #expect(expected.count == 296)
  }

  @Test func everyRowSaysHowAndWhere() throws {
    let rows = try Self.rows()
    for row in rows {
      #expect(!row.what.isEmpty && !row.how.isEmpty, "\(row.number)")
      #expect(row.shown != "–" || row.isMissing || row.isOfTheApp, "\(row.number) \(row.what)")
    }
    #expect(rows.filter { !$0.isMissing && !$0.isOfTheApp }.count > 250)
  }

  /// `Suite.test` is a function of the suite in a file of that name.
  @Test func theTestsExist() throws {
    let folder = Corpus.package.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var sources: [String: String] = [:]
    for file in files where file.hasSuffix("Tests.swift") {
      let suite = String(file.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      sources[suite, default: ""] += try Self.text(of: "Tests/\(file)")
    }
    for row in try Self.rows() {
      for name in Row.code(in: row.shown) where !name.hasPrefix("<") {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let source = parts.count == 2 ? sources[parts[0]] ?? "" : ""
        let test = parts.last ?? ""
        #expect(source.contains("func \(test)(") || source.contains("func `\(test)`("), "\(row.number): \(name)")
      }
    }
  }

  @Test func theLinksLeadToFilesAndRules() throws {
    let known = Set(Rule.all.map(\.id))
    for row in try Self.rows() {
      for link in "\(row.how) \(row.shown)".matches(of: /\[([^\]]+)\]\(([^)#]+)[^)]*\)/) {
        let (title, path) = (String(link.1), String(link.2))
        let file = Corpus.package.appending(path: "Documents").appending(path: path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(row.number): \(path)")
        if path.hasPrefix("Rules/") { #expect(known.contains(title) && path == "Rules/\(title).md", "\(row.number)") }
      }
    }
  }

  /// A piece of a sheet, a layout or a whole sheet, for the screen in `Examples/Greeting.storyboard`.
  @Test func theSnippetsCanBeApplied() throws {
    let screen = try Document(parsing: Array(Self.text(of: "Documents/Examples/Greeting.storyboard").utf8))
    for row in try Self.rows() {
      for snippet in Row.code(in: row.how) where snippet.hasPrefix("<") {
        var text = snippet
        if !text.hasPrefix("<layout") { text = #"<layout name="x">\#(text)</layout>"# }
        if !text.hasPrefix("<layouts") { text = "<layouts>\(text)</layouts>" }
        let sheet = try LayoutSheet(parsing: Array(text.utf8), path: nil)
        #expect(sheet.problems(in: screen).map(\.description) == [], "\(row.number): \(snippet)")
        for layout in sheet.templates(in: screen) {
          #expect(throws: Never.self, "\(row.number): \(snippet)") { try layout.applied() }
        }
      }
    }
  }

  @Test func theCommandsExist() throws {
    let folder = Corpus.package.appending(path: "Sources/ibt")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let sources = try files.filter { $0.hasSuffix(".swift") }.map { try Self.text(of: "Sources/ibt/\($0)") }.joined()
    for row in try Self.rows() where !row.isMissing {
      for command in Row.code(in: row.how) where command.hasPrefix("ibt ") {
        let words = command.split(separator: " ").map(String.init)
        #expect(sources.contains(#"commandName: "\#(words[1])""#), "\(row.number): \(command)")
        for option in words where option.hasPrefix("--") {
          let name = option.dropFirst(2)
          let parts = name.split(separator: "-")
          let property = parts.dropFirst().reduce(String(parts.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
          }
          #expect(
            sources.contains(#"customLong("\#(name)")"#) || sources.contains("var \(property)"),
            "\(row.number): \(command)")
        }
      }
    }
  }
}
