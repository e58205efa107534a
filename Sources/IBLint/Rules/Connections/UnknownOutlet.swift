import IBModel
import IBProject
import IBXML

extension Rule {
  static let unknownOutlet = Rule(
    "unknown_outlet", .connections, .error, inputs: [.optional(.sources)], fix: .unsafe,
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.isSavedByInterfaceBuilder else { return }
      for outlet in document.connections where outlet.kind == .outlet {
        guard let source = outlet.source, let property = outlet.element[.property],
          source.hasKnownClass(in: document), !document.platform.hasStandardOutlet(property),
          !inspection.extendsClass(of: source, by: { $0.property(property) })
        else { continue }
        // A library that is not in the checkout may extend the class.
        let isCertain = !inspection.project.libraries.areAbsent
        findings.report(
          outlet.element,
          "\(source.reference) is a standard object without a custom class, which has no outlet `\(property)`",
          severity: isCertain ? nil : .warning, fix: isCertain ? .removing(outlet) : nil)
      }
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
