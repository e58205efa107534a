import IBProject

/// What a run could say about a file. Where a rule was not run, that a finding is missing means nothing.
package struct Coverage: Sendable, Hashable {
  /// How a file could be read.
  package enum Reading: String, Sendable, CaseIterable {
    /// As a document.
    case document
    /// Not, because it contains unresolved merge conflicts.
    case mergeConflict = "merge-conflict"
    /// Not, because it is not well-formed XML.
    case malformed
    /// Not, because it is XML of another kind.
    case unsupported
  }

  /// How the file could be read.
  package var reading: Reading
  /// What the rules need to say something about the document, and nobody knows of the app.
  package var unmetNeeds: Set<ProjectPart>

  /// What could be said about a file.
  package init(_ reading: Reading = .document, unmetNeeds: Set<ProjectPart> = []) {
    self.reading = reading
    self.unmetNeeds = unmetNeeds
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
  /// Whether a rule was run on a file of which so much could be read.
  package func runs(_ rule: Rule.ID, within coverage: Coverage) -> Bool {
    guard coverage.reading == .document, let needs = needs(of: rule) else { return false }
    return needs.isDisjoint(with: coverage.unmetNeeds)
  }
}
