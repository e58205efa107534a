import IBProject
import IBXML

extension Rule {
  static let missingColor = Rule(
    "missing_color", .resources, .error, inputs: [.required(.assets), .optional(.sources)],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let names = assets.names(of: .color)
      findings.reportMissing(
        "namedColor", "color", in: inspection.document, names: names,
        isReplaced: { inspection.objectCode.mayReplace(.color, of: $0) }
      ) { name in
        assets.asset(.color, named: name) != nil
      }
    })
}
