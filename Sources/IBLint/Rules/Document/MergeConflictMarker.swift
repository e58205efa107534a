import IBModel
import IBXML

extension Rule {
  static let mergeConflictMarker = Rule(
    id: "merge_conflict_marker", group: .document, severity: .error,
    summary: "merge conflict that git left in the file",
    reason: "Xcode does not open the file and the app does not build.",
    repair: "Decide between the two sides of each conflict and remove the marker lines",
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
        «<<<<<<< HEAD»
            <view contentMode="left" id="vw1"/>
        =======
            <view contentMode="right" id="vw1"/>
        >>>>>>> feature
          </objects>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view contentMode="right" id="vw1"/>
          </objects>
        </document>
        """),
    ],
    check: .file { file, findings in
      guard case .mergeConflicts(let conflicts) = file.cause else { return }
      for conflict in conflicts {
        guard let opening = conflict.markers.first else { continue }
        let others = conflict.markers.dropFirst().map { Finding.Related($0, "marker of the same conflict") }
        findings.report(opening, "the merge\(conflict.description) left a conflict to resolve", related: others)
      }
    })
}

extension MergeConflict {
  /// The sides in words, empty when a marker is missing or says nothing.
  fileprivate var description: String {
    let named = sides.filter { !$0.isEmpty }.map { "`\($0)`" }
    return named.isEmpty ? "" : " of " + named.joined(separator: " and ")
  }
}
