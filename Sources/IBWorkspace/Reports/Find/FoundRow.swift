import IBModel

/// A search result, as lists show it.
package struct FoundRow: JSONValue {
  package let file: String
  private let object: ObjectEntry?
  private let subject: String
  private let kind: String
  private let what: DocumentValue.Kind?
  private let key: String?
  private let value: String?
  private let scene: DocumentScene?
  /// Whether an earlier object has the same id.
  private let isDuplicate: Bool
  /// The names of the objects around it, from the outermost; empty at the top level.
  private let path: String
  private let position: SourcePosition

  /// - Parameter duplicates: The objects whose ids earlier ones have.
  init(_ match: DocumentMatch, in loaded: LoadedDocument, _ duplicates: Set<Object>) {
    file = loaded.path
    let object = match.element.owner
    self.object = object.map { ObjectEntry(object: $0, loaded: loaded) }
    subject = object.map { loaded.document.subject($0) } ?? "Document"
    kind = object.map(\.kind.text) ?? match.element.name.text
    what = match.value?.kind
    key = match.value?.key ?? (match.element == object?.element ? nil : match.element.name.text)
    value = match.value?.text ?? match.testedValue
    scene = object?.scene
    isDuplicate = object.map(duplicates.contains) ?? false
    path = object.map { FoundRow.path(to: $0) } ?? ""
    position = loaded.position(at: match.value?.range.lowerBound ?? match.element.range.lowerBound)
  }

  /// The names of the objects around an object, after the scene if its controller is not among them.
  private static func path(to object: Object) -> String {
    let owner = object.owner
    guard let scene = object.scene, let controller = scene.controller, controller != object,
      !controller.element.contains(object.element)
    else { return owner?.path ?? "" }
    return (["\(scene.name) Scene"] + (owner.map { [$0.path] } ?? [])).joined(separator: " › ")
  }

  package func write(to json: inout JSONWriter) { json.object { write(members: &$0) } }

  func write(members json: inout JSONWriter) {
    json.members(of: position)
    json.member("what", ifPresent: what?.rawValue)
    json.member("key", ifPresent: key)
    json.member("value", ifPresent: value)
    if let object {
      json.member("object") {
        object.write(to: &$0)
        $0.member("category", object.object.category.rawValue)
        $0.member("userLabel", ifPresent: object.object.userLabel)
        $0.member("parent", ifPresent: object.object.owner?.id)
        if isDuplicate { $0.member("duplicate", true) }
      }
    }
    if let scene {
      json.member("scene") {
        $0.member("id", scene.id)
        $0.member("name", scene.name)
      }
    }
    json.member("path", path)
  }

  /// `Pricing.storyboard:81:17: Price (label) textColor HighlightText in Pricing › View`
  var text: String {
    var words = ["\(file):\(position):", subject]
    if what != .outlet, what != .action {
      words += [key, value.map(shown)].compactMap { $0 }
    }
    if !path.isEmpty { words.append("in \(path)") }
    return words.joined(separator: " ")
  }

  /// A value on one line; texts are in quotation marks and shortened.
  private func shown(_ value: String) -> String {
    let line = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
    guard what == .text else { return line }
    return "\"\(line.count > FoundRow.longest ? line.prefix(FoundRow.longest) + "…" : line)\""
  }

  /// The largest number of characters shown of a text.
  private static let longest = 80

  /// The properties by which results are grouped.
  package enum Group: String, Sendable, CaseIterable {
    case value, key, document, `class`, kind, scene
  }

  /// The name of its group; nil if it does not have the property.
  func name(of group: Group) -> String? {
    switch group {
    case .value: value
    case .key: key
    case .document: file
    case .class: object?.object.customClass
    case .kind: kind
    case .scene: scene.map { "\(file): \($0.name)" }
    }
  }
}

extension Document {
  /// An object in a list: connections by their ends, constraints as equations.
  fileprivate func subject(_ object: Object) -> String {
    if let connection = Connection(object.element) { return text(of: connection) }
    if let constraint = Constraint(object.element) { return text(of: constraint) }
    return "\(object.name) (\(object.kind.text))"
  }
}
