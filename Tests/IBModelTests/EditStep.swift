import IBModel
import IBXML
import TestSupport

/// A random edit of a document. A number, modulo their count, selects one of the suitable objects.
enum EditStep: CustomStringConvertible {
  case addConstraint(host: Int, other: Int)
  case removeConstraint(Int)
  case addOutlet(from: Int, to: Int)
  case setRuntimeAttribute(on: Int, keyPath: Int, value: Int?)
  case addSubview(Int)
  case removeView(Int)
  case setAlpha(Int, Int?)

  init(_ random: inout SeededGenerator) {
    let number = { (random: inout SeededGenerator) in Int.random(in: 0..<1000, using: &random) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: self = .addConstraint(host: number(&random), other: number(&random))
    case 1: self = .removeConstraint(number(&random))
    case 2: self = .addOutlet(from: number(&random), to: number(&random))
    case 3:
      let value = random.oneIn(3) ? nil : number(&random)
      self = .setRuntimeAttribute(on: number(&random), keyPath: number(&random) % 2, value: value)
    case 4: self = .addSubview(number(&random))
    case 5: self = .removeView(number(&random))
    default: self = .setAlpha(number(&random), random.oneIn(3) ? nil : number(&random) % 10)
    }
  }

  var description: String {
    switch self {
    case .addConstraint(let host, let other): "addConstraint(\(host), \(other))"
    case .removeConstraint(let number): "removeConstraint(\(number))"
    case .addOutlet(let from, let to): "addOutlet(\(from), \(to))"
    case .setRuntimeAttribute(let on, let keyPath, let value):
      "setRuntimeAttribute(\(on), \(keyPath), \(value.map(String.init) ?? "nil"))"
    case .addSubview(let number): "addSubview(\(number))"
    case .removeView(let number): "removeView(\(number))"
    case .setAlpha(let number, let tenths): "setAlpha(\(number), \(tenths.map(String.init) ?? "nil"))"
    }
  }
}

extension EditStep {
  static func difference(of steps: [EditStep], on bytes: [UInt8]) throws -> String? {
    var bytes = bytes
    let before = try Document(parsing: bytes)
    let known = (duplicates: before.duplicates.count, dangling: before.danglingReferences().count)
    for step in steps {
      let document = try Document(parsing: bytes)
      var edit = ModelEdit(document)
      var plain = PlainTree(document.tree.root)
      perform(step, in: document, &edit, &plain)
      bytes = try edit.unverifiedBytes()
      let result = try Document(parsing: bytes)
      if PlainTree(result.tree.root).summary != plain.summary { return "\(step) makes another document than announced" }
      if result.duplicates.count > known.duplicates || result.danglingReferences().count > known.dangling {
        return "\(step) breaks references"
      }
    }
    return nil
  }

  private static func perform(
    _ step: EditStep, in document: Document, _ edit: inout ModelEdit, _ plain: inout PlainTree
  ) {
    let views = document.objects.filter { $0.isView }
    guard !views.isEmpty else { return }
    let view = { (number: Int) in views[number % views.count] }
    switch step {
    case .addConstraint(let host, let other): addConstraint(view(host), view(other), in: document, &edit, &plain)
    case .removeConstraint(let number):
      let constraints = Array(document.constraints)
      guard !constraints.isEmpty else { return }
      let constraint = constraints[number % constraints.count]
      edit.remove(constraint)
      plain.removeAll { $0.attributes["id"] == constraint.id.rawValue || $0.refers(to: [constraint.id.rawValue]) }
    case .addOutlet(let from, let to):
      let id = edit.addOutlet("added", from: view(from), to: view(to).id)
      let outlet = NewElement(
        .outlet, [NewAttribute(.property, "added"), NewAttribute(.destination, view(to).id), NewAttribute(.id, id)])
      plain.change(view(from).id.rawValue) { $0.add(PlainTree(outlet), toList: "connections") }
    case .setRuntimeAttribute(let on, let keyPath, let value):
      setRuntimeAttribute(["first", "second"][keyPath], value, on: view(on), &edit, &plain)
    case .addSubview(let number):
      let new = NewElement(
        .view, [NewAttribute("contentMode", "left"), NewAttribute(.id, edit.identifier(for: "new"))])
      edit.addSubview(new, to: view(number))
      plain.change(view(number).id.rawValue) { $0.addSubview(PlainTree(new)) }
    case .removeView(let number):
      guard let removable = views.filter({ $0.superview != nil }).nth(number) else { return }
      edit.remove(removable)
      let ids = Set(plain.first(removable.id.rawValue)?.ids ?? [])
      let constraints = Set(
        document.constraints.filter { !ids.isDisjoint(with: $0.items.map(\.rawValue)) }.map(\.id.rawValue))
      plain.removeAll { node in
        node.attributes["id"].map { $0 == removable.id.rawValue || constraints.contains($0) } == true
          || node.refers(to: ids.union(constraints))
      }
      plain.forget(ids)
    case .setAlpha(let number, let tenths):
      let value = tenths.map { "0.\($0)" }
      edit.setAttribute("alpha", to: value, on: view(number).element)
      plain.change(view(number).id.rawValue) { $0.attributes["alpha"] = value }
    }
  }

  private static func addConstraint(
    _ first: Object, _ second: Object, in document: Document, _ edit: inout ModelEdit, _ plain: inout PlainTree
  ) {
    guard let host = document.constraintHost(for: [first, second]) else { return }
    let content = NewConstraint(ConstraintContent(.init(first.id, .top), .equal, .init(second.id, .bottom)))
    let id = edit.add(content, heldBy: host, seed: "test")
    plain.change(host.id.rawValue) {
      let element = content.element(id: id, heldBy: host.id, on: document.platform)
      $0.add(PlainTree(element), toList: "constraints")
    }
    for id in [first.id, second.id] { plain.change(id.rawValue) { $0.attributes["fixedFrame"] = nil } }
  }

  private static func setRuntimeAttribute(
    _ keyPath: String, _ value: Int?, on view: Object, _ edit: inout ModelEdit, _ plain: inout PlainTree
  ) {
    let new = value.map { value in
      NewElement(
        .userDefinedRuntimeAttribute, [NewAttribute(.type, "string"), NewAttribute(.keyPath, keyPath)],
        children: [NewElement("string", [NewAttribute(.key, "value")], text: "a <\(value)>\n& \"b\"")])
    }
    edit.setRuntimeAttribute(keyPath, to: new, on: view)
    plain.change(view.id.rawValue) { node in
      for index in node.children.indices where node.children[index].name == "userDefinedRuntimeAttributes" {
        node.children[index].children.removeAll { $0.attributes["keyPath"] == keyPath }
      }
      if let new { node.add(PlainTree(new), toList: "userDefinedRuntimeAttributes") }
    }
  }
}

extension PlainTree {
  fileprivate mutating func addSubview(_ view: PlainTree) {
    let content = children.firstIndex { $0.attributes["key"] == "contentView" && $0.attributes["id"] == nil }
    if let content { children[content].add(view, toList: "subviews") } else { add(view, toList: "subviews") }
  }

  fileprivate func refers(to ids: Set<String>) -> Bool {
    let pointers = [
      "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection", "include", "exclude",
    ]
    return pointers.contains(name)
      && ["destination", "reference"].contains { attributes[$0].map(ids.contains) == true }
  }
}

extension PlainTree {
  /// Drops attributes that name one of some objects: `textLabel` of a cell, `headerView` of a table.
  fileprivate mutating func forget(_ ids: Set<String>) {
    let pointers = [
      "textLabel", "detailTextLabel", "imageView", "headerView", "outlineTableColumn", "selectedItem", "initialItem",
      "initialViewController", "row", "column", "headOfMergedCell", "centeredItem", "previousBinding",
      "popoverAnchorView", "popoverAnchorBarButtonItem", "tableViewCell",
    ]
    attributes = attributes.filter { !pointers.contains($0.key) || !ids.contains($0.value) }
    for index in children.indices { children[index].forget(ids) }
  }
}

extension Array { fileprivate func nth(_ number: Int) -> Element? { isEmpty ? nil : self[number % count] } }
