import IBModel
import IBXML

extension Rule {
  static let customObject = Rule(
    id: "custom_object", group: .identity, severity: .info, isOptIn: true,
    summary: "plain object in a scene",
    reason: "Such objects are easily overlooked: code that belongs to them is not in the view controller.",
    repair: "Make the object in code, or suppress the finding",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1"/>
        «<customObject userLabel="Data" customClass="DataSource" customModule="App" customModuleProvider="target" id="co1"/>»
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1"/>
        """),
    ],
    check: .elements(["customObject"]) { element, document, findings in
      guard document.kind == .storyboard, element[.sceneMemberID] != "firstResponder", let object = Object(element),
        object.isTopLevel, object.customClass != "NSFontManager"
      else { return }
      findings.report(element, "\(object.reference) is a plain object of a scene")
    })
}
