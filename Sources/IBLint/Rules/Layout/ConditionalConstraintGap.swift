import IBLayout
import IBModel
import IBScene

extension Rule {
  static let conditionalConstraintGap = Rule(
    id: "conditional_constraint_gap", group: .layout, severity: .warning, needsFrames: true,
    summary: "view that constraints do not determine under some size classes",
    reason: """
      A constraint that the view needs is not installed for these size classes. On such devices, or after the device is \
      turned, the view is anywhere.
      """,
    repair: """
      Show a device with these size classes on the canvas, and add the missing constraint there or install it with \
      Size inspector › Installed
      """,
    whenNotToUse: "Suppress it if code adds the constraint, or if your app never runs under these size classes.",
    examples: [
      .bad(page(excluded: #"<exclude reference="co2"/>"#, isMarked: true)),
      .good(page(excluded: #"<exclude reference="co3"/>"#, isMarked: false)),
    ],
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

  private static func page(excluded: String, isMarked: Bool) -> String {
    let tag = #"<label text="Title" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">"#
    return """
      <viewController id="vc1">
        <view key="view" userLabel="Page" id="vw1">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            \(isMarked ? "«\(tag)»" : tag)
              <rect key="frame" x="20" y="40" width="34" height="21"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
            <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co2"/>
            <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="lb1" secondAttribute="bottom" constant="8" id="co3"/>
          </constraints>
          <variation key="heightClass=compact">
            <mask key="constraints">
              \(excluded)
            </mask>
          </variation>
        </view>
      </viewController>
      """
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
  /// Ambiguous views, unless contents of equal priority can be the cause: two of them are ambiguous on an axis.
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
  /// A screen for each pair of size classes that devices have, as on the canvas.
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
