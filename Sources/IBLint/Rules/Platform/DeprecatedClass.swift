import IBModel
import IBXML

extension Rule {
  static let deprecatedClass = Rule(
    id: "deprecated_class", group: .platform, severity: .warning,
    summary: "object of a deprecated class",
    reason: "The class may be missing from future versions of the system, and it no longer follows their design.",
    repair: "Replace the object with one of the newer class",
    whenNotToUse: "Ignore it if the app supports systems that do not have the newer class.",
    examples: [
      .bad(
        """
        <tableViewController id="vc1">
          <connections>
            <outlet property="searchDisplayController" destination="sd1" id="ou1"/>
          </connections>
        </tableViewController>
        «<searchDisplayController userLabel="Search" id="sd1"/>»
        """),
      .good(
        """
        <tableViewController id="vc1"/>
        """),
      .good(
        subviews: """
          <glkView userLabel="Map" customClass="MapView" customModule="Maps" id="gv1"/>
          """),
    ],
    check: .elements(Array(replacements.keys)) { element, document, findings in
      // A custom class may have another superclass by now.
      guard let object = Object(element), object.customClass == nil, let replacement = replacements[object.kind.name],
        let name = object.kind.className(on: document.platform)
      else { return }
      findings.report(
        element, "\(object.reference) is of the deprecated class `\(name)`; \(replacement) replaces it")
    })

  /// What replaces the deprecated classes of objects, by element.
  private static let replacements: [Name: String] = [
    "searchDisplayController": "`UISearchController`", "glkView": "`MTKView`",
    "glkViewController": "`MTKView` in a view controller", "drawer": "`NSSplitViewController`",
  ]
}
