import IBXML

/// A layout constraint. A cheap handle on its element.
///
/// `first.attribute relation multiplier · second.attribute + constant @priority`, held by its host.
public struct Constraint: Sendable, Hashable {
  /// The `<constraint>` element.
  public let element: Element

  /// The constraint of a `<constraint>` element in an object's list of constraints.
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

  /// Id of the first item; the format leaves it out when it is the host.
  public var firstItem: ObjectID { element.id(.firstItem) ?? host.id }

  /// nil when the attribute is missing or unknown; the text is in the element.
  public var firstAttribute: LayoutAttribute? { element[.firstAttribute].flatMap(LayoutAttribute.init) }

  /// nil when the value is unknown; omitted means equal.
  public var relation: LayoutRelation? {
    guard let text = element[.relation] else { return .equal }
    return LayoutRelation(rawValue: text)
  }

  /// Id of the second item; nil for a constant size.
  public var secondItem: ObjectID? { element.id(.secondItem) }

  /// nil when there is no second item, or when the text is unknown.
  public var secondAttribute: LayoutAttribute? { element[.secondAttribute].flatMap(LayoutAttribute.init) }

  /// Omitted means 1; nil when it is not a multiplier.
  public var multiplier: Multiplier? { element[.multiplier].map { Multiplier($0) } ?? .one }

  /// In points; omitted means 0, nil when it is not a number.
  public var constant: Double? {
    guard let text = element[.constant] else { return 0 }
    return Double(finite: text)
  }

  /// 1…1000; omitted means 1000, nil when it is not a number.
  public var priority: Double? {
    guard let text = element[.priority] else { return 1000 }
    return Double(finite: text)
  }

  /// "Standard spacing": the constant is only the value last seen.
  public var isSymbolic: Bool { element[.symbolic] == "YES" }

  /// "Remove at build time": exists in the editor only.
  public var isPlaceholder: Bool { element[.placeholder] == "YES" }

  /// The identifier set for debugging and code.
  public var identifier: String? { element[.identifier] }

  /// Ids of the items, first item first.
  public var items: [ObjectID] { [firstItem] + (secondItem.map { [$0] } ?? []) }

  /// Whether the constraint sets an item's own width or height to a constant.
  public var isConstantSize: Bool { secondItem == nil && firstAttribute?.isDimension == true }
}

extension Constraint: Comparable {
  /// Document order.
  public static func < (left: Constraint, right: Constraint) -> Bool { left.element < right.element }
}

extension Object {
  /// The constraints this object holds, in document order.
  public var heldConstraints: [Constraint] {
    guard let list = element.child(.constraints) else { return [] }
    return list.children.compactMap { Constraint($0) }
  }
}

extension Document {
  /// Every constraint in document order.
  /// - Complexity: O(1), and once O(constraints)
  public var constraints: [Constraint] { lists.constraints(of: tree) }

  /// The constraints between two objects of the document, in document order.
  /// - Complexity: O(1), and once O(constraints)
  package var ties: [Tie] { lists.ties(of: self) }

  /// Whether a constraint exists at run time in the default configuration: it is not a placeholder, and it,
  /// its holder and its items are installed with all views around them.
  public func existsAtRunTime(_ constraint: Constraint) -> Bool {
    defaultVariations.includes(constraint, of: self)
  }

  /// Whether an object and all views around it are installed in the default configuration.
  public func isPresentByDefault(_ object: Object) -> Bool {
    defaultVariations.isPresent(object)
  }
}
