import IBModel
import IBXML

extension Rule {
  static let duplicateSegueIdentifier = Rule(
    id: "duplicate_segue_identifier", group: .identity, severity: .error,
    summary: "segue identifier that leads to two destinations",
    reason: """
      Code that performs the segue gets only the first one, and code that prepares it expects another \
      destination.
      """,
    repair: "Attributes inspector of one of the segues › Identifier › enter another identifier, and update the code",
    examples: [
      .bad(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <button userLabel="New" id="bt1">
                  <connections>
                    <segue destination="vc2" kind="show" identifier="edit" id="sg1"/>
                  </connections>
                </button>
                <button userLabel="Edit" id="bt2">
                  <connections>
                    «<segue destination="vc1" kind="show" identifier="edit" id="sg2"/>»
                  </connections>
                </button>
              </subviews>
            </view>
          </viewController>

          <viewController userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <button userLabel="New" id="bt1">
                  <connections>
                    <segue destination="vc2" kind="show" identifier="edit" id="sg1"/>
                  </connections>
                </button>
                <button userLabel="Edit" id="bt2">
                  <connections>
                    <segue destination="vc2" kind="show" identifier="edit" id="sg2"/>
                  </connections>
                </button>
              </subviews>
            </view>
          </viewController>

          <viewController userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .document { document, findings in
      let segues = document.segues.filter { !$0.isNested && $0.element[.identifier]?.isEmpty == false }
      let repetitions = segues.repetitions { SegueIdentifier(scene: $0.source?.scene, text: $0.element[.identifier]) }
      for (first, later) in repetitions where first.destination != later.destination {
        findings.report(
          later.element.startTagRange,
          """
          \(later.segueName) of \(later.sourceName) leads to \(later.destinationName(in: document)), but another one with \
          this identifier leads to \(first.destinationName(in: document))
          """,
          object: later.source, related: [Finding.Related(first.element, "the first segue with this identifier")])
      }
    })
}

/// What identifies a segue: each view controller has identifiers of its own.
private struct SegueIdentifier: Hashable {
  let scene: DocumentScene?
  let text: String?
}
