import IBModel
import IBXML

/// A constraint with its meaning.
struct MeantConstraint {
  let constraint: Constraint
  let content: ConstraintContent

  /// The constraint as messages name it.
  func name(in document: Document) -> String { document.subject(constraint.object) }
}

extension Document {
  /// Constraints that have a key in common and are installed under the same size classes, in document order; only
  /// groups of several. Placeholders, constraints that are never installed, and constraints that are not the same under all size classes, are left out.
  /// - Complexity: O(elements)
  func constraintGroups<Key: Hashable>(by key: (MeantConstraint) -> Key?) -> [[MeantConstraint]] {
    guard usesAutoLayout else { return [] }
    let masks = MaskStatements(self)
    var groups: [InstalledKey<Key>: [MeantConstraint]] = [:]
    for constraint in constraints where !constraint.isPlaceholder && constraint.element.child(.variation) == nil {
      guard !masks.neverInstalls(constraint.id), let content = constraint.read().content else { continue }
      let meant = MeantConstraint(constraint: constraint, content: content)
      guard let key = key(meant) else { continue }
      groups[InstalledKey(key: key, installation: masks[constraint.id]), default: []].append(meant)
    }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0].constraint < $1[0].constraint }
  }

  /// An object as messages name it: a constraint as text, since many have the same name.
  func subject(_ object: Object) -> String {
    Constraint(object.element).map { "constraint `\(text(of: $0))` (\(object.id))" } ?? object.reference
  }

  /// Ids that something other than a mask refers to, so that code may use their objects.
  /// - Complexity: O(attributes of the document)
  func idsInUse() -> Set<String> { Set(references.lazy.filter { $0.kind != .installation }.map(\.id)) }
}

/// A key together with what masks say.
private struct InstalledKey<Key: Hashable>: Hashable {
  let key: Key
  let installation: [String: Bool]
}

extension Constraint {
  /// The attributes of the element that name an edge, size or baseline that meets a condition.
  func anchors(where meetsCondition: (LayoutAttribute) -> Bool) -> [Attribute] {
    [Name.firstAttribute, .secondAttribute].compactMap { name in
      guard let attribute = element.attribute(name), let anchor = LayoutAttribute(rawValue: attribute.value),
        meetsCondition(anchor)
      else { return nil }
      return attribute
    }
  }
}

extension Findings {
  /// Reports the value of an attribute of a constraint. The message names the constraint and ends with the clause.
  mutating func report(_ attribute: Attribute, of constraint: Constraint, in document: Document, _ clause: String) {
    report(
      attribute.valueRange, "\(document.subject(constraint.object)): \(clause)",
      object: constraint.object)
  }
}
