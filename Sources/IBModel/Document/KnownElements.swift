import IBXML

/// What real documents are made of: elements and their attributes. The data is in `KnownElements+Table.swift` and
/// `AttributeOrder+Table.swift`.
///
/// Nothing depends on an element being known; what is not is counted, so that new versions of Xcode are noticed.
public enum KnownElements {
  /// Whether a document has been seen with an attribute on such an element. iOS and tvOS share their views, every view
  /// may have what a plain one has, and a variation may have what the object it varies has.
  public static func contains(_ attribute: Name, on element: Element, _ platform: Platform) -> Bool {
    if has(attribute, element.name, platform) { return true }
    let object = element.name == .variation ? element.parent ?? element : element
    return has(attribute, object.name, platform)
      || object.kind.isView && has(attribute, .view, platform)
  }

  private static func has(_ attribute: Name, _ element: Name, _ platform: Platform) -> Bool {
    family(of: platform).contains { AttributeTable.known.names[$0]?[element]?.contains(attribute) == true }
  }

  private static func family(of platform: Platform) -> [Platform] {
    switch platform {
    case .iOS, .tvOS: [.iOS, .tvOS]
    case .macOS, .watchOS: [platform]
    }
  }
}

/// Attributes by platform and element: those of the measured orders, and those that need no order.
private struct AttributeTable: Sendable {
  private(set) var names: [Platform: [Name: Set<Name>]] = [:]

  static let known = AttributeTable(AttributeOrder.text, KnownElements.furtherAttributes)

  private init(_ texts: StaticString...) {
    for line in texts.flatMap({ $0.description.split(separator: "\n") }) {
      let columns = line.split(separator: "\t")
      guard columns.count == 3, let platform = Platform(tableName: columns[0]) else { continue }
      let attributes = columns[2].split(separator: " ").map { Name(String($0)) }
      names[platform, default: [:]][Name(String(columns[1])), default: []].formUnion(attributes)
    }
  }
}
