import IBXML
import Testing

@testable import IBTemplates

@Suite struct GeneratedSheetTests {
  @Test func `sheets of the grammar are read, and damage is found`() throws {
    var foundDamage = 0
    for seed in UInt64(0)..<300 {
      var right = RandomSheet(seed: seed, damage: 0)
      let sheet = right.sheet()
      #expect(try Self.accepts(sheet), "\(sheet)")
      var wrong = RandomSheet(seed: seed, damage: 2)
      if try !Self.accepts(wrong.sheet()) { foundDamage += 1 }
    }
    #expect(foundDamage > 150)
  }

  /// Whether a sheet has no mistake but those in texts that the generator makes up: conditions, formats, names.
  private static func accepts(_ sheet: String) throws -> Bool {
    try LayoutSheet(parsing: Array(sheet.utf8), path: nil).problems.allSatisfy { problem in
      switch problem.reason {
      case .condition, .format, .missingOther, .surplusOther, .duplicateLayout, .nesting: true
      default: false
      }
    }
  }

  @Test(arguments: UInt64(1)...60) func `formatting keeps the meaning, and twice is once`(seed: UInt64) throws {
    var generator = RandomSheet(seed: seed, damage: 0)
    let sheet = try LayoutSheet(parsing: Array(generator.sheet().utf8), path: nil)
    let once = try LayoutSheet(parsing: sheet.formatted, path: nil)
    #expect(once.formatted == sheet.formatted && once.tree?.root.meaning == sheet.tree?.root.meaning)
  }
}

extension Element {
  /// Names, values and texts, without the order of attributes and without white space.
  fileprivate var meaning: String {
    let attributes = attributes.map { "\($0.name.text)=\($0.value)" }.sorted().joined(separator: " ")
    let words = texts.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.joined()
    return "(\(name.text) \(attributes) \(words)\(children.map(\.meaning).joined()))"
  }
}
