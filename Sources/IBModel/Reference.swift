import IBXML

/// An attribute that names an object by its id.
public struct Reference: Sendable {
  /// The attribute that holds the id.
  public let attribute: Attribute

  /// The element that refers.
  public var element: Element { attribute.element }
  /// The id referred to.
  public var id: String { attribute.value }
}

/// Which attributes hold ids.
///
/// Source: the attributes of 5,721 public documents whose values are ids of the same document; attributes that
/// happen to have the shape of an id (`toolbar implicitIdentifier`, `designable name`) are not among them.
enum ReferenceAttributes {
  /// Attributes that hold an id wherever they occur.
  static let everywhere: Set<Name> = [.destination, .reference]

  /// Attributes that hold an id on certain elements.
  static let byElement: [Name: Set<Name>] = [
    .constraint: [.firstItem, .secondItem],
    .action: [.target],
    .document: [.initialViewController],
    .segue: ["popoverAnchorView", "popoverAnchorBarButtonItem"],
    .binding: ["previousBinding"],
    "tableViewCellContentView": ["tableViewCell"],
    "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
    "gridCell": ["row", "column", "headOfMergedCell"],
    "popUpButtonCell": ["selectedItem"],
    "tableView": ["headerView"],
    "outlineView": ["headerView", "outlineTableColumn"],
    "tabView": ["initialItem"],
    "toolbar": ["centeredItem"],
  ]

  static func holdsID(_ attribute: Name, on element: Name) -> Bool {
    everywhere.contains(attribute) || byElement[element]?.contains(attribute) == true
  }
}

extension Element {
  /// The attributes of this element that name objects.
  public var references: [Reference] {
    attributes.filter { ReferenceAttributes.holdsID($0.name, on: name) }.map { Reference(attribute: $0) }
  }
}

extension Document {
  /// Every reference in document order.
  /// - Complexity: O(attributes of the document)
  public var references: some Sequence<Reference> {
    tree.elements.lazy.flatMap(\.references)
  }

  /// References by the id they name.
  /// - Complexity: O(attributes of the document); keep the result.
  public func referencesByID() -> [String: [Reference]] {
    Dictionary(grouping: references, by: \.id)
  }

  /// References to ids that no object of the document has, in document order.
  public var danglingReferences: [Reference] {
    references.filter { object($0.id) == nil && !ReservedIdentifier.all.contains($0.id) }
  }
}

/// Ids with a meaning of their own.
public enum ReservedIdentifier {
  /// File's Owner, First Responder and Application of a .xib; documents may refer to them without declaring them.
  public static let all: Set<String> = ["-1", "-2", "-3"]
}
