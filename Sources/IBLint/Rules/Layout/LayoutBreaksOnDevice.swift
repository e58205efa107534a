import IBLayout
import IBModel
import IBProject
import IBScene
import IBXML

extension Rule {
  static let layoutBreaksOnDevice = Rule(
    id: "layout_breaks_on_device", group: .layout, severity: .warning, isOptIn: true, needsFrames: true,
    options: [RuleOption.includesLikely.description, RuleOption.devices.description],
    summary: "screen whose constraints conflict on a device other than the canvas",
    reason: """
      The app breaks one of the constraints on that device. Texts and controls then overlap, or leave the screen.
      """,
    repair: """
      Look at the screen on the device in Xcode's canvas, and make a fixed size an inequality or give it a priority \
      below 1000
      """,
    whenNotToUse: "List the devices that your app supports in the option `devices`.",
    examples: [
      .bad(tall(isMarked: true, priority: "")),
      .good(tall(isMarked: false, priority: #"priority="750" "#)),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.usesAutoLayout, inspection.document.platform.isUIKit else { return }
      let includesLikely = findings[.includesLikely]
      let isReported = { (conflict: LayoutConflict) in includesLikely || conflict.confidence == .certain }
      let broken = Set(inspection.layouts().filter { $0.conflicts.contains(where: isReported) }.map(\.root))
      var places: [Object: [(title: String, conflict: LayoutConflict)]] = [:]
      for situation in situations(findings[.devices], inspection) {
        let layouts = inspection.layouts(in: situation, options: .conflictDoubts) {
          !broken.contains($0) && $0.mayConflict
        }
        for layout in layouts {
          guard let conflict = layout.conflicts.first(where: isReported) else { continue }
          places[layout.root, default: []].append((situation.title, conflict))
        }
      }
      for (root, faults) in places.ordered(by: \.key) {
        let names = faults[0].conflict.origins.map { $0.text(in: inspection.document) }.joined(separator: ", ")
        findings.report(
          root.element, "constraints of \(root.reference) conflict on \(Rule.places(faults.map(\.title))): \(names)",
          related: faults[0].conflict.origins.map {
            Finding.Related($0.object.element, $0.text(in: inspection.document))
          })
      }
    })

  /// Each device in both orientations.
  private static func situations(_ names: [String], _ inspection: Inspection) -> [Situation] {
    let named = names.compactMap { try? Device.named($0) }
    return (named.isEmpty ? inspection.project.devices(on: inspection.document.platform) : named).flatMap { device in
      (device.idiom == .tv ? [.landscape] : Orientation.allCases).map {
        Situation(mode: .runTime, device: device, orientation: $0)
      }
    }
  }

  /// A screen with a card that is taller than a phone on its side.
  private static func tall(isMarked: Bool, priority: String) -> String {
    let tag = #"<view key="view" userLabel="Page" id="vw1">"#
    return """
      <viewController id="vc1">
        \(isMarked ? "«\(tag)»" : tag)
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Card" id="vw2">
              <rect key="frame" x="0.0" y="40" width="375" height="500"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="vw2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="co1"/>
            <constraint firstAttribute="trailing" secondItem="vw2" secondAttribute="trailing" id="co2"/>
            <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co3"/>
            <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="vw2" secondAttribute="bottom" constant="40" id="co4"/>
            <constraint firstItem="vw2" firstAttribute="height" \(priority)constant="500" id="co5"/>
          </constraints>
        </view>
      </viewController>
      """
  }
}

extension Object {
  private static let causes: [Name] = [.constraint, "stackView", "gridView"]

  /// Whether there is something in a view tree that can conflict: constraints, or what stack views arrange.
  fileprivate var mayConflict: Bool {
    var mayConflict = Object.causes.contains(element.name)
    for name in Object.causes { element.visitDescendants(named: name) { _ in mayConflict = true } }
    return mayConflict
  }
}

extension RuleOption<[String]> {
  /// The devices that a screen is laid out for.
  fileprivate static let devices = RuleOption.texts(
    "devices", [], "the devices to look at, by name; empty for the smallest, the most common and the largest",
    form: .device)
}
