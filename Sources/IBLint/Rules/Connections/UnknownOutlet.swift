import IBModel
import IBXML

extension Rule {
  static let unknownOutlet = Rule(
    "unknown_outlet", .connections, .error, fix: .unsafe,
    check: .connections([.outlet]) { outlet, document, findings in
      guard document.isSavedByInterfaceBuilder, let source = outlet.source,
        let property = outlet.element[.property],
        source.hasKnownClass(in: document), !document.platform.hasStandardOutlet(property)
      else { return }
      findings.report(
        outlet.element,
        "\(source.reference) is a standard object without a custom class, which has no outlet `\(property)`",
        fix: .removing(outlet))
    })
}

extension Platform {
  /// Whether some class of the platform has the outlet; unknown on platforms with few documents.
  fileprivate func hasStandardOutlet(_ property: String) -> Bool {
    switch self {
    case .iOS, .tvOS: KnownNames.uiKitOutlets.contains(property)
    case .macOS: KnownNames.appKitOutlets.contains(property)
    case .watchOS: true
    }
  }
}

extension Object {
  /// Whether the class of the object is known from the document alone.
  fileprivate func hasKnownClass(in document: Document) -> Bool {
    guard customClass == nil, kind.className(on: document.platform) != nil else { return false }
    return category != .placeholder && kind != "customView" && kind != "customObject" && kind != "hostingController"
  }
}
