import IBModel
import IBXML

/// A template written as an outlet collection of constraints: a set that is installed together, while the sets that it
/// excludes are not. Constraints in none of these sets are shared and stay.
///
/// Sets of one object whose names differ in one word for a variant of the same kind, as `portraitConstraints` and
/// `landscapeConstraints`, exclude each other; see `VariantWord`.
public struct ConstraintSet: Template {
  /// The document the set is in.
  public let document: Document
  /// The object that has the collection, as a rule a controller.
  public let owner: Object
  /// The property of the collection.
  public let property: String
  /// The constraints of the set in the order of the collection, each once.
  public let members: [Constraint]
  /// The properties of the sets that are not installed together with this one.
  public internal(set) var excludedProperties: [String] = []
  /// The members of those sets that are not members of this one, in document order.
  public internal(set) var excluded: [Constraint] = []

  /// The id of the owner and the property.
  public var id: String { "\(owner.id).\(property)" }

  /// The property.
  public var name: String { property }

  /// Its id and its property.
  public var names: [[String]] { [[id], [property]] }

  /// The owner.
  public var anchor: Object { owner }

  /// The first connection of the collection.
  public var element: Element {
    owner.connections.first { $0.kind == .outletCollection && $0.label == property }?.element ?? owner.element
  }

  /// `portraitConstraints of Login View Controller (abc)`.
  public var reference: String { "\(property) of \(owner.reference)" }

  /// The views that constraints of the set or of an excluded one are about, in document order.
  public var targets: [Object] {
    let items = (members + excluded).flatMap(\.items).compactMap(document.object)
    return Set(items.compactMap { LayoutGuide($0)?.view ?? ($0.isView ? $0 : nil) }).sorted()
  }

  /// Installs the members, and uninstalls those of the sets that this one excludes.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    let live = excluded.filter(document.existsAtRunTime)
    let group = Set(members + excluded)
    let shared = screens.flatMap { [$0] + $0.descendantViews }.flatMap(\.heldConstraints)
      .filter { document.existsAtRunTime($0) && !group.contains($0) }
    var change = LayoutChange(
      ConstraintSwap(
        collected: members.map(RunTimeConstraint.init), deactivated: live.map(RunTimeConstraint.init),
        left: shared.map(RunTimeConstraint.init)))
    guard options.scope != .attributes else { return change }
    for member in members where member.isPlaceholder {
      change.skipped.append(
        Plan.Skip(
          object: member.id, keyPath: nil, reason: "it is removed at build time, so that it cannot be installed"))
    }
    change.installed = members.filter { !$0.isPlaceholder }
    change.uninstalled = live
    return change
  }
}

extension Document {
  /// The outlet collections that have constraints, in document order.
  /// - Complexity: O(connections)
  public var constraintSets: [ConstraintSet] {
    var sets: [ConstraintSet] = []
    for (owner, collections) in collectionsByOwner {
      let own = collections.compactMap { ConstraintSet(of: owner, $0.property, $0.ids, in: self) }
      sets += own.map { set in set.excluding(own.filter { VariantWord.areVariants($0.property, set.property) }) }
    }
    return sets
  }

  /// The members of outlet collections, by owner and property, in document order.
  private var collectionsByOwner: [(owner: Object, collections: [(property: String, ids: [String])])] {
    var result: [(owner: Object, collections: [(property: String, ids: [String])])] = []
    tree.visitElements(named: Name(Connection.Kind.outletCollection.rawValue)) { element in
      guard let connection = Connection(element), let owner = connection.source, let id = connection.destination else {
        return
      }
      if result.last?.owner != owner { result.append((owner, [])) }
      let collections = result[result.count - 1].collections
      if let index = collections.firstIndex(where: { $0.property == connection.label }) {
        result[result.count - 1].collections[index].ids.append(id)
      } else {
        result[result.count - 1].collections.append((connection.label, [id]))
      }
    }
    return result
  }
}

extension ConstraintSet {
  /// nil when the collection has no constraints.
  fileprivate init?(of owner: Object, _ property: String, _ ids: [String], in document: Document) {
    var known: Set<String> = []
    let members = ids.filter { known.insert($0).inserted }.compactMap {
      document.object($0).flatMap { Constraint($0.element) }
    }
    guard !members.isEmpty else { return nil }
    self.init(document: document, owner: owner, property: property, members: members)
  }

  fileprivate func excluding(_ others: [ConstraintSet]) -> ConstraintSet {
    var result = self
    result.excludedProperties = others.map(\.property)
    result.excluded = Set(others.flatMap(\.members)).subtracting(members).sorted()
    return result
  }
}
