import IBLayout
import IBModel

extension Rule {
  static let conditionalConstraintGap = Rule(
    "conditional_constraint_gap", .layout, .warning, needsFrames: true,
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.usesAutoLayout, document.platform == .iOS else { return }
      let varying = document.rootViews.filter { $0.frame != nil && $0.varies }.map(\.id)
      guard !varying.isEmpty else { return }
      let roots = Set(varying)
      var known = inspection.layouts().ambiguousIDs
      for (situation, title) in SizeClasses.situations {
        for layout in inspection.layouts(in: situation, options: .faults, where: { roots.contains($0.id) }) {
          var open = layout.viewsWithoutConstraints().filter { known.insert($0.view.id).inserted }
          if !open.isEmpty { open = open.filter { !inspection.isAmbiguousAtSize(of: situation, $0.view) } }
          for group in document.groups(ofRelated: open.map(\.view)) {
            report(group.map { open[$0] }, title, &findings)
          }
        }
      }
    })

  private static func report(_ group: [ViewLayout], _ title: String, _ findings: inout Findings) {
    let axes = group[0].ambiguousAxes.map(\.adverb).joined(separator: " and ")
    findings.report(
      group[0].view.element,
      "\(title), constraints do not determine where \(group[0].view.reference) is \(axes), or how large",
      related: group.dropFirst().map { Finding.Related($0.view.element, "\($0.view.reference) is ambiguous as well") })
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
