import IBLayout
import IBModel
import IBScene

extension Rule {
  static let equalContentPriorities = Rule(
    id: "equal_content_priorities", group: .layout, severity: .warning, isOptIn: true, needsFrames: true,
    summary: "views in a row that resist stretching and shrinking equally, so that either may do it",
    reason: """
      Constraints give the views together more or less room than their contents need. Auto Layout chooses one that \
      stretches or shrinks, and may choose another one on the next launch.
      """,
    repair: """
      Size inspector › lower the Content Hugging Priority of the view that is to stretch and the Content Compression \
      Resistance Priority of the one that is to shrink
      """,
    whenNotToUse: "Ignore it if code sets the priorities.",
    examples: [
      .bad(laidOut: row(hugging: 251), constraints: tied),
      .good(laidOut: row(hugging: 250), constraints: tied),
    ],
    check: .inspection { inspection, findings in
      for layout in inspection.canvasLayouts {
        for axis in Axis.allCases {
          for row in rows(layout, axis, in: inspection.document) { report(row, axis, &findings) }
        }
      }
    })

  /// Views with equal priorities on an axis, those of one row together.
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
      // A stack view ties what it arranges without constraints.
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

  private static func row(hugging: Int) -> String {
    let tag = """
      <label text="Name" textAlignment="natural" horizontalHuggingPriority="\(hugging)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
      """
    return """
      \(hugging == 251 ? "«\(tag)»" : tag)
        <rect key="frame" x="20" y="40" width="200" height="21"/>
      </label>
      <label text="Value" textAlignment="natural" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lb2">
        <rect key="frame" x="228" y="40" width="127" height="21"/>
      </label>
      """
  }

  private static let tied = """
    <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
    <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co2"/>
    <constraint firstItem="lb2" firstAttribute="leading" secondItem="lb1" secondAttribute="trailing" constant="8" id="co3"/>
    <constraint firstItem="lb2" firstAttribute="top" secondItem="lb1" secondAttribute="top" id="co4"/>
    <constraint firstAttribute="trailing" secondItem="lb2" secondAttribute="trailing" constant="20" id="co5"/>
    """
}

/// What decides which of several views stretches or shrinks.
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
  /// Whether the stack view around a view gives what its views do not need on an axis to one of them.
  fileprivate func sharesRoom(beside view: ViewIndex, _ axis: Axis) -> Bool {
    guard let parent = self[view].parent, case .stack(let stack) = self[parent].arrangement else { return false }
    return stack.axis == axis && stack.distribution == .fill
  }
}

extension ViewContent {
  /// Whether the view is as large as what it shows where nothing else decides.
  fileprivate var hasSize: Bool { if case .none = self { false } else { true } }
}
