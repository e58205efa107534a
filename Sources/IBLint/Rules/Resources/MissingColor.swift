import IBProject
import IBXML

extension Rule {
  static let missingColor = Rule(
    "missing_color", .resources, .warning, inputs: [.required(.assets)],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let names = assets.names(of: .color)
      findings.reportMissing(
        "namedColor", "color", in: inspection.document, names: names
      ) { name in
        assets.asset(.color, named: name) != nil
      }
    })
}
