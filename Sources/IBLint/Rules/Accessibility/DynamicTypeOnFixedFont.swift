import IBModel
import IBProject
import IBXML

extension Rule {
  static let dynamicTypeOnFixedFont = Rule(
    "dynamic_type_on_fixed_font", .accessibility, .info, inputs: [.optional(.sources)], fix: .unsafe,
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(having: "adjustsFontForContentSizeCategory") { element, attribute in
        guard adjustingViews.contains(element.name), let view = Object(element), view.adjustsFont,
          view.font?.isFixed == true, !inspection.objectCode.maySet([.font, .attributedText], of: view)
        else { return }
        findings.report(
          attribute, "\(view.reference) adjusts its font automatically, but the font has a fixed size",
          fix: .setting(attribute.name, of: element, to: nil, .unsafe), cause: .fixedFont)
      }
    })
}
