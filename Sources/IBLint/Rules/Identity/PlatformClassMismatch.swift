import IBModel
import IBXML

extension Rule {
  static let platformClassMismatch = Rule(
    "platform_class_mismatch", .identity, .error,
    check: .attributes([.customClass]) { attribute, document, findings in
      guard let object = Object(attribute.element),
        object.hasForeignPlatformClass(in: document), let expected = object.kind.className(on: document.platform)
      else { return }
      findings.report(
        attribute,
        "\(object.reference) is a `\(expected)`, but its class is `\(attribute.value)`, which is not a subclass of it"
      )
    })
}

extension Object {
  /// Whether the custom class is one that elements of the platform have, and not one for this element.
  func hasForeignPlatformClass(in document: Document) -> Bool {
    guard let name = customClass, customModule == nil, category != .placeholder,
      let expected = kind.className(on: document.platform),
      let found = PlatformClasses.superclasses(of: name, on: document.platform)
    else { return false }
    // The content view of a cell is a view of any class.
    if element[.key] == "contentView", found.contains("UIView") { return false }
    return !found.contains(expected)
  }
}

private enum PlatformClasses {
  private static let uiKit = superclasses(on: .iOS)
  private static let appKit = superclasses(on: .macOS)

  /// A class and its superclasses; nil for a class that no element has.
  static func superclasses(of name: String, on platform: Platform) -> [String]? {
    (platform.isUIKit ? uiKit : appKit)[name]
  }

  private static func superclasses(on platform: Platform) -> [String: [String]] {
    var chains: [String: [String]] = [:]
    for kind in ElementKind.all {
      let names = kind.classNames(on: platform)
      for (index, name) in names.enumerated() where chains[name] == nil { chains[name] = Array(names[index...]) }
    }
    return chains
  }
}
