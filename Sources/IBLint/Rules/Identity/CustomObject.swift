import IBModel
import IBXML

extension Rule {
  static let customObject = Rule(
    "custom_object", .identity, .info, isOptIn: true,
    check: .elements(["customObject"]) { element, document, findings in
      guard document.kind == .storyboard, element[.sceneMemberID] != "firstResponder", let object = Object(element),
        object.isTopLevel, object.customClass != "NSFontManager"
      else { return }
      findings.report(element, "\(object.reference) is a plain object of a scene")
    })
}
