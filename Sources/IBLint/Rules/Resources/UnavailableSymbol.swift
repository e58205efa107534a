import IBModel
import IBProject
import IBXML

extension Rule {
  static let unavailableSymbol = Rule(
    id: "unavailable_symbol", group: .resources, severity: .warning, isOptIn: true, needs: [.deploymentTarget],
    summary: "system symbol in an app for systems without symbols",
    reason: "On these systems nothing is shown in the place of the symbol.",
    repair: "Raise the deployment target, or use an image of an asset catalog",
    whenNotToUse: "Suppress it if code sets another image on old systems.",
    examples: [
      .bad(document(isMarked: true), files: project(target: "12.0")),
      .good(document(isMarked: false), files: project(target: "13.0")),
    ],
    check: .inspection { inspection, findings in
      let document = inspection.document
      // Targets can differ; what even the newest one lacks is certain.
      guard let first = firstVersions[document.platform],
        let targets = inspection.project.deploymentTargets?.ranges[document.platform], targets.upperBound < first
      else { return }
      let symbols = document.resources.filter { $0.kind == "image" && $0.catalog == "system" }
      guard let symbol = symbols.first else { return }
      let rest = symbols.count == 1 ? "" : " and \(symbols.count - 1) more"
      findings.report(
        symbol.element,
        """
        the symbol `\(symbol.name)`\(rest) requires \(document.platform.rawValue) \(first), but the app runs on \
        \(document.platform.rawValue) \(targets.upperBound)
        """)
    })

  /// The first systems with symbols.
  private static let firstVersions: [Platform: SystemVersion] = [
    .iOS: SystemVersion(13), .tvOS: SystemVersion(13), .watchOS: SystemVersion(6), .macOS: SystemVersion(11),
  ]

  private static func project(target: String) -> [String: String] {
    ["Shop.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = \(target);"]
  }

  private static func document(isMarked: Bool) -> String {
    let symbol = #"<image name="trash" catalog="system" width="117" height="128"/>"#
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <imageView image="trash" catalog="system" id="iv1"/>
          </objects>
          <resources>
              \(isMarked ? "«\(symbol)»" : symbol)
          </resources>
      </document>
      """
  }
}
