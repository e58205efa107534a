import IBBase
import IBModel
import IBXML

/// A builder of the element tree of a captured template.
struct CaptureBuilder {
  let template: ViewTemplate
  let name: String
  let rootID: ObjectID
  var edit: ModelEdit
  private(set) var constraintCount = 0
  private(set) var skipped: [Plan.Skip] = []
  private var copies: [ObjectID: ObjectID] = [:]
  private var targets: [Object: Object] = [:]
  /// Constraints by the template view whose copy holds them.
  private var constraints: [Object: [NewElement]] = [:]

  /// Attributes of an object's identity or of the editor's state, not of its look.
  private static let uncopied: Set<Name> = [
    .key, .id, .userLabel, .customClass, .customModule, .customModuleProvider, .sceneMemberID, .fixedFrame,
    "misplaced", "ambiguous", "verifyAmbiguity",
  ]

  /// In points.
  private static let canvasGap = 60.0

  init(_ template: ViewTemplate, name: String) {
    self.template = template
    self.name = name
    edit = ModelEdit(template.document)
    for participant in template.participants { targets[participant.view] = participant.target }
    rootID = edit.identifier(for: "capture|\(template.id)|\(name)")
    copies[template.root.id] = rootID
    for element in template.root.element.subtree.dropFirst() {
      guard let object = Object(element), CaptureBuilder.isStructure(element) else { continue }
      copies[object.id] = edit.identifier(for: "capture|\(object.id)|\(name)")
    }
    collectConstraints()
  }

  private static func isStructure(_ element: Element) -> Bool {
    element.subtree.contains { Object($0)?.isView == true }
  }

  /// Re-creates the live constraints between the targets between the copies.
  private mutating func collectConstraints() {
    var views: [ObjectID: Object] = [:]
    for participant in template.participants { views[participant.target.id] = participant.view }
    for live in template.swap().deactivated {
      let items = live.items.compactMap { views[$0] }
      guard items.count == live.items.count, let host = template.document.constraintHost(for: items),
        template.contains(host), let hostCopy = copies[host.id]
      else { continue }
      guard let content = live.content else {
        skipped.append(Plan.Skip(object: live.id, keyPath: nil, reason: live.unreadable))
        continue
      }
      let new = NewConstraint(
        content.mapItems { views[$0].flatMap { copies[$0.id] } ?? $0 },
        otherAttributes: (live.written?.otherAttributes ?? [:]).filter { !Plan.uncopied.contains($0.key) })
      let id = edit.identifier(for: "capture|\(live.id)|\(name)")
      constraints[host, default: []].append(new.element(id: id, heldBy: hostCopy, on: template.document.platform))
      constraintCount += 1
    }
  }

  mutating func rootElement() -> NewElement {
    var root = viewElement(template.root)
    root[.userLabel] = name
    root[.customClass] = ViewTemplate.rootClass
    root.attributes = AttributeOrder.sorted(root.attributes, of: root.name, on: template.document.platform)
    moveOnCanvas(&root)
    return root
  }

  private mutating func viewElement(_ view: Object) -> NewElement {
    let target = targets[view]
    let isRoot = view == template.root
    // The live view where it is of the same kind, so that the new template shows the live state.
    let model = target.flatMap { $0.kind == view.kind && !isRoot ? $0 : nil } ?? view
    var attributes = CaptureBuilder.look(of: model).attributes
    for reference in view.element.references {
      if let copy = copies[reference.id] { attributes.append(NewAttribute(reference.attribute.name, copy)) }
    }
    for name in [Name.key, .customClass, .customModule, .customModuleProvider] {
      if let value = view.element[name] { attributes.append(NewAttribute(name, value)) }
    }
    if let label = view.userLabel ?? target?.userLabel { attributes.append(NewAttribute(.userLabel, label)) }
    attributes.append(NewAttribute(.id, copies[view.id] ?? ""))
    let platform = template.document.platform
    return NewElement(
      view.kind.name, AttributeOrder.sorted(attributes, of: view.kind.name, on: platform),
      children: children(of: view, like: model, target: target))
  }

  private mutating func children(of view: Object, like model: Object, target: Object?) -> [NewElement] {
    var children = CaptureBuilder.look(of: model).children
    if model != target, let frame = target?.frameElement {
      children.removeAll { $0.name == .rect && $0[.key] == "frame" }
      children.append(NewElement(copying: frame))
    }
    if var layout = CaptureBuilder.collectionLayout(of: model) {
      layout[.id] = edit.identifier(for: "capture|collectionViewLayout|\(view.id)|\(name)").rawValue
      children.append(layout)
    }
    for child in view.element.children where CaptureBuilder.isStructure(child) {
      children.append(structure(child))
    }
    if let list = constraints[view] {
      let sorted = list.ordered(byBytesOf: { $0[.id] ?? "" })
      children.append(NewElement(.constraints, children: sorted))
    }
    if let target {
      let id = edit.identifier(for: "capture|target|\(view.id)|\(name)")
      let outlet = NewElement(
        .outlet,
        [
          NewAttribute(.property, Participant.outletProperty), NewAttribute(.destination, target.id),
          NewAttribute(.id, id),
        ])
      children.append(NewElement(.connections, children: [outlet]))
    }
    return ChildOrder.sorted(children, of: view.kind.name, in: template.document)
  }

  private mutating func structure(_ element: Element) -> NewElement {
    if let object = Object(element), object.isView { return viewElement(object) }
    var attributes = element.attributes.map { NewAttribute($0.name, $0.value) }
    for index in attributes.indices where attributes[index].name == .id {
      attributes[index].value = copies[ObjectID(attributes[index].value)]?.rawValue ?? attributes[index].value
    }
    var children: [NewElement] = []
    for child in element.children where CaptureBuilder.isStructure(child) { children.append(structure(child)) }
    return NewElement(element.name, attributes, children: children)
  }

  static func look(of view: Object) -> NewElement {
    let references = Set(view.element.references.map(\.attribute.name))
    let attributes = view.element.attributes
      .filter { !uncopied.contains($0.name) && !references.contains($0.name) }
      .map { NewAttribute($0.name, $0.value) }
    return NewElement(
      view.kind.name, attributes, children: view.element.children.filter(isValue).map(NewElement.init(copying:)))
  }

  /// Returns the layout of a collection view, which cannot be created without one, with an id of its own.
  static func collectionLayout(of view: Object) -> NewElement? {
    guard let layout = view.element.child(withKey: "collectionViewLayout"), !isValue(layout) else { return nil }
    var copy = NewElement(copying: layout)
    copy.children = layout.children.filter(isValue).map(NewElement.init(copying:))
    return copy
  }

  /// Whether a child determines the look of the view: it contains no object, and is not a list that the capture writes.
  private static func isValue(_ element: Element) -> Bool {
    let lists: Set<Name> = [
      .subviews, .constraints, .connections, .variation, .userDefinedRuntimeAttributes, "gestureRecognizers",
    ]
    return !lists.contains(element.name) && !element.subtree.contains { $0.attribute(.id) != nil }
      && element.references.isEmpty && element.subtree.allSatisfy { $0.references.isEmpty }
  }

  private func moveOnCanvas(_ root: inout NewElement) {
    let locations = template.document.viewTemplates.compactMap { other -> (x: Double, y: String)? in
      guard other.root.scene == template.root.scene,
        let point = other.root.element.children.first(where: { $0[.key] == "canvasLocation" }),
        let x = point[.x].flatMap({ Double(finite: $0) }), let y = point[.y]
      else { return nil }
      return (x + (other.root.frame?.width ?? 0), y)
    }
    guard let last = locations.max(by: { $0.x < $1.x }),
      let index = root.children.firstIndex(where: { $0[.key] == "canvasLocation" })
    else { return }
    let x = Int(exactly: (last.x + CaptureBuilder.canvasGap).rounded()) ?? 0
    root.children[index][.x] = String(x)
    root.children[index][.y] = last.y
  }
}
