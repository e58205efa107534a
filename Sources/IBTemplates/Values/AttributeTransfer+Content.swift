import IBModel

extension AttributeTransfer {
  /// The value as a layout writes it; nil where it has several parts.
  public var written: LayoutPile.Value.Content? {
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
      let contents = parts.filter { !$0.isConditional }.compactMap { part -> LayoutPile.Value.Content? in
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
