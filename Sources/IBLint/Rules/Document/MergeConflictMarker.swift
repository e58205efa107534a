import IBModel
import IBXML

extension Rule {
  static let mergeConflictMarker = Rule(
    id: "merge_conflict_marker", group: .document, severity: .error,
    summary: "unresolved merge conflict",
    reason: "Xcode does not open the file, and the app does not build.",
    repair: "Choose one of the two sides of each conflict and remove the marker lines",
    whenNotToUse: "Use it always: nothing can load such a file.",
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
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
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
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
        findings.report(opening, "unresolved conflict from the merge\(conflict.description)", related: others)
      }
    })
}

extension MergeConflict {
  /// The names of the two sides as text; empty if the markers have none.
  fileprivate var description: String {
    let named = sides.filter { !$0.isEmpty }.map { "`\($0)`" }
    return named.isEmpty ? "" : " of " + named.joined(separator: " and ")
  }
}
