import IBXML

/// An attribute of a kind of elements: its type and default.
public struct AttributeKind: Sendable, Hashable {
  /// The attribute's name.
  public let name: Name
  /// The type of its values.
  public let type: AttributeType
  /// The value of a missing attribute, as the format would write it; nil if it is unknown, if no value replaces a
  /// missing one, or if UIKit and AppKit differ.
  public let defaultValue: String?
}

/// The type of an attribute's values.
public enum AttributeType: Sendable, Hashable {
  case bool
  case integer
  case number
  /// Newer versions of Xcode can write other words.
  case enumeration([String])
  case reference
  case string

  /// Returns whether a text is a value of the type.
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
  /// Returns the attributes that documents of a platform have on such elements, in the order in which Xcode writes
  /// them. Every view can have the attributes of a plain one.
  public func attributes(on platform: Platform) -> [AttributeKind] {
    attributeNames(on: platform).map { attribute($0) ?? AttributeKind(unknown: $0) }
  }

  /// The names of `attributes(on:)`.
  func attributeNames(on platform: Platform) -> [Name] { AttributeTable.known.names(for: name, on: platform) ?? [] }

  /// Returns the type and the default of an attribute of such elements; nil for an unknown type.
  /// - Complexity: O(elements that have the attribute)
  public func attribute(_ attribute: Name) -> AttributeKind? {
    AttributeTypes.known.kind(of: attribute, on: name)
  }

  /// Whether documents of the platform have the attribute on such elements or on those of a superclass; every object
  /// can have the attributes of its identity. iOS and tvOS share their elements.
  package func has(_ attribute: Name, on platform: Platform) -> Bool {
    let family: [Platform] = platform.isUIKit ? [.iOS, .tvOS] : [platform]
    let table = AttributeTable.known
    let occurs = { (attribute: Name, kind: ElementKind) in family.contains { table.has(attribute, on: kind.name, $0) } }
    if occurs(attribute, self) { return true }
    if ElementKind.identity.contains(attribute), category != .connection, occurs(.id, self) { return true }
    return ancestors(on: platform).contains { occurs(attribute, $0) }
  }

  /// The attributes of every object with an id: Interface Builder's identity inspector shows them for all of them.
  private static let identity: NameSet = [
    .userLabel, .customClass, "customModule", "customModuleProvider", "colorLabel",
  ]
}

extension AttributeKind {
  fileprivate init(unknown name: Name) { self.init(name: name, type: .string, defaultValue: nil) }
}
