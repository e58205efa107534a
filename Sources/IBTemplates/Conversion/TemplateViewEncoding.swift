import IBBase
import IBModel
import IBXML

extension LiteralLayout {
  /// Returns the document with the layout as a template view tree, as for LDOLayoutTemplates.
  package func templateView(named name: String) throws(EditError) -> Conversion {
    var conversion = Conversion(document: document, name: name, losses: helperLosses)
    guard let root = screens.first else { return conversion }
    if let taken = document.viewTemplates.first(where: { $0.name == name }) {
      throw .impossible("\(taken.reference) is called `\(name)` already; choose another name with --as")
    }
    var tree = TemplateTree(self, root: root, name: name)
    conversion.losses += tree.losses
    // Values are copied from the document after the template was applied.
    var staging = ModelEdit(applied)
    guard let place = applied.object(root.id)?.topLevelElement, let list = place.parent else { return conversion }
    staging.insert(tree.element(in: &staging), into: list, before: list.children.first { $0 > place })
    let staged = try staging.verified()
    let (values, losses) = tree.values(in: staged)
    conversion.losses += losses
    let finished = try values.verified()
    var edit = ModelEdit(document)
    guard let copy = finished.object(tree.id), let original = root.topLevelElement, let originals = original.parent
    else {
      return conversion
    }
    edit.insert(
      NewElement(copying: copy.element), into: originals, before: originals.children.first { $0 > original })
    conversion.document = try edit.verified()
    return conversion
  }
}

private struct TemplateTree {
  private let layout: LiteralLayout
  private let root: Object
  private let name: String
  private var counterparts: [ObjectID: ObjectID] = [:]
  private let views: Set<Object>
  private(set) var losses: [String] = []
  private var constraints: [Object: [NewConstraint]] = [:]

  init(_ layout: LiteralLayout, root: Object, name: String) {
    (self.layout, self.root, self.name) = (layout, root, name)
    views = Set(layout.views)
    let ids = Set(views.map(\.id))
    for constraint in layout.plainConstraints where !constraint.items.allSatisfy(ids.contains) {
      losses.append(
        "\(layout.document.text(of: constraint.content)): template views have no layout guides, so the live "
          + "constraint has to be the same in all layouts")
    }
    for constraint in layout.constraints(among: ids) {
      let items = constraint.items.compactMap(layout.document.object)
      guard items.count == constraint.items.count, let host = layout.document.constraintHost(for: items) else {
        continue
      }
      constraints[host, default: []].append(constraint)
    }
  }

  var id: ObjectID { counterparts[root.id] ?? "" }

  mutating func element(in edit: inout ModelEdit) -> NewElement {
    for view in views.sorted() { counterparts[view.id] = edit.identifier(for: "convert|\(name)|\(view.id)") }
    var element = view(root, in: &edit)
    element[.userLabel] = name
    element[.customClass] = ViewTemplate.rootClass
    return element
  }

  private func view(_ view: Object, in edit: inout ModelEdit) -> NewElement {
    let isRoot = view == root
    var element =
      isRoot
      ? NewElement(.view, children: view.frameElement.map { [NewElement(copying: $0)] } ?? [])
      : CaptureBuilder.look(of: view)
    element[.id] = counterparts[view.id]?.rawValue
    element["contentMode"] = element["contentMode"] ?? "scaleToFill"
    if !isRoot { element["translatesAutoresizingMaskIntoConstraints"] = "NO" }
    if let label = view.userLabel { element[.userLabel] = label }
    if var layout = CaptureBuilder.collectionLayout(of: view) {
      layout[.id] = edit.identifier(for: "convert|collectionViewLayout|\(name)|\(view.id)").rawValue
      element.children.append(layout)
    }
    let inner = view.descendantViews.filter { views.contains($0) && nearestCounterpart(around: $0) == view }
    if !inner.isEmpty {
      element.children.append(NewElement(.subviews, children: inner.map { self.view($0, in: &edit) }))
    }
    var held: [NewElement] = []
    for constraint in constraints[view] ?? [] {
      var copy = constraint
      copy.content = constraint.content.mapItems { counterparts[$0] ?? $0 }
      let id = edit.identifier(for: "convert|\(name)|\(layout.document.text(of: constraint.content))")
      held.append(copy.element(id: id, heldBy: counterparts[view.id] ?? "", on: layout.document.platform))
    }
    if !held.isEmpty {
      let sorted = held.ordered(byBytesOf: { $0[.id] ?? "" })
      element.children.append(NewElement(.constraints, children: sorted))
    }
    let outlet = NewElement(
      .outlet,
      [
        NewAttribute(.property, Participant.outletProperty), NewAttribute(.destination, view.id),
        NewAttribute(.id, edit.identifier(for: "convert|target|\(name)|\(view.id)").rawValue),
      ])
    let attributes = listedKeyPaths(of: view)
    if !attributes.isEmpty {
      let list = NewElement(
        .userDefinedRuntimeAttribute,
        [
          NewAttribute(.type, "string"), NewAttribute(.keyPath, KeyPathList.properties.last ?? ""),
          NewAttribute(.value, attributes.joined(separator: ", ")),
        ])
      element.children.append(NewElement(.userDefinedRuntimeAttributes, children: [list]))
    }
    element.children.append(NewElement(.connections, children: [outlet]))
    element.attributes = AttributeOrder.sorted(element.attributes, of: element.name, on: layout.document.platform)
    element.children = ChildOrder.sorted(element.children, of: element.name, in: layout.document)
    return element
  }

  private func nearestCounterpart(around view: Object) -> Object? {
    view.viewAncestry.first { $0 != view && views.contains($0) }
  }

  private func listedKeyPaths(of view: Object) -> [String] {
    layout.transfers.filter {
      $0.target == view && !KeyPathList.properties.contains($0.keyPath) && ContentPriority(attribute: $0.keyPath) == nil
    }.map(\.keyPath)
  }

  func values(in staged: Document) -> (edit: ModelEdit, losses: [String]) {
    var edit = ModelEdit(staged)
    var losses = layout.transfers.filter { ContentPriority(attribute: $0.keyPath) != nil }.map {
      "\($0.target.reference).\($0.keyPath): code cannot set it by key path"
    }
    for view in views.sorted() {
      guard let counterpart = counterparts[view.id].flatMap(staged.object), let target = staged.object(view.id) else {
        continue
      }
      for keyPath in listedKeyPaths(of: view) {
        do throws(TransferError) {
          edit.apply(try AttributeTransfer(keyPath, from: target, to: counterpart, in: staged))
        } catch {
          losses.append("\(view.reference).\(keyPath): \(error.description)")
        }
      }
    }
    return (edit, losses)
  }
}

extension Object {
  fileprivate var topLevelElement: Element? {
    if isTopLevel { return element }
    return element.ancestors.first { $0.parent?.name == .objects }
  }
}
