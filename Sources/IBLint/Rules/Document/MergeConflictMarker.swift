import IBModel

extension Rule {
  static let mergeConflictMarker = Rule(
    "merge_conflict_marker", .document, .error,
    check: .file { file, findings in
      guard case .mergeConflicts(let conflicts) = file.cause else { return }
      for conflict in conflicts {
        guard let opening = conflict.markers.first else { continue }
        let others = conflict.markers.dropFirst().map { Finding.Related($0, "marker of the same conflict") }
        findings.report(opening, "unresolved conflict from the merge\(conflict.description)", related: others)
      }
    })
}

extension MarkedConflict {
  /// The names of the two sides; empty if the markers have none.
  fileprivate var description: String {
    let named = sides.filter { !$0.isEmpty }.map { "`\($0)`" }
    return named.isEmpty ? "" : " of " + named.joined(separator: " and ")
  }
}
