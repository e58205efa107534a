import IBModel

extension Rule {
  static let mergeConflictMarker = Rule(
    "merge_conflict_marker", .document, .error,
    check: .file { file, findings in
      guard case .mergeConflicts(let conflicts) = file.cause else { return }
      for conflict in conflicts {
        guard let opening = conflict.markers.first else { continue }
        let others = conflict.markers.dropFirst().map { Finding.Related($0, "marker of the same conflict") }
        let sides = conflict.sides.filter { !$0.isEmpty }.map { "`\($0)`" }
        let names = sides.isEmpty ? "" : " of \(sides.joined(separator: " and "))"
        findings.report(opening, "unresolved conflict from the merge\(names)", related: others)
      }
    })
}
