import IBXML

/// What is known about an attribute of a kind of elements.
public struct AttributeKind: Sendable, Hashable {
  /// The attribute's name.
  public let name: Name
  /// The type of its values.
  public let type: AttributeType
  /// What a missing attribute means, as the format would write it; nil if that is unknown, if nothing takes the place of
  /// a missing value, or if UIKit and AppKit differ.
  public let defaultValue: String?
}

/// The type of an attribute's values.
public enum AttributeType: Sendable, Hashable {
  /// `YES` or `NO`.
  case bool
  case integer
  case number
  /// One of a set of words. Newer versions of Xcode can write others.
  case enumeration([String])
  /// The id of an object.
  case reference
  /// Any text.
  case string

  /// Whether a text is a value of the type.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .bool: text == "YES" || text == "NO"
    case .integer: Int(text) != nil
    case .number: Double(finite: text) != nil
    case .enumeration(let values): values.contains(text)
    case .reference, .string: true
    }
  }
}

extension ElementKind {
  /// The attributes that such elements have had on a platform, in the order in which Xcode writes them. Every view can
  /// have the attributes of a plain one.
  public func attributes(on platform: Platform) -> [AttributeKind] {
    (AttributeTable.known.names(for: name, on: platform) ?? []).map { attribute($0) ?? AttributeKind(unknown: $0) }
  }

  /// The type and the default of an attribute of such elements, nil for an attribute of unknown type.
  /// - Complexity: O(elements that have the attribute)
  public func attribute(_ attribute: Name) -> AttributeKind? {
    AttributeTypes.known.kind(of: attribute, on: name)
  }

  /// Whether such elements can have an attribute: documents of the platform have had it on them, or on elements of a
  /// class theirs inherits from; every object can have the attributes of its identity. iOS and tvOS share their elements.
  func has(_ attribute: Name, on platform: Platform) -> Bool {
    let family: [Platform] = platform.isUIKit ? [.iOS, .tvOS] : [platform]
    let table = AttributeTable.known
    let occurs = { (attribute: Name, kind: ElementKind) in family.contains { table.has(attribute, on: kind.name, $0) } }
    if occurs(attribute, self) { return true }
    if ElementKind.identity.contains(attribute), category != .connection, occurs(.id, self) { return true }
    return ancestors(on: platform).contains { occurs(attribute, $0) }
  }

  /// What every object can have that has an id: the identity inspector of Interface Builder shows it for all of them.
  private static let identity: NameSet = [
    .userLabel, .customClass, "customModule", "customModuleProvider", "colorLabel",
  ]
}

extension AttributeKind {
  fileprivate init(unknown name: Name) { self.init(name: name, type: .string, defaultValue: nil) }
}
