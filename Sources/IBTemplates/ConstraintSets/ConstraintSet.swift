import IBBase
import IBModel
import IBXML

/// A template written as an outlet collection of constraints: a set that is installed together, in place of the sets
/// that it excludes. Constraints in none of these sets are shared and stay.
///
/// Sets of one object whose names differ in one word for a variant of the same kind, as `portraitConstraints` and
/// `landscapeConstraints`, exclude each other; see `VariantWord`.
public struct ConstraintSet: Template {
  /// The document the set is in.
  public let document: Document
  /// The object that has the collection, usually a controller.
  public let owner: Object
  /// The property of the collection.
  public let property: String
  /// The first connection of the collection.
  public let element: Element
  /// The constraints of the set in the order of the collection, each once.
  public let members: [Constraint]
  let strangers: [ObjectID]
  /// The properties of the sets that this one excludes.
  public internal(set) var excludedProperties: [String] = []
  /// The members of those sets that are not members of this one, in document order.
  public internal(set) var excluded: [Constraint] = []

  /// The id of the owner and the property.
  public var id: String { "\(owner.id).\(property)" }

  /// `portraitConstraints of Login View Controller (abc)`.
  public var title: TemplateTitle {
    TemplateTitle(name: property, reference: "\(property) of \(owner.reference)", otherNames: [[property]])
  }

  /// The owner.
  public var anchor: Object { owner }

  /// The views of the constraints of the set and of excluded ones, in document order.
  public var targets: [Object] {
    let items = (members + excluded).flatMap(\.items).compactMap(document.object)
    return Set(items.compactMap { LayoutGuide($0)?.view ?? ($0.isView ? $0 : nil) }).sorted()
  }

  /// Returns the change that installs the members and uninstalls the members of excluded sets.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    let live = excluded.filter(document.existsAtRunTime)
    let group = Set(members + excluded)
    let shared = screens.flatMap { [$0] + $0.descendantViews }.flatMap(\.heldConstraints)
      .filter { document.existsAtRunTime($0) && !group.contains($0) }
    var change = LayoutChange(
      ConstraintSwap(
        collected: members.map(RunTimeConstraint.init), deactivated: live.map(RunTimeConstraint.init),
        left: shared.map(RunTimeConstraint.init)))
    var installation = LayoutChange.Installation()
    if options.scope != .attributes {
      installation.installed = members.filter { !$0.isPlaceholder }.map(\.object)
      installation.uninstalled = live.map(\.object)
      change.skipped = members.filter(\.isPlaceholder).map {
        Plan.Skip(object: $0.id, keyPath: nil, reason: "it is removed at build time, so it cannot be installed")
      }
      change.skipped += strangers.map {
        let reason = document.object($0) == nil ? "is not in the document" : "is not a constraint"
        return Plan.Skip(object: $0, keyPath: nil, reason: "it is in the collection `\(property)`, but \(reason)")
      }
    }
    change.installation = installation
    return change
  }
}

extension Document {
  /// The outlet collections that have constraints, in document order.
  /// - Complexity: O(connections)
  public var constraintSets: [ConstraintSet] {
    var owners: [Object] = []
    tree.visitElements(named: .outletCollection) { element in
      if let owner = Connection(element)?.source, owners.last != owner { owners.append(owner) }
    }
    return owners.flatMap { owner in
      let collections = Dictionary(grouping: owner.connections.filter { $0.kind == .outletCollection }, by: \.label)
      let sets = collections.values.compactMap { ConstraintSet($0, of: owner, in: self) }
        .ordered(by: \.element)
      return sets.map { set in set.excluding(sets.filter { VariantWord.areVariants($0.property, set.property) }) }
    }
  }
}

extension ConstraintSet {
  fileprivate init?(_ collection: [Connection], of owner: Object, in document: Document) {
    var known: Set<ObjectID> = []
    let ids = collection.compactMap(\.destination).filter { known.insert($0).inserted }
    let members = ids.compactMap { document.object($0).flatMap { Constraint($0.element) } }
    guard let first = collection.first, !members.isEmpty else { return nil }
    let constraints = Set(members.map(\.id))
    self.init(
      document: document, owner: owner, property: first.label, element: first.element, members: members,
      strangers: ids.filter { !constraints.contains($0) })
  }

  fileprivate func excluding(_ others: [ConstraintSet]) -> ConstraintSet {
    var result = self
    result.excludedProperties = others.map(\.property)
    result.excluded = Set(others.flatMap(\.members)).subtracting(members).sorted()
    return result
  }
}
