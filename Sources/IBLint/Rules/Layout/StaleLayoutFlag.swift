import IBLayout
import IBModel
import IBScene
import IBXML

extension Rule {
  static let staleLayoutFlag = Rule(
    id: "stale_layout_flag", group: .layout, severity: .info, isOptIn: true, needsFrames: true,
    summary: "recorded layout problem that does not exist",
    reason: """
      Anyone who looks for the problem finds none. The document was changed outside Xcode or merged, and the next person \
      who saves it gets an unrelated change.
      """,
    repair: "Open the document in Xcode and save it, or run `ibt frames`",
    fix: .unsafe("Removes the flag, which only Xcode reads. If `ibt` is wrong about the layout, a warning is lost."),
    examples: [
      .bad(
        laidOut: label(#"«misplaced="YES"» "#), constraints: placed, fixed: label("")),
      .good(laidOut: label(""), constraints: placed),
    ],
    check: .inspection { inspection, findings in
      for layout in inspection.canvasLayouts where layout.conflicts.isEmpty {
        for view in layout.views where view.ambiguousAxes.isEmpty {
          findings.report(.ambiguous, of: view.view, "constraints probably determine its frame")
          if !view.isMisplaced {
            findings.report(.misplaced, of: view.view, "its frame is probably what constraints require")
          }
        }
      }
    })

  private static func label(_ flag: String) -> String {
    """
    <label text="Title" textAlignment="natural" \(flag)translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
      <rect key="frame" x="20" y="40" width="34" height="21"/>
    </label>
    """
  }

  private static let placed = """
    <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
    <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co2"/>
    """
}

extension Findings {
  fileprivate mutating func report(_ flag: FrameFlag, of view: Object, _ fact: String) {
    guard let attribute = view.element.attribute(Name(flag.rawValue)), attribute.value == "YES" else { return }
    report(
      attribute, "\(view.reference) is recorded as \(flag.rawValue), but \(fact)",
      fix: .unsafe("Remove the flag") { edit in _ = edit.set(flag, to: false, of: view) })
  }
}
