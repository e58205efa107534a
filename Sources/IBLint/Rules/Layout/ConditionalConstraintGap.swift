import IBLayout
import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let conditionalConstraintGap = Rule(
    "conditional_constraint_gap", .layout, .warning, inputs: [.frames],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.usesAutoLayout, document.platform == .iOS else { return }
      let varying = document.rootViews.filter { $0.frame != nil && $0.varies }.map(\.id)
      guard !varying.isEmpty else { return }
      let (roots, known) = (Set(varying), inspection.layouts().ambiguousIDs)
      var gaps: [(view: ViewLayout, titles: [String])] = []
      for (situation, title) in SizeClasses.situations {
        for layout in inspection.layouts(in: situation, options: .faults, where: { roots.contains($0.id) }) {
          for view in layout.viewsWithoutConstraints() where !known.contains(view.view.id) {
            if inspection.isAmbiguousAtSize(of: situation, view.view) { continue }
            let index = gaps.firstIndex { $0.view.view.id == view.view.id } ?? gaps.count
            if index == gaps.count { gaps.append((view, [])) }
            gaps[index].titles.append(title)
          }
        }
      }
      for gaps in Dictionary(grouping: gaps, by: \.titles[0]).values {
        for group in document.groups(ofRelated: gaps.map(\.view.view)) { report(group.map { gaps[$0] }, &findings) }
      }
    })

  private static func report(_ group: [(view: ViewLayout, titles: [String])], _ findings: inout Findings) {
    let (first, titles) = group[0]
    let axes = first.ambiguousAxes.map(\.adverb).joined(separator: " and ")
    findings.report(
      first.view.element,
      """
      \(titles.joined(separator: ", or ")), constraints do not determine where \(first.view.reference) is \(axes), or \
      how large
      """,
      related: group.dropFirst().map {
        Finding.Related($0.view.view.element, "\($0.view.view.reference) is ambiguous as well")
      })
  }
}

extension Object {
  /// Whether something differs between size classes in a view tree.
  fileprivate var varies: Bool {
    var varies = false
    element.visitDescendants(named: .variation) { varies = varies || !Variation(element: $0).isDefault }
    return varies
  }
}

extension Inspection {
  /// Whether a view is ambiguous on a screen of a size without the size classes of that screen.
  fileprivate func isAmbiguousAtSize(of situation: Situation, _ view: Object) -> Bool {
    guard let device = situation.device, let orientation = situation.orientation else { return false }
    return layouts(in: Situation(size: device.screen(orientation))).ambiguousIDs.contains(view.id)
  }
}

extension SceneLayout {
  /// Ambiguous views, unless contents of equal priority may be the cause: two views are ambiguous on an axis.
  fileprivate func viewsWithoutConstraints() -> [ViewLayout] {
    let open = scene.indices.map { (view: $0, result: self[$0]) }.filter { !$0.result.ambiguousAxes.isEmpty }
    let choices = Axis.allCases.filter { axis in
      open.count { $0.result.ambiguousAxes.contains(axis) && scene[$0.view].kind.control != nil } > 1
    }
    return open.map(\.result).filter { view in
      view.doubts.isEmpty && view.view.verifiesAmbiguity && choices.allSatisfy { !view.ambiguousAxes.contains($0) }
    }
  }
}

extension SizeClasses {
  /// A screen for each pair of size classes of devices, as on the canvas.
  fileprivate static let situations: [(Situation, title: String)] = [
    ("iPhone 17", .portrait), ("iPhone 17", .landscape), ("iPhone 17 Pro Max", .landscape),
    ("iPad mini (A17 Pro)", .portrait),
  ].compactMap { name, orientation in
    guard let device = try? Device.named(name) else { return nil }
    let classes = device.sizeClasses(orientation)
    guard let width = classes.width, let height = classes.height else { return nil }
    return (
      Situation(device: device, orientation: orientation),
      "at \(width.rawValue) width and \(height.rawValue) height"
    )
  }
}
