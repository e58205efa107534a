import IBBase
import IBXML

/// A constraint to be written.
public struct NewConstraint: Sendable, Hashable {
  /// The content.
  public var content: ConstraintContent
  /// Attributes that are written unchanged: `identifier`, `userLabel`, `placeholder` …
  public var otherAttributes: [Name: String]

  /// Creates a constraint with a content.
  public init(_ content: ConstraintContent, otherAttributes: [Name: String] = [:]) {
    self.content = content
    self.otherAttributes = otherAttributes
  }

  /// Creates a constraint like one of a document.
  /// - Throws: The problem that makes the constraint unusable.
  public init(_ constraint: Constraint) throws(SceneProblem) {
    content = try ConstraintContent(constraint)
    otherAttributes = constraint.otherAttributes
  }

  /// Ids of the items, the first item first.
  public var items: [ObjectID] { content.items }

  /// Returns the constraint as an element of its holder's list, in Xcode's spelling: defaults are omitted, and so is
  /// the first item when it is the holder.
  public func element(id: ObjectID, heldBy holder: ObjectID, on platform: Platform) -> NewElement {
    var list = otherAttributes.map { NewAttribute($0.key, $0.value) }.ordered(by: \.name.text)
    list += content.attributes(heldBy: holder)
    list.append(NewAttribute(.id, id))
    return NewElement(.constraint, AttributeOrder.sorted(list, of: .constraint, on: platform))
  }
}

extension ConstraintContent {
  fileprivate func attributes(heldBy holder: ObjectID) -> [NewAttribute] {
    var list = [NewAttribute(.firstAttribute, first.attribute.rawValue)]
    if first.item != holder { list.append(NewAttribute(.firstItem, first.item)) }
    if relation != .equal { list.append(NewAttribute(.relation, relation.rawValue)) }
    if let second {
      list.append(NewAttribute(.secondItem, second.item))
      list.append(NewAttribute(.secondAttribute, second.attribute.rawValue))
      if multiplier.text != "1" { list.append(NewAttribute(.multiplier, multiplier.text)) }
    }
    if let text = ConstraintContent.spelled(priority, unless: ConstraintContent.required) {
      list.append(NewAttribute(.priority, text))
    }
    if let text = ConstraintContent.spelled(constant.value, unless: 0) { list.append(NewAttribute(.constant, text)) }
    if case .standard(_, let type) = constant {
      list.append(NewAttribute(.symbolic, "YES"))
      if let type { list.append(NewAttribute(.symbolType, type)) }
    }
    return list
  }

  /// Returns Xcode's spelling of a number; nil for the default, which Xcode omits.
  static func spelled(_ number: Double, unless omitted: Double) -> String? {
    number == omitted ? nil : CanonicalNumber.spelled(number)
  }
}

extension Constraint {
  /// The attributes besides the content and the id.
  public var otherAttributes: [Name: String] {
    var result: [Name: String] = [:]
    for attribute in element.attributes where !Constraint.contentAttributes.contains(attribute.name) {
      result[attribute.name] = attribute.value
    }
    return result
  }

  private static let contentAttributes: Set<Name> = [
    .id, .firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .multiplier, .priority, .constant,
    .symbolic, .symbolType,
  ]
}

extension Name {
  static let symbolType = Name("symbolType")
}
