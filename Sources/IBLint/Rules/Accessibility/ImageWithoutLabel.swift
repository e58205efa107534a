import IBModel
import IBProject
import IBXML

extension Rule {
  static let imageWithoutLabel = Rule(
    "image_without_label", .accessibility, .warning, isOptIn: true, inputs: [.optional(.sources)],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(named: "imageView") { element in
        guard let view = Object(element), view.isAccessibilityElement == true, !view.needsNoLabel,
          !inspection.objectCode.mayLabel(view)
        else { return }
        findings.report(element, "\(view.reference) is an accessibility element, but has no accessibility label")
      }
    })
}
