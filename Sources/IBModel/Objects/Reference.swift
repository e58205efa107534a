import IBBase
import IBXML

/// An attribute whose value is the id of an object.
public struct Reference: Sendable {
  /// The attribute that holds the id.
  public let attribute: Attribute

  /// The element that refers.
  public var element: Element { attribute.element }
  /// The id referred to.
  public var id: ObjectID { ObjectID(attribute.value) }

  /// A purpose of a reference.
  public enum Kind: String, Sendable, CaseIterable {
    case connection
    case constraintItem
    case initialController
    /// A member of a list that a variation installs or uninstalls.
    case installation
    /// An object elsewhere in the document that a list refers to: in toolbars, tie breakers, lists of views.
    case member
    /// An object that has a role for the element: the cell of a content view, the row of a grid cell …
    case part
  }

  /// The purpose of the reference.
  public var kind: Kind {
    switch attribute.name {
    case .destination, .target: .connection
    case .firstItem, .secondItem: .constraintItem
    case .initialViewController: .initialController
    case .reference: element.name == .include || element.name == .exclude ? .installation : .member
    default: .part
    }
  }

  /// The object that makes the reference: the one around the attribute, or the source of a connection; nil for the
  /// document.
  public var holder: Object? {
    if let connection = Connection(element) { return connection.source }
    return Object(element) ?? Object(element: element).owner
  }
}

/// Source: the attributes of 5,721 public documents whose values are ids of the same document. The values of `toolbar
/// implicitIdentifier` and of the `identifier` of menus only look like ids.
enum ReferenceAttributes {
  static let everywhere: [Name] = [.destination, .reference]

  static let byElement: [Name: [Name]] = [
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
    "designable": [.name],
  ]

  static func names(on element: Name) -> [Name] { all[element] ?? everywhere }

  static let allNames: Set<Name> = byElement.values.reduce(into: Set(everywhere)) { $0.formUnion($1) }

  static func holdsID(_ attribute: Name, on element: Name) -> Bool { names(on: element).contains(attribute) }

  private static let all: NameMap<[Name]> = {
    var all = NameMap<[Name]>()
    for (element, names) in byElement { all[element] = everywhere + names }
    return all
  }()
}

extension Element {
  /// The references of this element to objects.
  public var references: [Reference] {
    var found: [Attribute] = []
    // Most elements have none; looking for a few names is faster than looking at every attribute.
    for name in ReferenceAttributes.names(on: name) {
      if let attribute = attribute(name) { found.append(attribute) }
    }
    if found.count > 1 { found = found.ordered(by: \.ordinal) }
    return found.map { Reference(attribute: $0) }
  }
}

extension Document {
  /// Every reference in document order.
  /// - Complexity: O(1), and once O(references · log(references))
  public var references: [Reference] {
    lists.references.once {
      var list: [Reference] = []
      visitReferences { list.append($0) }
      return list.sorted { ($0.element.index, $0.attribute.ordinal) < ($1.element.index, $1.attribute.ordinal) }
    }
  }

  /// Visits every reference in any order, without making a list.
  package func visitReferences(_ visit: (Reference) -> Void) {
    for name in ReferenceAttributes.allNames {
      tree.visitElements(having: name) { element, attribute in
        if ReferenceAttributes.holdsID(name, on: element.name) { visit(Reference(attribute: attribute)) }
      }
    }
  }

  /// Returns references by their id, each list in document order.
  /// - Complexity: O(references); keep the result.
  public func referencesByID() -> [ObjectID: [Reference]] {
    var result: [ObjectID: [Reference]] = [:]
    for reference in references { result[reference.id, default: []].append(reference) }
    return result
  }

  /// Returns the references of an object or its connections to others, in document order.
  public func references(from object: Object) -> [Reference] {
    let all = object.element.subtree.flatMap(\.references)
    return all.filter { $0.holder == object || $0.element == object.element }
  }

  /// Returns the references to an object, in document order.
  public func references(to object: Object) -> [Reference] { references.filter { $0.id == object.id } }

  /// Returns the references to ids that no object of the document has, in document order.
  /// - Complexity: O(attributes of the document)
  public func danglingReferences() -> [Reference] {
    references.filter { object($0.id) == nil && !ReservedIdentifier.all.contains($0.id) }
  }
}

/// The ids with a fixed meaning.
public enum ReservedIdentifier {
  /// The ids of File's Owner, First Responder and Application of a .xib. Documents can refer to them without declaring
  /// them.
  public static let all: Set<ObjectID> = ["-1", "-2", "-3"]

  /// Returns the name of the object that a reserved id refers to.
  public static func name(of id: ObjectID, on platform: Platform) -> String? {
    switch (id, platform == .macOS) {
    case ("-1", false), ("-2", true): "File's Owner"
    case ("-2", false), ("-1", true): "First Responder"
    case ("-3", true): "Application"
    default: nil
    }
  }
}

/// The references of a document by id, read when first needed and shared by all copies of an edit.
final class ReferenceIndex: Sendable {
  private let document: Document
  private let known = Locked<[ObjectID: [Reference]]?>(nil)

  init(_ document: Document) { self.document = document }

  subscript(id: ObjectID) -> [Reference] {
    known.withLock { known in
      let references = known ?? document.referencesByID()
      known = references
      return references[id] ?? []
    }
  }
}
