import IBModel

/// The check of every edit: whether documents have errors that they did not have before.
package struct EditCheck: Sendable {
  private let linter: Linter

  /// The rules of severity error that need the document alone; constraints that cannot hold on the canvas are one. What
  /// templates would do to the layout is not asked.
  package static let standard = EditCheck { _ in true }
  /// The rules that need no frames, for callers that compare layouts themselves.
  package static let withoutFrames = EditCheck { !$0.needsFrames }

  private init(_ isIncluded: (Rule.Kind) -> Bool) {
    let rules = Rule.all.compactMap { rule in
      rule.keeping { kind in
        kind.severity == .error && !kind.isOptIn && kind.needs.isEmpty && isIncluded(kind)
          && !(rule.group == .templates && kind.needsFrames)
      }
    }
    linter = Linter(Selection(rules: rules))
  }

  /// A new error, with the index of its document.
  package typealias NewError = (document: Int, finding: Finding)

  /// The errors in documents that none of their earlier versions has: one before an edit, two before a merge.
  /// - Complexity: one check of each document, and with errors one of each document of an earlier version
  package func newErrors(in documents: [Document], since versions: [[Document]]) -> [NewError] {
    let found = documents.enumerated().flatMap { index, document in
      errors(in: document).map { (document: index, finding: $0) }
    }
    return versions.reduce(found) { errors, version in
      if errors.isEmpty { return [] }
      let (new, old) = (errors.map(\.finding), version.flatMap(self.errors(in:)))
      // Messages have names, and an edit may change the names of objects elsewhere.
      var left = new.added(since: old).aboutOtherObjects(than: old.added(since: new))[...]
      return errors.filter { error in
        guard left.first == error.finding else { return false }
        left.removeFirst()
        return true
      }
    }
  }

  private func errors(in document: Document) -> [Finding] {
    linter.lint(document).findings.compactMap { finding in
      guard finding.severity == .error || EditCheck.contradictions.contains(finding.rule) else { return nil }
      var error = finding
      error.severity = .error
      return error
    }
  }

  /// The rules about constraints that cannot hold. No edit brings one, however little is lost.
  private static let contradictions: Set<String> = ["conflicting_constraints", "contradicting_pair"]
}
