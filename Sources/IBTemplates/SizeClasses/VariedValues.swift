import IBModel
import IBXML

struct VariedAttribute {
  var target: Object
  var change: Change

  enum Change {
    case attribute(Name, String)
    case child(NewElement)
  }

  /// Attributes that Interface Builder varies, with their defaults. Source: variations of real documents.
  static let defaults: [Name: String] = [
    "hidden": "NO", "axis": "horizontal", "spacing": "0.0", "distribution": "fill", "alignment": "fill",
    .constant: "0.0",
  ]

  static let children: Set<String> = [
    "fontDescription", "layoutMargins", "backgroundColor", "tintColor", "textColor",
  ]
}

extension AttributeTransfer {
  /// Returns the parts for a variation; none for equal values and for lists of key paths, which only templates read.
  func variedValues() throws(TransferError) -> [VariedAttribute] {
    switch change {
    case .attribute(let name, let value):
      guard let usual = VariedAttribute.defaults[name] else { throw notVaried }
      return [VariedAttribute(target: target, change: .attribute(name, value ?? usual))]
    case .child(let child):
      guard VariedAttribute.children.contains(child[.key] ?? "") else { throw notVaried }
      return [VariedAttribute(target: target, change: .child(child))]
    case .runtimeAttribute(let keyPath, let new):
      let old = target.runtimeAttribute(keyPath).map { NewElement(copying: $0.element) }
      if new == old || KeyPathList.properties.contains(keyPath) { return [] }
      throw notVaried
    case .written(let value, let to, _):
      guard let part = value.part else { throw notVaried }
      switch (part.leaf, value.content) {
      case (.attribute(let name), .text(let text))
      where part.containers.isEmpty && VariedAttribute.defaults[name] != nil:
        return [VariedAttribute(target: to, change: .attribute(name, text))]
      case (.child(let step), .element(let element))
      where part.containers.isEmpty && VariedAttribute.children.contains(step.key ?? ""):
        return [VariedAttribute(target: to, change: .child(element))]
      default: throw notVaried
      }
    case .parts(let parts, let from, let to, let keyPath):
      if to.runtimeAttribute(keyPath) != nil { throw notVaried }
      var result: [VariedAttribute] = []
      for part in parts where !part.isConditional {
        if let value = try variedValue(of: part, among: parts, from: from.element, to: to.element) {
          result.append(VariedAttribute(target: to, change: value))
        }
      }
      return result
    }
  }

  private var notVaried: TransferError { TransferError("a variation cannot have `\(keyPath)`") }

  /// Returns nil for equal values.
  private func variedValue(
    of part: KeyPathPart, among parts: [KeyPathPart], from source: Element, to target: Element
  ) throws(TransferError) -> VariedAttribute.Change? {
    let (origin, place) = (part.container(in: source), part.container(in: target))
    switch part.leaf {
    case .attribute(let name):
      let (new, old) = (origin?[name], place?[name])
      guard part.containers.isEmpty, let usual = VariedAttribute.defaults[name] else {
        if new == old { return nil }
        throw notVaried
      }
      return new == nil && old == nil ? nil : .attribute(name, new ?? usual)
    case .child(let step):
      let new = origin.flatMap(step.child(of:)).map(NewElement.init(copying:))
      let old = place.flatMap(step.child(of:)).map(NewElement.init(copying:))
      if new == nil, old == nil { return nil }
      if let new, part.containers.isEmpty, VariedAttribute.children.contains(step.key ?? ""), new.name != "nil" {
        return .child(new)
      }
      // Nothing remains to be written where the source has another form of the same value.
      if new == old || new == nil && step.key.flatMap({ origin?.child(withKey: $0) }) != nil { return nil }
      throw notVaried
    }
  }
}
