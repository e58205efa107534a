import IBBase
import IBLayout
import IBModel
import IBXML

/// Wraps views of one superview in a new stack view or plain view.
///
/// Constraints between the wrapped views and others move to the new view where it has the same edge; those that a stack
/// view replaces, or that contradict it on the canvas, are removed. Constraints between a wrapped view and its content
/// stay. A plain view encloses the wrapped views.
public struct WrapOperation: Operation {
  /// The views to wrap.
  public var targets: Targets?
  /// The kind of the new view: `stackView`, `view` or, on macOS, `customView`.
  public var kind: String
  /// The name in Interface Builder; nil for none.
  public var name: String?

  /// Creates an operation that wraps the selected views.
  public init(_ targets: Targets, in kind: String, named name: String? = nil) {
    // Several views are what the operation is for.
    self.targets = Targets(targets.selector, includesAll: true)
    (self.kind, self.name) = (kind, name)
  }

  private static let kinds = ["stackView", "view", "customView"]

  /// Wraps the views; see ``Operation``.
  public func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    guard WrapOperation.kinds.contains(kind), ElementKind(Name(kind)).occurs(on: document.platform) else {
      throw OperationError("views cannot be wrapped in a `\(kind)`; wrap them in a stackView or a view")
    }
    if let root = objects.first(where: \.rootOfTree) {
      throw OperationError("the root view of a controller cannot be wrapped", root)
    }
    guard let superview = objects[0].superview, objects.allSatisfy({ $0.isView && $0.superview == superview }) else {
      throw OperationError(
        "only views of one superview can be wrapped together; they are in different ones", objects[0])
    }
    let wrapping = Wrapping(objects, isStack: kind == "stackView")
    let (added, id) = try add(wrapping, to: document)
    let moved = try move(wrapping, into: id, in: added)
    let tied = try tie(wrapping, to: id, in: moved)
    let (settled, notes) = try removeContradictions(to: wrapping, id, in: tied, since: document)
    let names = wrapping.views.map(\.reference).joined(separator: ", ")
    let change = OperationChange(superview, "wrapped \(names) in \(kind) (\(id))", added: [id])
    return Edited(settled, [change], notes: notes)
  }

  /// The document with the new view before the first of the wrapped ones.
  private func add(_ wrapping: Wrapping, to document: Document) throws(OperationError) -> (Document, ObjectID) {
    var edit = ModelEdit(document)
    let id = edit.identifier(for: "wrap|\(kind)|\(wrapping.views[0].id)")
    var new = NewElement(Name(kind), [NewAttribute(.id, id)])
    if document.platform != .macOS {
      if wrapping.isStack { new["opaque"] = "NO" }
      new["contentMode"] = "scaleToFill"
    }
    if let axis = wrapping.axis {
      new["axis"] = axis == .vertical ? "vertical" : nil
      new["orientation"] = document.platform == .macOS ? (axis == .vertical ? "vertical" : "horizontal") : nil
      if document.platform == .macOS { new["axis"] = nil }
      if let alignment = wrapping.alignment(on: document.platform) { new["alignment"] = alignment }
      if let spacing = wrapping.spacing, spacing != 0 { new["spacing"] = CanonicalNumber.spelled(spacing) }
    }
    if document.tree.root["useAutolayout"] == "YES" { new[.translatesAutoresizing] = "NO" }
    if let name { new[.userLabel] = name }
    new.attributes = AttributeOrder.sorted(new.attributes, of: new.name, on: document.platform)
    if let frame = wrapping.frame {
      let sides: [(Name, Double)] = [(.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height)]
      new.children = [
        NewElement(
          .rect,
          [NewAttribute(.key, "frame")] + sides.map { NewAttribute($0.0, CanonicalNumber.spelled($0.1) ?? "0.0") })
      ]
    }
    guard let list = wrapping.first.element.parent else { throw OperationError("it is in no list", wrapping.first) }
    edit.insert(new, into: list, before: wrapping.first.element)
    return (try edit.checked(), id)
  }

  private func move(_ wrapping: Wrapping, into id: ObjectID, in document: Document) throws(OperationError) -> Document {
    guard let container = document.object(id) else { throw OperationError("the new view is missing") }
    var edit = ModelEdit(document)
    for view in wrapping.views.compactMap({ document.object($0.id) }) {
      do throws(EditError) { try edit.move(view, to: container) } catch { throw OperationError("\(error)", view) }
      if let frame = view.frame(in: container), frame != view.frame { _ = edit.setFrame(frame, of: view) }
      if wrapping.isStack, view.element["fixedFrame"] != nil {
        edit.setAttribute("fixedFrame", to: nil, on: view.element)
      }
    }
    return try edit.checked()
  }

  /// Moves constraints of the wrapped views to the new view where it has their edges.
  private func tie(
    _ wrapping: Wrapping, to id: ObjectID, in document: Document
  ) throws(OperationError) -> Document {
    var edit = ModelEdit(document)
    let around = Set(
      (document.object(id)?.viewAncestry.dropFirst() ?? []).flatMap { [$0.id] + $0.layoutGuides.map(\.object.id) })
    var known: [ConstraintContent] = []
    for constraint in document.constraints {
      guard let content = constraint.read().content else { continue }
      switch wrapping.fate(of: content, isAround: around.contains) {
      case .stays: continue
      case .goes:
        edit.remove(constraint)
      case .becomes(let new):
        let items = new.mapItems { $0 == wrapping.container ? id : $0 }
        guard !known.contains(items) else {
          edit.remove(constraint)
          continue
        }
        known.append(items)
        if items.first.item != content.first.item { edit.setItem(.firstItem, to: items.first.item, of: constraint) }
        if let second = items.second, second.item != content.second?.item {
          edit.setItem(.secondItem, to: second.item, of: constraint)
        }
      }
    }
    if !wrapping.isStack, let container = document.object(id) {
      for content in wrapping.pins(to: id) {
        edit.add(NewConstraint(content), heldBy: container, seed: document.text(of: content, naming: [id: "new"]))
      }
    }
    return try edit.checked()
  }

  /// Removes constraints of the wrapped views that cannot hold beside those of the new view on the canvas.
  /// - Returns: The document, and a note on each constraint in a wrapped view; those of other views are listed as lost.
  private func removeContradictions(
    to wrapping: Wrapping, _ id: ObjectID, in document: Document, since original: Document
  ) throws(OperationError) -> (Document, notes: [String]) {
    guard document.usesAutoLayout else { return (document, []) }
    let root = wrapping.first.rootView.id
    let known = conflicts(of: root, in: original).map { Set($0.constraints.map(\.id)) }
    var (result, notes) = (document, [String]())
    for _ in 0..<Limit.wrapConflicts {
      let new = conflicts(of: root, in: result).filter { conflict in
        !known.contains { $0.isSubset(of: conflict.constraints.map(\.id)) }
      }
      let found = new.lazy.compactMap { conflict in wrapping.removableConstraint(of: conflict, beside: id) }.first
      guard let constraint = found else { break }
      if wrapping.views.contains(where: { $0.id == constraint.host.id }) {
        notes.append("the constraint \(result.text(of: constraint)) (\(constraint.id)) was removed")
      }
      var edit = ModelEdit(result)
      edit.remove(constraint)
      result = try edit.checked()
    }
    return (result, notes)
  }

  private func conflicts(of root: ObjectID, in document: Document) -> [LayoutConflict] {
    let resolved = ResolvedDocument(document, in: Situation()) { $0.id == root }
    return LayoutEngine().layouts(of: resolved, options: .framesOnly).solved.flatMap(\.conflicts)
  }
}
