import IBBase
import IBLayout
import IBModel
import IBXML

extension Rule {
  static let layoutBreaksOnDevice = Rule(
    "layout_breaks_on_device", .layout, .warning, isOptIn: true, inputs: [.frames],
    options: [RuleOption.includesLikely.description, RuleOption.devices.description],
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
    return (named.isEmpty ? inspection.devices : named).flatMap { device in
      device.orientations.map { Situation(mode: .runTime, device: device, orientation: $0) }
    }
  }
}

extension Object {
  private static let causes: [Name] = [.constraint, "stackView", "gridView"]

  /// Whether a view tree has something that can conflict: constraints, or arranged views.
  fileprivate var mayConflict: Bool {
    var mayConflict = Object.causes.contains(element.name)
    for name in Object.causes { element.visitDescendants(named: name) { _ in mayConflict = true } }
    return mayConflict
  }
}

extension RuleOption<[String]> {
  fileprivate static let devices = RuleOption.texts(
    "devices", [], "the devices to look at, by name; empty for the smallest, the most common and the largest",
    form: .device)
}
