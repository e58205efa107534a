import IBXML

/// A layout constraint; a lightweight handle on its element.
///
/// `first.attribute relation multiplier · second.attribute + constant @priority`, held by its host.
public struct Constraint: Sendable, Hashable, Comparable {
  /// The `<constraint>` element.
  public let element: Element

  /// Creates the constraint of a `<constraint>` element in an object's list of constraints.
  public init?(_ element: Element) {
    guard element.name == .constraint, element.parent?.name == .constraints, element.parent?.parent != nil else {
      return nil
    }
    self.element = element
  }

  /// The id.
  public var id: ObjectID { element.id(.id) ?? "" }

  /// The constraint as an object.
  public var object: Object { Object(element: element) }

  /// The object whose list contains the constraint: it holds the constraint at run time.
  public var host: Object { Object(element: element.parent?.parent ?? element) }

  /// The id of the first item, which the format omits when it is the host.
  public var firstItem: ObjectID { element.id(.firstItem) ?? host.id }

  /// The attribute of the first item; nil when it is missing or unknown.
  public var firstAttribute: LayoutAttribute? { element.attribute(.firstAttribute).flatMap(LayoutAttribute.init) }

  /// The relation; equal when omitted, nil when unknown.
  public var relation: LayoutRelation? {
    guard let text = element[.relation] else { return .equal }
    return LayoutRelation(rawValue: text)
  }

  /// The id of the second item; nil for a constant size.
  public var secondItem: ObjectID? { element.id(.secondItem) }

  /// The attribute of the second item; nil without second item, or when it is unknown.
  public var secondAttribute: LayoutAttribute? { element.attribute(.secondAttribute).flatMap(LayoutAttribute.init) }

  /// The multiplier; 1 when omitted, nil when unreadable.
  public var multiplier: Multiplier? { element[.multiplier].map { Multiplier($0) } ?? .one }

  /// The constant in points; 0 when omitted, nil when it is not a number.
  public var constant: Double? {
    element.attribute(.constant).map(\.number) ?? 0
  }

  /// The priority from 1 to 1000; 1000 when omitted, nil when it is not a number.
  public var priority: Double? {
    element.attribute(.priority).map(\.number) ?? 1000
  }

  /// Whether the constraint has "Standard spacing": the constant is only the value last computed.
  public var isSymbolic: Bool { element[.symbolic] == "YES" }

  /// Whether the constraint is removed at build time and exists in the editor only.
  public var isPlaceholder: Bool { element[.placeholder] == "YES" }

  /// The identifier set for debugging and code.
  public var identifier: String? { element[.identifier] }

  /// Ids of the items, first item first.
  public var items: [ObjectID] { [firstItem] + (secondItem.map { [$0] } ?? []) }

  /// Whether the constraint sets an item's own width or height to a constant.
  public var isConstantSize: Bool { secondItem == nil && firstAttribute?.isDimension == true }

  /// Orders constraints as in the document.
  public static func < (left: Constraint, right: Constraint) -> Bool { left.element < right.element }
}

extension Object {
  /// The constraints that this object holds, in document order.
  public var heldConstraints: [Constraint] {
    guard let list = element.child(.constraints) else { return [] }
    return list.children.compactMap { Constraint($0) }
  }
}

extension Document {
  /// Every constraint in document order.
  /// - Complexity: O(1), and once O(constraints)
  public var constraints: [Constraint] {
    lists.constraints.once { tree.elements(named: [.constraint]).compactMap { Constraint($0) } }
  }

  package var ties: [Tie] {
    lists.ties.once {
      constraints.compactMap { constraint in
        guard let second = constraint.secondItem.flatMap(object) else { return nil }
        return object(constraint.firstItem).map { Tie(first: $0.element.index, second: second.element.index) }
      }
    }
  }

  /// Returns whether a constraint exists at run time in the default configuration: it is not a placeholder, and it, its
  /// holder and its items are installed with all views around them.
  public func existsAtRunTime(_ constraint: Constraint) -> Bool {
    defaultVariations.includes(constraint, of: self)
  }

  /// Returns whether an object and all views around it are installed in the default configuration.
  public func isPresentByDefault(_ object: Object) -> Bool { defaultVariations.isPresent(object) }
}
