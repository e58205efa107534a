import IBProject

/// The extent to which rules could check a file. Without a run of its rule, the absence of a finding means nothing.
package struct Coverage: Sendable, Hashable {
  /// The result of reading a file.
  package enum Reading: String, Sendable, CaseIterable {
    case document
    case mergeConflict = "merge-conflict"
    case malformed
    /// XML of another kind.
    case unsupported
  }

  package var reading: Reading
  /// Facts about the app that rules need for the document, and that are unknown.
  package var unmetNeeds: Set<ProjectPart>
  /// Whether the project names sources that are not in the checkout, so less is certain.
  package var lacksSources: Bool

  package init(_ reading: Reading = .document, unmetNeeds: Set<ProjectPart> = [], lacksSources: Bool = false) {
    (self.reading, self.unmetNeeds, self.lacksSources) = (reading, unmetNeeds, lacksSources)
  }
}

extension Coverage.Reading {
  init(_ cause: UnreadableFile.Cause) {
    self =
      switch cause {
      case .mergeConflicts: .mergeConflict
      case .malformed: .malformed
      case .unsupported: .unsupported
      }
  }
}

extension Linter {
  /// Whether a rule was run on a file with such a coverage.
  package func runs(_ rule: Rule.ID, within coverage: Coverage) -> Bool {
    guard coverage.reading == .document, let needs = needs(of: rule) else { return false }
    return needs.isDisjoint(with: coverage.unmetNeeds)
  }
}
