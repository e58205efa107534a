import IBModel
import IBProject

extension Rule {
  static let attributeUnavailable = Rule(
    "attribute_unavailable", .platform, .warning, isOptIn: true, needs: [.deploymentTarget],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.platform == .iOS, let targets = inspection.project.deploymentTargets?.ranges[.iOS] else { return }
      for element in document.tree.elements {
        // Targets can differ; a feature that even the newest one lacks is certainly unavailable.
        guard let feature = Feature(element), feature.version > targets.upperBound else { continue }
        findings.report(
          element, "\(feature.name) requires iOS \(feature.version), but the app runs on iOS \(targets.upperBound)")
      }
    })

  private static let project = ["Shop.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 13.0;"]
}

/// A feature of documents that came with a version of iOS.
///
/// Source: the "Availability" sections of Apple's reference documentation.
private struct Feature {
  let name: String
  let version: SystemVersion

  init?(_ element: Element) {
    if let version = Feature.elements[element.name] {
      self.init(name: "`<\(element.name.text)>`", version: version)
    } else if element.name == "color", element[.name] != nil, element["catalog"] == nil {
      self.init(name: "a color of an asset catalog", version: SystemVersion(11))
    } else {
      return nil
    }
  }

  private init(name: String, version: SystemVersion) { (self.name, self.version) = (name, version) }

  private static let elements: [Name: SystemVersion] = [
    "stackView": SystemVersion(9), "visualEffectView": SystemVersion(8), "wkWebView": SystemVersion(11),
    "colorWell": SystemVersion(14), "buttonConfiguration": SystemVersion(15), "calendarView": SystemVersion(16),
    "keyboardLayoutGuide": SystemVersion(15), "hostingController": SystemVersion(13),
  ]
}
