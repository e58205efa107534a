import IBModel
import IBXML

/// Adds views to a view.
public struct AddOperation: EditOperation {
  /// The superviews of the new views.
  public var targets: Targets?
  /// The kind: `label`, `button`, `stackView` …
  public var kind: String
  /// The place among the subviews.
  public var place: SubviewPosition
  /// The name in Interface Builder (`userLabel`); nil for none.
  public var name: String?

  /// Creates an operation that adds a view of a kind to the selected views.
  public init(_ kind: String, to targets: Targets, at place: SubviewPosition = .last, named name: String? = nil) {
    (self.kind, self.targets, self.place, self.name) = (kind, targets, place, name)
  }

  /// Adds the views; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    var changes: [OperationChange] = []
    for superview in objects {
      guard superview.isView else { throw OperationError("only views can have subviews", superview) }
      let next = try place.next(in: superview, of: edit.document)
      let seed = "\(kind)|\(superview.id)|\(superview.subviews.count)|\(name ?? "")"
      let made = NewObjects.element(kind, on: edit.document.platform) { edit.identifier(for: "\(seed)|\($0)") }
      guard var new = made else { throw AddOperation.unknown(kind, on: edit.document.platform) }
      let isArranged = superview.kind.isStack
      if edit.document.tree.root["useAutolayout"] == "YES" {
        // As in Interface Builder, a view without constraints keeps its frame.
        if !isArranged { new["fixedFrame"] = "YES" }
        new[.translatesAutoresizing] = "NO"
      }
      if let name { new[.userLabel] = name }
      new.attributes = AttributeOrder.sorted(new.attributes, of: new.name, on: edit.document.platform)
      insert(new, into: superview, before: next, &edit)
      let id = new[.id].map { ObjectID($0) }
      changes.append(
        OperationChange(
          superview, "added \(kind) \(name.map { "\($0) " } ?? "")(\(id?.rawValue ?? ""))", added: id.map { [$0] } ?? []
        ))
    }
    return changes
  }

  private func insert(_ new: NewElement, into superview: Object, before next: Object?, _ edit: inout ModelEdit) {
    if let next, let list = next.element.parent {
      edit.insert(new, into: list, before: next.element)
    } else {
      edit.addSubview(new, to: superview)
    }
  }

  /// Returns the kinds that can be added on a platform, sorted.
  public static func kinds(on platform: Platform) -> [String] { NewObjects.kinds(on: platform) }

  private static func unknown(_ kind: String, on platform: Platform) -> OperationError {
    let kinds = NewObjects.kinds(on: platform)
    let nearest = EditDistance.similar(to: kind, among: kinds).map { "did you mean `\($0)`?" }
    return OperationError(
      "a `\(kind)` cannot be added; " + (nearest ?? "the kinds are \(kinds.map { "`\($0)`" }.joined(separator: ", "))"))
  }

  /// Returns an operation that also sets values and adds constraints of the new view.
  public func with(_ assignments: [Assignment], _ equations: [String]) -> some Operation {
    AddedView(view: self, assignments: assignments, equations: equations)
  }
}

/// An operation that adds a view with values and constraints.
private struct AddedView: Operation {
  let view: AddOperation
  let assignments: [Assignment]
  let equations: [String]
  var targets: Targets? { view.targets }

  func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    var edited = try view.applied(to: document, objects)
    for id in edited.changes.flatMap(\.added) where !assignments.isEmpty {
      guard let object = edited.document.object(id) else { continue }
      var edit = ModelEdit(edited.document)
      let writer = AssignmentWriter(object: object, document: edited.document, sizeClasses: nil)
      for assignment in assignments { _ = try writer.write(assignment, to: &edit) }
      edited.document = try edit.checked()
    }
    guard !equations.isEmpty else { return edited }
    let constrained = try ConstrainOperation(equations).applied(to: edited.document, [])
    return Edited(constrained.document, edited.changes + constrained.changes)
  }
}
