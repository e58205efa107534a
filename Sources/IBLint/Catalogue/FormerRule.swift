import IBModel
internal import CTables

/// A rule of an earlier version that is not in the catalogue: one of the preset `taste`, or a deleted one. Its names stay
/// valid. The data are the rows of `Sources/IBLint/Tables/FormerRules.tsv`.
package struct FormerRule: Sendable {
  package let id: Rule.Kind.ID
  /// Whether a rule of the preset has the id.
  package let isInPreset: Bool
  /// The reason for which it was deleted, and what to use instead, as a clause.
  private let reason: String
  private let names: [String]

  /// One clause about a name of a deleted rule.
  package var note: String { "the rule `\(id)` was deleted: \(reason)" }

  /// The name of the preset, which selects all of its rules.
  package static let presetName = "taste"

  /// All of them.
  package static let all: [FormerRule] = TableText(.formerRules).lines.map { line in
    let columns = line.columns().map { String($0) }
    let names = columns[0].split(separator: ",").map(String.init)
    return FormerRule(id: names[0], isInPreset: columns[1] == presetName, reason: columns[2], names: names)
  }

  /// The rule that an id or alias meant, spelled with `_` or `-`.
  package static func named(_ name: String) -> FormerRule? {
    let spelled = RuleNames.normalized(name)
    return all.first { $0.names.contains(spelled) }
  }

  /// The ids of the rules of the preset.
  package static var presetIDs: Set<Rule.Kind.ID> { Set(all.filter(\.isInPreset).map(\.id)) }
}
