import IBModel
import IBXML

/// A reason why a key path is not transferred.
public struct TransferError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One clause.
  public let description: String
  /// Whether the app fails too; otherwise only a document cannot express the value.
  public let failsAtRunTime: Bool

  init(_ description: String, failsAtRunTime: Bool = false) {
    self.description = description
    self.failsAtRunTime = failsAtRunTime
  }
}

/// The value of one key path, copied from one object to another in the representation of the format.
public struct AttributeTransfer: Sendable {
  /// The key path as it is listed.
  public let keyPath: String
  /// The object the value is read from.
  public let source: Object
  /// The object that gets the value.
  public let target: Object
  /// The value of the source in a line; nil for the default, which is not written.
  public let value: String?
  let change: Change

  enum Change: Sendable {
    case runtimeAttribute(keyPath: String, NewElement?)
    /// Also removes the runtime attribute that would win over the parts.
    case parts([KeyPathPart], from: Object, to: Object, keyPath: String)
    /// A value that no object has; also removes the runtime attribute that would win over it.
    case written(WrittenValue, to: Object, keyPath: String)
    case attribute(Name, String?)
    case child(NewElement)
  }

  init(keyPath: String, source: Object, target: Object, value: String?, change: Change) {
    (self.keyPath, self.source, self.target, self.value, self.change) = (keyPath, source, target, value, change)
  }

  /// Creates the transfer of the list itself, which is copied with the values.
  init(listProperty: String, from source: Object, to target: Object) {
    keyPath = listProperty
    self.source = source
    self.target = target
    let attribute = source.runtimeAttribute(listProperty)
    value = attribute?.text
    change = .runtimeAttribute(keyPath: listProperty, attribute.map { NewElement(copying: $0.element) })
  }

  /// Creates a value to be written where no trait says otherwise; nil for the default.
  init(_ name: Name, _ value: String?, of object: Object) {
    keyPath = name.text
    (source, target) = (object, object)
    self.value = value
    change = .attribute(name, value)
  }

  init(child: NewElement, of object: Object) {
    keyPath = child[.key] ?? ""
    (source, target) = (object, object)
    value = child.summary
    change = .child(child)
  }

  /// Creates a transfer. A runtime attribute wins over an attribute; a value that the source lacks is the default and
  /// removed.
  /// - Throws: `TransferError` when the XML cannot express it.
  public init(_ keyPath: String, from source: Object, to target: Object, in document: Document) throws(TransferError) {
    (self.keyPath, self.source, self.target) = (keyPath, source, target)
    if let attribute = source.runtimeAttribute(keyPath) {
      value = attribute.summary
      change = .runtimeAttribute(keyPath: keyPath, NewElement(copying: attribute.element))
      return
    }
    let from = try ResolvedKeyPath(keyPath, on: source, in: document)
    let to = try ResolvedKeyPath(keyPath, on: target, in: document)
    switch (from.storage, to.storage) {
    case (.runtimeAttribute, .runtimeAttribute):
      value = nil
      change = .runtimeAttribute(keyPath: keyPath, nil)
    case (.parts(let parts), .parts(let others)) where parts == others:
      try AttributeTransfer.checkCopyable(parts, of: from.object)
      value = AttributeTransfer.summary(of: parts, on: from.object)
      change = .parts(parts, from: from.object, to: to.object, keyPath: to.keyPath)
    default:
      throw TransferError(
        "`\(keyPath)` is stored differently in a \(source.kindTitle) and in a \(target.kindTitle)")
    }
  }

  /// Checks that subtrees contain no ids: ids are unique, so a copy would be invalid.
  private static func checkCopyable(_ parts: [KeyPathPart], of object: Object) throws(TransferError) {
    for part in parts {
      guard case .child(let step) = part.leaf, let element = part.container(in: object.element).flatMap(step.child)
      else { continue }
      guard element.subtree.contains(where: { $0.attribute(.id) != nil }) else { continue }
      throw TransferError("the value contains objects with ids, which cannot be copied")
    }
  }

  private static func summary(of parts: [KeyPathPart], on object: Object) -> String? {
    let texts = parts.filter { !$0.isConditional }.compactMap { part -> (name: String, value: String)? in
      guard let container = part.container(in: object.element) else { return nil }
      switch part.leaf {
      case .attribute(let name): return container[name].map { ("\(name.text)=", $0) }
      case .child(let step): return step.child(of: container).map { ("", NewElement(copying: $0).summary) }
      }
    }
    if texts.count == 1 { return texts[0].value }
    return texts.isEmpty ? nil : texts.map { $0.name + $0.value }.joined(separator: " ")
  }

  /// Whether it is the list of key paths, not one of their values.
  public var isList: Bool { KeyPathList.properties.contains(keyPath) }

  /// Names of the traits for which the target overrides this value; such variations are not changed.
  public var varyingTraits: [String] {
    guard case .parts(let parts, _, let object, _) = change else { return [] }
    return object.variations { variation in
      parts.contains { part in
        guard part.containers.isEmpty else { return false }
        switch part.leaf {
        case .attribute(let name): return variation.attribute(name) != nil
        case .child(let step): return step.child(of: variation) != nil
        }
      }
    }.map(\.key)
  }
}

/// The object that has the last component of a key path.
struct ResolvedKeyPath {
  var object: Object
  var keyPath: String
  var storage: KeyPathRow.Storage

  /// In bytes. Objects may lead to themselves, and each component is looked up with all that follow it.
  private static let maximumLength = 1_000

  init(_ keyPath: String, on start: Object, in document: Document) throws(TransferError) {
    guard keyPath.utf8.count <= ResolvedKeyPath.maximumLength else {
      throw TransferError(
        "the key path is \(keyPath.utf8.count) bytes long; the longest known one is much shorter")
    }
    var object = start
    var rest = keyPath
    while true {
      if let row = KeyPathTable.row(rest, on: object.kind.name, platform: document.platform) {
        switch row.storage {
        case .none, .readOnly:
          let why = row.note.isEmpty ? "" : ": \(row.note)"
          let isStorable = if case .none = row.storage { false } else { true }
          let what = isStorable ? "cannot be set by key path" : "cannot be stored in a document"
          throw TransferError("`\(keyPath)` \(what)\(why)", failsAtRunTime: isStorable)
        case .parts, .runtimeAttribute:
          (self.object, self.keyPath, self.storage) = (object, rest, row.storage)
          return
        case .redirect:
          throw TransferError("`\(keyPath)` is an object, not a value")
        }
      }
      (object, rest) = try ResolvedKeyPath.next(object, rest, of: keyPath, in: document)
    }
  }

  private static func next(
    _ object: Object, _ rest: String, of keyPath: String, in document: Document
  ) throws(TransferError) -> (Object, String) {
    let unknown = TransferError(
      "`\(keyPath)` is not a known key path of a \(object.kindTitle)", failsAtRunTime: true)
    guard let dot = rest.firstIndex(of: ".") else { throw unknown }
    let first = String(rest[..<dot])
    guard let row = KeyPathTable.row(first, on: object.kind.name, platform: document.platform),
      case .redirect(let attribute) = row.storage
    else { throw unknown }
    guard let next = object.element.id(attribute).flatMap(document.object) else {
      throw TransferError("\(object.reference) has no `\(first)`", failsAtRunTime: true)
    }
    return (next, String(rest[rest.index(after: dot)...]))
  }
}

extension KeyPathPart {
  func container(in element: Element) -> Element? {
    var current = element
    for step in containers {
      guard let next = step.child(of: current) else { return nil }
      current = next
    }
    return current
  }
}

extension RuntimeAttribute {
  var summary: String {
    if let value = element[.value] { return value }
    return element.children.first.map { NewElement(copying: $0).summary } ?? type
  }
}

extension NewElement {
  var summary: String {
    if let value = self[.value], children.isEmpty { return value }
    let pairs = attributes.filter { $0.name != .key }.map { "\($0.name.text)=\($0.value)" }
    let inner = children.map(\.summary)
    let words = pairs + inner + (text.isEmpty ? [] : ["\"\(text)\""])
    return words.isEmpty ? name.text : "\(name.text)(\(words.joined(separator: " ")))"
  }
}
