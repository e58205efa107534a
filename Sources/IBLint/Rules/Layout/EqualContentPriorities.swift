import IBBase
import IBLayout
import IBModel

extension Rule {
  static let equalContentPriorities = Rule(
    "equal_content_priorities", .layout, .warning, isOptIn: true, inputs: [.frames],
    check: .inspection { inspection, findings in
      for layout in inspection.canvasLayouts {
        for axis in Axis.allCases {
          for row in rows(layout, axis, in: inspection.document) { report(row, axis, &findings) }
        }
      }
    })

  /// Views with equal priorities on an axis, grouped by row.
  private static func rows(_ layout: SceneLayout, _ axis: Axis, in document: Document) -> [[ViewLayout]] {
    let scene = layout.scene
    let open = scene.indices.filter { view in
      let (result, resolved) = (layout[view], scene[view])
      return result.ambiguousAxes.contains(axis) && result.doubts == [.equalPriorities]
        && resolved.content.hasSize && result.view.verifiesAmbiguity && !result.view.hasRecorded(.ambiguous)
    }
    guard open.count > 1 else { return [] }
    let alike = Dictionary(grouping: open) { Row(scene[$0], axis) }.values.filter { $0.count > 1 }
    return alike.flatMap { views in
      let results = views.map { layout[$0] }
      // A stack view ties its arranged views without constraints.
      if scene[views[0]].isArranged { return scene.sharesRoom(beside: views[0], axis) ? [results] : [] }
      return document.groups(ofRelated: results.map(\.view)).filter { $0.count > 1 }.map { $0.map { results[$0] } }
    }.ordered { $0[0].view }
  }

  private static func report(_ row: [ViewLayout], _ axis: Axis, _ findings: inout Findings) {
    let first = row[0].view
    findings.report(
      first.element,
      "\(first.reference) and \(row[1].view.reference) resist stretching and shrinking \(axis.adverb) equally",
      related: row.dropFirst().map { Finding.Related($0.view.element, "\($0.view.reference) has the same priorities") })
  }
}

/// The values that decide which of several views stretches or shrinks.
private struct Row: Hashable {
  let superview: Int?
  let hugging: Double
  let resistance: Double

  init(_ view: ResolvedView, _ axis: Axis) {
    superview = view.parent?.position
    hugging = view.priorities.hugging[axis]
    resistance = view.priorities.resistance[axis]
  }
}

extension ResolvedScene {
  /// Whether the stack view around a view gives spare room on an axis to one of its views.
  fileprivate func sharesRoom(beside view: ViewIndex, _ axis: Axis) -> Bool {
    guard let parent = self[view].parent, case .stack(let stack) = self[parent].arrangement else { return false }
    return stack.axis == axis && stack.distribution == .fill
  }
}

extension ViewContent {
  /// Whether the view is as large as its content if nothing else decides.
  fileprivate var hasSize: Bool { if case .none = self { false } else { true } }
}
