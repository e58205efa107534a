import IBModel
import IBXML

extension Rule {
  static let unknownSystemColor = Rule(
    "unknown_system_color", .resources, .warning,
    check: .elements(["color"]) { element, _, findings in
      guard element.has("catalog", "System"), let name = element.attribute(.name),
        !KnownNames.systemColors.contains(name.value)
      else { return }
      let nearest = Misspelling.nearest(to: name.value, among: KnownNames.systemColors.sorted())
      findings.report(
        name,
        "`\(name.value)` is not a color of the system" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    })
}
