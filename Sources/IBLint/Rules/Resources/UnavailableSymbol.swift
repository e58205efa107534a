import IBModel
import IBProject

extension Rule {
  static let unavailableSymbol = Rule(
    "unavailable_symbol", .resources, .warning, isOptIn: true, needs: [.deploymentTarget],
    check: .inspection { inspection, findings in
      let document = inspection.document
      // Targets can differ; a symbol that even the newest one lacks is certainly unavailable.
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
}
