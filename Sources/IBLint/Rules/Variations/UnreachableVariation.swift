import IBModel
import IBProject
import IBScene
import IBXML

extension Rule {
  static let unreachableVariation = Rule(
    "unreachable_variation", .variations, .info, isOptIn: true,
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
