import IBModel
import IBXML

extension AttributeTransfer {
  /// Creates the transfer of a value that is written in a layout instead of read from an object.
  init(
    _ keyPath: String, writing content: EvaluatedLayout.Value.Content, to target: Object, in document: Document
  ) throws(TransferError) {
    let resolved = try ResolvedKeyPath(keyPath, on: target, in: document)
    let change: Change
    switch (resolved.storage, content) {
    case (.parts(let parts), .text(let text)):
      change = try AttributeTransfer.attribute(parts, text, of: resolved, keyPath)
    case (.parts(let parts), .element(let element)):
      change = try AttributeTransfer.child(parts, element, of: resolved, keyPath)
    case (.parts(let parts), .standard):
      let written = WrittenValue(parts: parts, part: nil, content: .standard)
      change = .written(written, to: resolved.object, keyPath: resolved.keyPath)
    case (.runtimeAttribute, .standard): change = .runtimeAttribute(keyPath: keyPath, nil)
    case (.runtimeAttribute(let type), _):
      change = .runtimeAttribute(
        keyPath: keyPath, try AttributeTransfer.runtimeAttribute(keyPath, type, content))
    default: throw TransferError("`\(keyPath)` cannot be written")
    }
    // A layout's `yes` is written as `YES`.
    let written = if case .written(let value, _, _) = change { value.content } else { content }
    self.init(keyPath: keyPath, source: target, target: target, value: written.summary, change: change)
  }

  /// Returns the value of the first part that is an attribute; other parts represent the same value and are removed.
  private static func attribute(
    _ parts: [KeyPathPart], _ text: String, of resolved: ResolvedKeyPath, _ keyPath: String
  ) throws(TransferError) -> Change {
    for part in parts where part.containers.isEmpty && !part.isConditional {
      guard case .attribute(let name) = part.leaf else { continue }
      let kind = resolved.object.kind.attribute(name)?.type
      let value = kind == .bool ? booleans[text] ?? text : text
      if let kind, !kind.accepts(value) { throw TransferError("`\(keyPath)` cannot be `\(text)`") }
      let written = WrittenValue(parts: parts, part: part, content: .text(value))
      return .written(written, to: resolved.object, keyPath: resolved.keyPath)
    }
    throw TransferError("`\(keyPath)` is written as an element, which has to be in `<attribute>`")
  }

  private static let booleans = ["yes": "YES", "true": "YES", "no": "NO", "false": "NO"]

  private static func child(
    _ parts: [KeyPathPart], _ element: NewElement, of resolved: ResolvedKeyPath, _ keyPath: String
  ) throws(TransferError) -> Change {
    for part in parts where part.containers.isEmpty && !part.isConditional {
      guard case .child(let step) = part.leaf, step.name == nil || step.name == element.name else { continue }
      var element = element
      if element[.key] == nil, let key = step.key {
        element.attributes.insert(NewAttribute(.key, key), at: 0)
      }
      guard element[.key] == step.key else { continue }
      let written = WrittenValue(parts: parts, part: part, content: .element(element))
      return .written(written, to: resolved.object, keyPath: resolved.keyPath)
    }
    throw TransferError("`\(keyPath)` cannot be a `<\(element.name.text)>`")
  }

  private static func runtimeAttribute(
    _ keyPath: String, _ type: String, _ content: EvaluatedLayout.Value.Content
  ) throws(TransferError) -> NewElement {
    var new = NewElement(
      .userDefinedRuntimeAttribute, [NewAttribute(.type, type), NewAttribute(.keyPath, keyPath)])
    switch (type, content) {
    case ("boolean", .text(let text)):
      guard let value = booleans[text] ?? (text == "YES" || text == "NO" ? text : nil) else {
        throw TransferError("`\(keyPath)` is yes or no, not `\(text)`")
      }
      new.attributes.append(NewAttribute(.value, value))
    case ("number", .text(let text)):
      guard let number = Double(finite: text), let spelled = CanonicalNumber.spelled(number) else {
        throw TransferError("`\(keyPath)` is a number, not `\(text)`")
      }
      let isWhole = Int(text) != nil
      let value = NewAttribute(.value, spelled)
      new.children = [NewElement(isWhole ? "integer" : "real", [NewAttribute(.key, "value"), value])]
    case ("string", .text(let text)): new.attributes.append(NewAttribute(.value, text))
    case (_, .element(var element)):
      if element[.key] == nil { element.attributes.insert(NewAttribute(.key, "value"), at: 0) }
      new.children = [element]
    default: throw TransferError("`\(keyPath)` is a \(type), which has to be an element in `<attribute>`")
    }
    return new
  }
}

/// A value in one of the parts that can represent a key path.
struct WrittenValue: Sendable {
  var parts: [KeyPathPart]
  /// The part that has the value; nil for the default, which is not written.
  var part: KeyPathPart?
  var content: EvaluatedLayout.Value.Content

  /// Whether another part represents the same value: text in a child, or a child with the same key.
  fileprivate func replaces(_ other: KeyPathPart.Step) -> Bool {
    switch part?.leaf {
    case .attribute, nil: true
    case .child(let step): step.key == other.key
    }
  }
}

extension EvaluatedLayout.Value.Content {
  fileprivate var summary: String? {
    switch self {
    case .text(let text): text
    case .element(let element): element.summary
    case .attribute(let text): text
    case .standard: nil
    }
  }
}

extension ModelEdit {
  mutating func write(_ value: WrittenValue, to target: Object) {
    for part in value.parts where part != value.part && part.containers.isEmpty && !part.isConditional {
      if case .attribute(let name) = part.leaf, value.part == nil, !part.isAlwaysWritten {
        setAttribute(name, to: nil, on: target.element)
      }
      guard case .child(let step) = part.leaf, let old = step.child(of: target.element), value.replaces(step),
        value.part != nil || !part.isAlwaysWritten
      else { continue }
      remove(old)
    }
    guard let part = value.part else { return }
    switch (part.leaf, value.content) {
    case (.attribute(let name), .text(let text)): setAttribute(name, to: text, on: target.element)
    case (.child(let step), .element(let element)):
      if let old = step.child(of: target.element), old.name != element.name { remove(old) }
      setChild(element.name, key: step.key, to: element, in: target.element)
    default: break
    }
  }
}
