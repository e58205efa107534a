import IBModel
import IBXML

extension ModelEdit {
  /// Gives the target the source's representation of a value, or removes it if the source has none.
  mutating func apply(_ transfer: AttributeTransfer) {
    switch transfer.change {
    case .attribute(let name, let value): setDefaultAttribute(name, to: value, on: transfer.target)
    case .child(let child): setDefaultChild(child, on: transfer.target)
    case .runtimeAttribute(let keyPath, let new):
      setRuntimeAttribute(keyPath, to: new, on: transfer.target)
    case .parts(let parts, let source, let target, let keyPath):
      setRuntimeAttribute(transfer.keyPath, to: nil, on: transfer.target)
      if transfer.target != target { setRuntimeAttribute(keyPath, to: nil, on: target) }
      let isSwitch = source.element["usesAttributedText"] != target.element["usesAttributedText"]
      for part in parts where !part.isConditional || isSwitch {
        copy(part, among: parts, from: source.element, to: target.element)
      }
    case .written(let value, let target, let keyPath):
      setRuntimeAttribute(transfer.keyPath, to: nil, on: transfer.target)
      if transfer.target != target { setRuntimeAttribute(keyPath, to: nil, on: target) }
      write(value, to: target)
    }
  }

  private mutating func copy(_ part: KeyPathPart, among parts: [KeyPathPart], from source: Element, to target: Element)
  {
    let origin = part.container(in: source)
    switch part.leaf {
    case .attribute(let name):
      let value = origin?[name]
      if value == nil, part.isAlwaysWritten { return }
      guard let destination = part.container(in: target) else {
        if let value { create(part.containers, in: target) { $0[name] = value } }
        return
      }
      setAttribute(name, to: value, on: destination)
    case .child(let step):
      let value = origin.flatMap(step.child(of:)).map(NewElement.init(copying:))
      if value == nil, part.isAlwaysWritten, !hasAlternative(to: part, among: parts, in: origin) { return }
      guard let destination = part.container(in: target) else {
        if let value { create(part.containers, in: target) { $0.children.append(value) } }
        return
      }
      let existing = step.child(of: destination)
      guard let name = value?.name ?? existing?.name else { return }
      if let existing, let value, existing.name != value.name { remove(existing) }
      setChild(name, key: step.key, to: value, in: destination)
    }
  }

  /// Whether the source has the value in another form with the same key: `<nil key="textColor"/>` for a color.
  private func hasAlternative(to part: KeyPathPart, among parts: [KeyPathPart], in origin: Element?) -> Bool {
    guard case .child(let step) = part.leaf, let origin else { return false }
    return parts.contains { other in
      guard other != part, other.containers == part.containers, case .child(let otherStep) = other.leaf else {
        return false
      }
      return otherStep.key == step.key && otherStep.child(of: origin) != nil
    }
  }

  private mutating func create(_ steps: [KeyPathPart.Step], in target: Element, fill: (inout NewElement) -> Void) {
    var parent = target
    var missing = steps[...]
    while let step = missing.first, let next = step.child(of: parent) {
      parent = next
      missing.removeFirst()
    }
    var content: NewElement?
    for step in missing.reversed() {
      guard let name = step.name else { return }
      var element = NewElement(name, step.key.map { [NewAttribute(.key, $0)] } ?? [])
      if let inner = content { element.children.append(inner) } else { fill(&element) }
      content = element
    }
    guard let content, let outermost = missing.first, let name = outermost.name else { return }
    merge(content, name: name, key: outermost.key, into: parent)
  }
}

extension AttributeTransfer {
  /// The value as a layout writes it; nil where it has several parts.
  public var written: EvaluatedLayout.Value.Content? {
    switch change {
    case .written(let value, _, _): return value.content
    case .attribute(_, let value): return value.map { .text($0) } ?? .standard
    case .child(let child): return .element(child)
    case .runtimeAttribute(_, let new):
      guard let new else { return .standard }
      if let value = new[.value] { return .text(value) }
      guard let child = new.children.first else { return nil }
      return child.name == "real" || child.name == "integer" ? child[.value].map { .text($0) } : .element(child)
    case .parts(let parts, let source, _, _):
      let contents = parts.filter { !$0.isConditional }.compactMap { part -> EvaluatedLayout.Value.Content? in
        guard let container = part.container(in: source.element) else { return nil }
        switch part.leaf {
        case .attribute(let name): return container[name].map { .text($0) }
        case .child(let step): return step.child(of: container).map { .element(NewElement(copying: $0)) }
        }
      }
      return contents.isEmpty ? .standard : contents.count == 1 ? contents[0] : nil
    }
  }

  /// Whether the value can be fractional, unlike counts and tags.
  public var hasFractions: Bool {
    if case .runtimeAttribute(let keyPath, let new) = change {
      return keyPath.hasPrefix("layer.") || new?.children.first?.name != "integer"
    }
    return attributeKind.map { $0.type == .number } ?? true
  }

  /// The value of an attribute that is not written; nil where it is unknown.
  public var standard: String? {
    if case .runtimeAttribute(let keyPath, _) = change { return AttributeTransfer.layerStandards[keyPath] }
    return attributeKind?.defaultValue
  }

  /// Source: Apple's documentation of `CALayer`.
  private static let layerStandards = [
    "layer.borderWidth": "0", "layer.cornerRadius": "0", "layer.masksToBounds": "NO", "layer.opacity": "1",
    "layer.shadowOpacity": "0", "layer.shadowRadius": "3", "layer.transform.rotation.z": "0",
    "layer.transform.scale.x": "1", "layer.transform.scale.y": "1", "layer.zPosition": "0",
  ]

  private var attributeKind: AttributeKind? {
    let (parts, object): ([KeyPathPart], Object)
    switch change {
    case .parts(let all, _, let target, _): (parts, object) = (all, target)
    case .written(let value, let target, _): (parts, object) = (value.parts, target)
    case .attribute(let name, _): return target.kind.attribute(name)
    case .runtimeAttribute, .child: return nil
    }
    guard let part = parts.first(where: { $0.containers.isEmpty && !$0.isConditional }),
      case .attribute(let name) = part.leaf
    else { return nil }
    return object.kind.attribute(name)
  }
}
