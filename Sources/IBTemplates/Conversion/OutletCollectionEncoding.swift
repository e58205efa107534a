import IBModel
import IBXML

/// The difference of two layouts over the same views: shared constraints, and two sets that exclude each other.
package struct LayoutDifference: Sendable {
  package private(set) var shared: [NewConstraint] = []
  package private(set) var first: [NewConstraint] = []
  package private(set) var second: [NewConstraint] = []

  package init(_ one: [NewConstraint], _ other: [NewConstraint]) {
    let (left, right) = (Set(one.map(\.content)), Set(other.map(\.content)))
    var known: Set<ConstraintContent> = []
    for constraint in one where known.insert(constraint.content).inserted {
      if right.contains(constraint.content) { shared.append(constraint) } else { first.append(constraint) }
    }
    second = other.filter { !left.contains($0.content) && known.insert($0.content).inserted }
  }
}

extension LiteralLayout {
  /// Returns the document with this layout and another one as outlet collections of the controller: one set for the
  /// constraints of each layout alone. This layout is installed.
  /// - Parameter other: The layout to compare with; nil is the one that the document shows.
  package func outletCollections(
    beside other: LiteralLayout?, named names: (own: String, other: String)
  ) throws(EditError) -> Conversion {
    var conversion = Conversion(
      document: document, name: names.own,
      losses: helperLosses + valueLosses + (other.map { $0.helperLosses + $0.valueLosses } ?? []))
    guard let root = screens.first else { return conversion }
    guard let owner = root.viewTreeOwner ?? document.object("-1") else {
      throw .impossible("\(root.reference) has no controller, which the collections would be outlets of")
    }
    if let taken = document.constraintSets.first(where: { set in
      set.owner == owner && [names.own, names.other].contains(set.property)
    }) {
      throw .impossible("\(owner.reference) has a collection `\(taken.property)` already; choose other names with --as")
    }
    let items = self.items.union(other?.items ?? [])
    let live = ([root] + root.descendantViews).flatMap { RunTimeConstraints(document).held(by: $0) }
    let own = complete(items)
    let others = other?.complete(items) ?? live.compactMap { LiteralLayout.new($0, among: items) }
    let difference = LayoutDifference(own, others)
    var edit = CollectionEdit(document, live: live)
    let first = difference.first.map { edit.id(of: $0) }
    let second = difference.second.map { edit.id(of: $0) }
    for constraint in difference.shared { _ = edit.id(of: constraint) }
    let kept = Set(first + second + difference.shared.compactMap { edit.known[$0.content] })
    for constraint in live where constraint.content != nil && LiteralLayout.new(constraint, among: items) != nil {
      if let written = constraint.written, !kept.contains(written.id) { edit.edit.remove(written) }
    }
    var result = ModelEdit(try edit.edit.verified())
    for (property, members) in [(names.own, first), (names.other, second)] {
      for id in members.sorted() { result.addOutlet(property, to: id, ofCollectionOf: owner.id) }
    }
    for id in first { if let object = result.document.object(id) { result.install(object) } }
    for id in second {
      if let constraint = result.document.object(id).flatMap({ Constraint($0.element) }) {
        result.uninstall(constraint)
      }
    }
    conversion.document = try result.verified()
    return conversion
  }

  var items: Set<ObjectID> {
    let views = self.views
    return Set(views.map(\.id)).union(views.flatMap(\.layoutGuides).map(\.object.id))
  }

  /// Returns the constraints between these items that exist after the template was applied.
  func complete(_ items: Set<ObjectID>) -> [NewConstraint] {
    guard let root = screens.first.flatMap({ applied.object($0.id) }) else { return [] }
    let constraints = RunTimeConstraints(applied)
    return ([root] + root.descendantViews).flatMap { constraints.held(by: $0) }
      .compactMap { LiteralLayout.new($0, among: items) }
  }

  private static func new(_ constraint: RunTimeConstraint, among items: Set<ObjectID>) -> NewConstraint? {
    guard constraint.items.allSatisfy(items.contains) else { return nil }
    if let written = constraint.written { return try? NewConstraint(written) }
    return constraint.content.map { NewConstraint($0) }
  }
}

private struct CollectionEdit {
  var edit: ModelEdit
  private let document: Document
  private(set) var known: [ConstraintContent: ObjectID] = [:]

  init(_ document: Document, live: [RunTimeConstraint]) {
    self.document = document
    edit = ModelEdit(document)
    for constraint in live where constraint.written != nil {
      if let content = constraint.content, known[content] == nil { known[content] = constraint.id }
    }
  }

  mutating func id(of constraint: NewConstraint) -> ObjectID {
    if let id = known[constraint.content] { return id }
    let items = constraint.items.compactMap(document.object)
    guard let host = document.constraintHost(for: items) else { return "" }
    let id = edit.add(constraint, heldBy: host, seed: "collection|\(document.text(of: constraint.content))")
    known[constraint.content] = id
    return id
  }
}

extension ModelEdit {
  fileprivate mutating func addOutlet(_ property: String, to member: ObjectID, ofCollectionOf owner: ObjectID) {
    guard let owner = document.object(owner), !member.isEmpty else { return }
    let id = identifier(for: "collection|\(owner.id)|\(property)|\(member)")
    add(
      NewElement(
        .outletCollection,
        [NewAttribute(.property, property), NewAttribute(.destination, member), NewAttribute(.id, id)]),
      to: .connections, of: owner.element)
  }
}
