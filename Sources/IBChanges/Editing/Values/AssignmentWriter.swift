import IBModel
import IBTemplates
import IBXML

/// A writer for values of one object.
struct AssignmentWriter {
  let object: Object
  let document: Document
  let sizeClasses: SizeClasses?

  /// Adds a value to an edit.
  /// - Returns: The change as one clause; nil if the document has the value already.
  /// - Throws: `OperationError` when the object cannot have the value.
  func write(_ assignment: Assignment, to edit: inout ModelEdit) throws(OperationError) -> String? {
    switch assignment.key {
    case .runtimeAttribute(let keyPath): return try writeRuntimeAttribute(keyPath, assignment.value, &edit)
    case .exactly(let name): return setAttribute(Name(name), assignment.value, on: object.element, label: name, &edit)
    case .path([AssignmentWriter.installed]): return try writeInstalled(assignment.value, &edit)
    case .path(let written):
      let path = inState(written)
      let (owner, missing) = try owner(of: path)
      let label = path.joined(separator: "/")
      let last = path[path.count - 1]
      if let missing {
        guard let value = assignment.value else { return nil }
        return try create(missing, containing: last, value, label: label, &edit)
      }
      return try write(last, assignment.value, on: owner, label: label, &edit)
    }
  }

  /// The path of a value that a control has for each state, and people write without one.
  private func inState(_ path: [String]) -> [String] {
    guard path.count == 1, ["titleColor", "titleShadowColor"].contains(path[0]), hasStates else { return path }
    return ["normal"] + path
  }

  private var hasStates: Bool {
    AttributeVocabulary.elements(playing: "normal", in: object.element.name).contains("state")
  }

  /// The element at the end of a path, or a missing part to create in it.
  private func owner(of path: [String]) throws(OperationError) -> (element: Element, missing: NewElement?) {
    var current = object.element
    for (depth, step) in path.dropLast().enumerated() {
      if let next = current.child(withKey: step) ?? current.child(Name(step)) {
        current = next
        continue
      }
      guard current == object.element, depth == path.count - 2,
        let name = AttributeVocabulary.elements(playing: step, in: current.name).first
      else { throw unknown(step, in: current) }
      return (current, NewElement(name, [NewAttribute(.key, step)]))
    }
    return (current, nil)
  }

  /// The meaning of the last word of a path.
  private enum Leaf {
    case attribute(Name)
    /// A child with a role, by the elements that can have it.
    case child(key: String, [Name])
  }

  private func leaf(_ word: String, in element: Element) throws(OperationError) -> Leaf {
    let name = Name(word)
    if let child = element.child(withKey: word) {
      let isText = child.name == "string" || child.name == "mutableString"
      if !isText { return .child(key: word, child.name == "nil" ? elements(playing: word, in: element) : [child.name]) }
    }
    if element.attribute(name) != nil || isAttribute(name, of: element.name) { return .attribute(name) }
    let children = elements(playing: word, in: element)
    if !children.isEmpty { return .child(key: word, children) }
    if element == object.element, let leaf = leaf(ofKeyPath: word) { return leaf }
    throw unknown(word, in: element)
  }

  /// The elements for a role. A color is possible even where the vocabulary lacks it.
  private func elements(playing key: String, in element: Element) -> [Name] {
    let known = AttributeVocabulary.elements(playing: key, in: element.name)
    let isColor = key.hasSuffix("Color") || key == "color"
    return isColor && !known.contains("color") && (!known.isEmpty || element.child(withKey: key) != nil)
      ? ["color"] + known : known
  }

  private func isAttribute(_ name: Name, of element: Name) -> Bool {
    ElementKind(element).isKnown && name != .id && ElementKind(element).has(name, on: document.platform)
  }

  /// The leaf for a property that the format spells differently: `font`, `clipsToBounds`.
  private func leaf(ofKeyPath keyPath: String) -> Leaf? {
    guard
      case .parts(let parts)? = KeyPathTable.row(keyPath, on: object.element.name, platform: document.platform)?.storage
    else { return nil }
    for part in parts where part.isDirect {
      switch part.leaf {
      case .attribute(let name): return .attribute(name)
      case .child(let step):
        guard let key = step.key else { continue }
        let names = step.name.map { [$0] } ?? AttributeVocabulary.elements(playing: key, in: object.element.name)
        if !names.isEmpty { return .child(key: key, names) }
      }
    }
    return nil
  }

  private func unknown(_ word: String, in element: Element) -> OperationError {
    let keyPaths = KeyPathTable.keyPaths(on: element.name, platform: document.platform).filter { !$0.contains(".") }
    let children = element.children.compactMap { $0[.key] }
    let known =
      ElementKind(element.name).attributes(on: document.platform).map(\.name.text)
      + AttributeVocabulary.roles(in: element.name) + keyPaths + children
      + (canBeUninstalled ? [AssignmentWriter.installed] : [])
    let isOfState = element == object.element && hasStates && isAttribute(Name(word), of: "state")
    let nearest =
      isOfState ? "normal/\(word)" : EditDistance.similar(to: String(word.prefix(60)), among: Set(known).sorted())
    let isElsewhere = AttributeVocabulary.knows(Name(word), onOneOf: [element.name])
    return OperationError(
      "`\(element.name.text)` has no `\(word)`\(isElsewhere ? " on \(document.platform.rawValue)" : "")"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; to write an attribute anyway, quote its name: `'\(word)'`"),
      object)
  }

  private func write(
    _ word: String, _ value: String?, on element: Element, label: String, _ edit: inout ModelEdit
  ) throws(OperationError) -> String? {
    switch try leaf(word, in: element) {
    case .attribute(let name):
      if name == .id { throw OperationError("`ibt rename` changes ids", object) }
      let type = ElementKind(element.name).attribute(name)?.type
      let text: String?
      if let value {
        text = try AttributeValue.spelled(value, of: name, type, on: object, in: document)
      } else {
        text = nil
      }
      if let text, text.contains(where: \.isNewline) {
        let child = NewElement("string", [NewAttribute(.key, name.text)], text: text)
        edit.setAttribute(name, to: nil, on: element)
        return setChild(child, key: name.text, on: element, label: label, &edit)
      }
      let child = element.child(withKey: name.text)
      if let child, child.name == "string" || child.name == "mutableString" { edit.remove(child) }
      return setAttribute(name, text, on: element, label: label, &edit, was: child?.text)
    case .child(let key, let names):
      guard let value else {
        guard let child = element.child(withKey: key) else { return nil }
        edit.remove(child)
        return "\(label) \(ElementValue.summary(child)) removed"
      }
      let child = try newChild(value, key: key, names)
      return setChild(child, key: key, on: element, label: label, &edit)
    }
  }

  private func newChild(_ value: String, key: String, _ names: [Name]) throws(OperationError) -> NewElement {
    let preferred = names.first { $0 == "color" || $0 == "fontDescription" || $0 == "font" } ?? names.first ?? "string"
    if names.contains("nil"), value == "none" || value == "nil" { return NewElement("nil", [NewAttribute(.key, key)]) }
    return try ElementValue.element(
      value, preferred == "nil" ? "string" : preferred, key: key, of: object, in: document)
  }

  private func setAttribute(
    _ name: Name, _ value: String?, on element: Element, label: String, _ edit: inout ModelEdit, was text: String? = nil
  ) -> String? {
    let old = element[name] ?? text
    guard old != value || text != nil else { return nil }
    if let sizeClasses, element == object.element {
      if let value {
        edit.setAttribute(name, to: value, on: object, under: sizeClasses)
      } else {
        edit.removeVariations(of: name, on: object, under: sizeClasses)
      }
    } else {
      edit.setAttribute(name, to: value, on: element)
    }
    return "\(label) \(AssignmentWriter.shown(old)) → \(AssignmentWriter.shown(value))"
  }

  private func setChild(
    _ new: NewElement, key: String, on element: Element, label: String, _ edit: inout ModelEdit
  ) -> String? {
    let old = element.child(withKey: key)
    if let old, NewElement(copying: old) == new { return nil }
    if let sizeClasses, element == object.element {
      edit.setChild(new, on: object, under: sizeClasses)
    } else if let old, old.name != new.name {
      edit.replace(old, with: new)
    } else {
      edit.setChild(new.name, key: key, to: new, in: element)
    }
    return "\(label) \(old.map { ElementValue.summary($0) } ?? "–") → \(ElementValue.summary(new))"
  }

  private func create(
    _ container: NewElement, containing word: String, _ value: String, label: String, _ edit: inout ModelEdit
  ) throws(OperationError) -> String? {
    let name = Name(word)
    var container = container
    if isAttribute(name, of: container.name) {
      let type = ElementKind(container.name).attribute(name)?.type
      container[name] = try AttributeValue.spelled(value, of: name, type, on: object, in: document)
    } else {
      let names = AttributeVocabulary.elements(playing: word, in: container.name)
      guard !names.isEmpty else { throw OperationError("`\(container.name.text)` has no `\(word)`", object) }
      container.children = [try newChild(value, key: word, names)]
    }
    edit.setChild(container.name, key: container[.key], to: container, in: object.element)
    return "\(label) – → \(value)"
  }

  private static func shown(_ value: String?) -> String {
    guard let value else { return "–" }
    let line = value.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    return line.isEmpty || line.contains(" ") ? "“\(line)”" : line
  }

  private func writeRuntimeAttribute(
    _ keyPath: String, _ value: String?, _ edit: inout ModelEdit
  ) throws(OperationError) -> String? {
    let old = object.runtimeAttribute(keyPath)
    guard let value else {
      guard old != nil else { return nil }
      edit.setRuntimeAttribute(keyPath, to: nil, on: object)
      return "@\(keyPath) removed"
    }
    let new = try RuntimeValue.element(keyPath, value, replacing: old, of: object, in: document)
    if let old, NewElement(copying: old.element) == new { return nil }
    edit.setRuntimeAttribute(keyPath, to: new, on: object)
    return "@\(keyPath) → \(value)"
  }
}
