import IBModel
import IBXML

extension Rule {
  static let deprecatedSegueKind = Rule(
    id: "deprecated_segue_kind", group: .flow, severity: .warning,
    summary: "segue of a kind that is deprecated since iOS 8",
    reason: """
      The segue does not adapt to the size of the screen: on an iPad or in a split view it looks wrong or \
      crashes.
      """,
    repair: "Attributes inspector of the segue › Kind › choose one that is not deprecated",
    whenNotToUse: "Ignore it in an app that still supports iOS 7, which has no other kinds.",
    fix: .unsafe("Writes the kind that replaces it. On an iPad the view controller may be shown otherwise."),
    examples: [
      .bad(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <connections>
              <segue destination="vc2" «kind="push"» identifier="showDetail" id="sg1"/>
            </connections>
          </viewController>

          <viewController userLabel="Detail" id="vc2"/>
          """,
        fixed: """
          <viewController userLabel="List" id="vc1">
            <connections>
              <segue destination="vc2" kind="show" identifier="showDetail" id="sg1"/>
            </connections>
          </viewController>

          <viewController userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <connections>
              <segue destination="vc2" kind="show" identifier="showDetail" id="sg1"/>
            </connections>
          </viewController>

          <viewController userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      guard document.platform.isUIKit, let kind = segue.element.attribute(.kind),
        let replacement = replacements[kind.value]
      else { return }
      findings.report(
        kind,
        """
        the segue from \(segue.sourceName) to \(segue.destinationName(in: document)) is of the deprecated kind \
        `\(kind.value)`, which `\(replacement)` replaces
        """, fix: .setting(.kind, of: segue.element, to: replacement, .unsafe))
    })
}

/// Deprecated kinds of segues and the kinds that replace them.
private let replacements = [
  "push": "show", "modal": "presentation", "replace": "showDetail", "popover": "popoverPresentation",
]
