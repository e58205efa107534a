import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let colorValueMismatch = Rule(
    id: "color_value_mismatch", group: .resources, severity: .info, isOptIn: true, needs: [.assets],
    summary: "recorded value of a color that differs from the asset catalog",
    reason: """
      Xcode writes the value of the catalog when the document is saved next, so an unrelated change comes with it.
      """,
    repair: "Open the document in Xcode and save it",
    examples: [
      .bad(document(green: "0.25", mark: ("«", "»")), files: ExampleAssets.color),
      .good(document(green: "0.5", mark: ("", "")), files: ExampleAssets.color),
    ],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      for resource in inspection.document.resources where resource.kind == "namedColor" {
        guard let recorded = resource.element.children.lazy.compactMap({ ColorDescription($0) }).first,
          let value = assets.color(named: resource.name)?.values.first(where: \.isUniversal),
          let isEqual = recorded.equals(value), !isEqual
        else { continue }
        findings.report(
          recorded.element, "the recorded value of the color `\(resource.name)` is not that of the asset catalog")
      }
    })

  private static func document(green: String, mark: (String, String)) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view id="vw1">
                <color key="backgroundColor" name="brand"/>
            </view>
        </objects>
        <resources>
            <namedColor name="brand">
                \(mark.0)<color red="1" green="\(green)" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\(mark.1)
            </namedColor>
        </resources>
    </document>
    """
  }
}

extension ColorDescription {
  /// Colors of catalogs have 8 bits.
  private static let tolerance = 1.0 / 255

  /// Whether the components are those of a color of a catalog; nil when they are in different color spaces.
  fileprivate func equals(_ value: ColorContents.Value) -> Bool? {
    guard value.colorSpace == "srgb", element["customColorSpace"] == "sRGB",
      case .rgb(let red, let green, let blue) = source, value.components.count == 3
    else { return nil }
    let pairs = zip([red, green, blue, alpha], value.components + [value.alpha])
    return pairs.allSatisfy { abs($0 - $1) <= ColorDescription.tolerance }
  }
}
