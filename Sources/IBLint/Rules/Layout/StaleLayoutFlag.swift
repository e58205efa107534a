import IBLayout
import IBModel
import IBScene
import IBXML

extension Rule {
  static let staleLayoutFlag = Rule(
    "stale_layout_flag", .layout, .info, isOptIn: true, needsFrames: true, fix: .unsafe,
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
}

extension Findings {
  fileprivate mutating func report(_ flag: FrameFlag, of view: Object, _ fact: String) {
    guard let attribute = view.element.attribute(Name(flag.rawValue)), attribute.value == "YES" else { return }
    report(
      attribute, "\(view.reference) is recorded as \(flag.rawValue), but \(fact)",
      fix: .unsafe("Remove the flag") { edit in _ = edit.set(flag, to: false, of: view) })
  }
}
