import IBModel
import IBXML

extension Rule {
  static let misusedEmbedSegue = Rule(
    id: "misused_embed_segue", group: .flow, severity: .error,
    summary: "embed segue from something that is not a container view, or a container view with another segue",
    reason: "The app crashes or shows an empty area when it loads the scene.",
    repair: "Delete the segue, and drag from the container view to the view controller › choose Embed",
    examples: [
      .bad(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <button userLabel="Content" id="cv1">
                  <connections>
                    «<segue destination="vc2" kind="embed" identifier="open" id="sg1"/>»
                  </connections>
                </button>
              </subviews>
            </view>
          </viewController>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
      .bad(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <containerView userLabel="Content" id="cv1">
                  <connections>
                    «<segue destination="vc2" kind="show" identifier="open" id="sg1"/>»
                  </connections>
                </containerView>
              </subviews>
            </view>
          </viewController>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <containerView userLabel="Content" id="cv1">
                  <connections>
                    <segue destination="vc2" kind="embed" identifier="open" id="sg1"/>
                  </connections>
                </containerView>
              </subviews>
            </view>
          </viewController>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      guard document.platform.isUIKit, !segue.isNested, let source = segue.source,
        let kind = segue.element[.kind]
      else { return }
      let isContainer = source.kind == "containerView"
      if kind == "embed", !isContainer {
        findings.report(segue.element, "\(source.reference) is not a container view and cannot embed a view controller")
      } else if isContainer, kind != "embed", knownKinds.contains(kind) {
        findings.report(segue.element, "the segue of the container view \(source.reference) is of the kind `\(kind)`")
      }
    })
}

/// Kinds of segues that show a view controller. Kinds that are unknown are another mistake.
private let knownKinds: Set<String> = [
  "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "popover", "replace", "custom",
  "unwind",
]
