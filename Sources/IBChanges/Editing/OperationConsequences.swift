import IBModel
import IBXML

/// The side effects of an operation: elements that went because they referred to removed ones.
struct OperationConsequences {
  let old: Document
  let new: Document
  let targets: [Object]

  /// Each as one clause, in the order of the original document.
  var notes: [String] { lostConstraints + lostConnections + lostReferences }

  private func isTarget(_ element: Element) -> Bool {
    targets.contains { $0.element == element || $0.element.contains(element) }
  }

  private var lostConstraints: [String] {
    old.constraints.filter { constraint in
      !constraint.id.rawValue.isEmpty && new.object(constraint.id) == nil && !isTarget(constraint.element)
    }.map { "the constraint \(old.text(of: $0)) (\($0.id)) was removed" }
  }

  private var lostConnections: [String] {
    old.connections.compactMap { connection in
      guard new.object(connection.id) == nil, !isTarget(connection.element), let source = connection.source,
        new.object(source.id) != nil, connection.destination.map({ new.object($0) == nil }) == true
      else { return nil }
      let words = [connection.kind.rawValue, connection.label].filter { !$0.isEmpty }.joined(separator: " ")
      return "the \(words) of \(source.reference) was removed"
    }
  }

  /// References in attributes, such as that of a cell to its label.
  private var lostReferences: [String] {
    old.references.compactMap { reference in
      guard old.object(reference.id) != nil, new.object(reference.id) == nil, let owner = Object(reference.element),
        Constraint(reference.element) == nil, Connection(reference.element) == nil, !isTarget(reference.element),
        new.object(owner.id) != nil
      else { return nil }
      return "`\(reference.attribute.name.text)` of \(owner.reference) was removed"
    }
  }
}
