import IBModel
import IBProject
import IBSources
import IBTemplates
import IBXML

extension Rule {
  static let templateWeakOutlet = Rule(
    id: "template_weak_outlet", group: .templates, severity: .warning, isOptIn: true, needs: [.sources],
    summary: "template of a .xib that only weak outlets refer to",
    reason: """
      Top-level objects of a .xib live as long as something refers to them strongly. A template that only `weak` \
      properties refer to can be gone before it is applied.
      """,
    repair: "Remove `weak` from the property of the outlet",
    whenNotToUse: "If code keeps the objects that loading the .xib returns, the template stays.",
    examples: [
      .bad(xib, files: owner("@IBOutlet weak var wideLayout: LDOLayoutTemplate!")),
      .bad(
        xib,
        files: [
          "Card.h": """
          @interface Card : UIView
          @property (nonatomic, weak) IBOutlet LDOLayoutTemplate *wideLayout;
          @end
          """
        ]),
      .good(xib.unmarked, files: owner("@IBOutlet var wideLayout: LDOLayoutTemplate!")),
    ],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard let sources = inspection.project.sources, document.kind == .xib else { return }
      for facts in inspection.templates {
        let outlets = document.connections.filter { $0.destination == facts.template.root.id }
        guard !outlets.isEmpty, outlets.allSatisfy({ $0.isWeak(in: sources) }) else { continue }
        let properties = outlets.map { "`\($0.label)`" }.joined(separator: ", ")
        findings.report(
          facts.template.root.element, "only weak outlets refer to \(facts.title): \(properties)")
      }
    })

  private static func owner(_ property: String) -> [String: String] {
    [
      "Card.swift": "class Card: UIView {\n  \(property)\n}",
      "LDOLayoutTemplate.h": "@interface LDOLayoutTemplate : UIView\n@end",
    ]
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
                <connections>
                    <outlet property="wideLayout" destination="tp1" id="ou1"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="vw1"/>
            «<view contentMode="scaleToFill" id="tp1" userLabel="Wide" customClass="LDOLayoutTemplate">»
                <connections>
                    <outlet property="targetView" destination="vw1" id="ou2"/>
                </connections>
            </view>
        </objects>
    </document>
    """
}

extension String {
  fileprivate var unmarked: String { MarkedText(self).text }
}

extension Connection {
  /// Whether the sources declare the property of an outlet, always as a weak one.
  fileprivate func isWeak(in sources: SourceIndex) -> Bool {
    guard kind == .outlet, let ancestry = source?.sourceClass?.ancestry(in: sources),
      case .found(let properties) = ancestry.property(label)
    else { return false }
    let outlets = properties.map(\.member).filter { $0.mark == .outlet }
    return !outlets.isEmpty && outlets.allSatisfy(\.isWeak)
  }
}
