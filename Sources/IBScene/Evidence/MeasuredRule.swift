import IBModel

/// Something measured on the frames that Xcode stored: a rule in code, or a row of a table of numbers.
///
/// Each can be left out of a layout, which tells what it is worth: `tools/bench evidence` counts the documents that are
/// laid out better with it and worse with it. The counts are in Documents/Evidence.md.
package enum MeasuredRule: Hashable, Sendable {
  /// A rule in code.
  case rule(PlatformRule)
  /// A row of a table, by what it is about.
  case row(RuleTable, String)
  /// A number of a table, by its position.
  case number(Int)

  /// The name in Documents/Evidence.md.
  package var name: String {
    switch self {
    case .rule(let rule): rule.name
    case .row(let table, let row): "\(table.rawValue): \(row)"
    case .number(let position): NumberTables.known.name(at: position)
    }
  }

  /// Whether it is about measured content, and not about where views are.
  package var concernsContent: Bool {
    switch self {
    case .rule(let rule): rule.concernsContent
    case .row: false
    case .number(let position): NumberTables.known.concernsContent(at: position)
    }
  }

  /// Whether it says which views are misplaced or ambiguous, and not where they are.
  package var concernsFlags: Bool {
    if case .rule(let rule) = self { rule.concernsFlags } else { false }
  }

  /// Whether it reads the answer that Xcode stored, and so says nothing about how well frames are computed.
  package var readsStoredFrames: Bool {
    if case .rule(let rule) = self { rule.readsStoredFrames } else { false }
  }

  /// Whether it is a number of a table.
  package var isNumber: Bool { if case .number = self { true } else { false } }

  /// All numbers of tables.
  package static var numbers: [MeasuredRule] { (0..<NumberTables.known.count).map { .number($0) } }
}

/// The tables of measured numbers.
package enum RuleTable: String, Sendable {
  case canvasStatusBar
}

extension XcodeVersion {
  /// The name of the release: `Xcode 11.4`.
  package var title: String {
    "Xcode " + String("\(self)".dropFirst().map { $0 == "_" ? "." : $0 })
  }

  /// The releases by name.
  package static let byTitle = Dictionary(uniqueKeysWithValues: allCases.map { ($0.title, $0) })
}
