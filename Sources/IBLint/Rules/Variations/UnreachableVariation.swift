import IBModel
import IBProject
import IBScene
import IBXML

extension Rule {
  static let unreachableVariation = Rule(
    id: "unreachable_variation", group: .variations, severity: .info, isOptIn: true,
    summary: "variation for size classes that no device of the app has",
    reason: "The variation never applies. Anyone who changes the screen maintains it for nothing.",
    repair: "Attributes or Size inspector › remove the variation with the minus sign beside it",
    whenNotToUse: "Ignore it if the configured devices are only some of those that the app runs on.",
    examples: [.bad(television("«<variation key=\"heightClass=compact\" hidden=\"YES\"/>»")), .good(television(""))],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.platform.isUIKit else { return }
      let classes = Set(inspection.project.devices(on: document.platform).flatMap(\.possibleSizeClasses))
      guard !classes.isEmpty else { return }
      document.tree.root.visitDescendants(named: .variation) { element in
        let variation = Variation(element: element)
        guard !variation.isDefault, variation.names(only: ["widthClass", "heightClass"]),
          !classes.contains(where: { $0.matches(variation) })
        else { return }
        let subject = element.parent.flatMap { Object($0) }.map { "\($0.reference) varies" } ?? "an object varies"
        findings.report(element, "\(subject) for `\(variation.key)`, but no device has these size classes")
      }
    })

  private static func television(_ variation: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.AppleTV.XIB" version="3.0" toolsVersion="22155" targetRuntime="AppleTV" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <view userLabel="Page" id="vw1">
                <rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/>
                \(variation)
            </view>
        </objects>
    </document>
    """
  }
}

extension Device {
  /// The size classes of its screen, and on a pad those of a narrow window.
  fileprivate var possibleSizeClasses: [SizeClasses] {
    Orientation.allCases.map(sizeClasses) + (idiom == .pad ? [SizeClasses(width: .compact, height: .regular)] : [])
  }
}

extension Variation {
  /// Whether the variation depends on nothing but some traits.
  fileprivate func names(only known: Set<String>) -> Bool {
    !traits.isEmpty && traits.keys.allSatisfy(known.contains)
  }
}
