import IBBase
import IBModel
import IBXML

/// A search result, as lists show it.
package struct FoundRow: Encodable {
  package let file: String
  private let subject, objectKind: String
  private let line, column: Int
  private let what: DocumentValue.Kind?
  private let key, value: String?
  private let object: FoundObject?
  private let scene: Scene?
  /// The names of the objects around it, from the outermost; empty at the top level.
  private let path: String

  private struct Scene: Encodable {
    let id: ObjectID
    let name: String
  }

  private struct FoundObject: Encodable {
    let entry: ObjectEntry
    private let place: Place

    init(_ entry: ObjectEntry, _ place: Place) { (self.entry, self.place) = (entry, place) }

    func encode(to encoder: any Encoder) throws { try JoinedMembers(entry, place).encode(to: encoder) }
  }

  private struct Place: Encodable {
    let category: String
    let userLabel: String?
    let parent: ObjectID?
    /// Whether an earlier object has the same id; nil if none has.
    let duplicate: Bool?

    init(_ object: Object, _ duplicates: Set<Object>) {
      (category, userLabel, parent) = (object.category.rawValue, object.userLabel, object.owner?.id)
      duplicate = duplicates.contains(object) ? true : nil
    }
  }

  private enum CodingKeys: CodingKey { case line, column, what, key, value, object, scene, path }

  /// - Parameter duplicates: The objects whose ids earlier ones have.
  init(_ match: DocumentMatch, in loaded: LoadedDocument, _ duplicates: Set<Object>) {
    file = loaded.path
    let owner = match.element.owner
    subject = owner.map { loaded.document.subject($0) } ?? "Document"
    objectKind = owner.map(\.kind.text) ?? match.element.name.text
    let offset = match.value?.range.lowerBound ?? match.element.range.lowerBound
    (line, column) = loaded.position(at: offset).lineAndColumn
    what = match.value?.kind
    key = match.value?.key ?? (match.element == owner?.element ? nil : match.element.name.text)
    value = match.value?.text ?? match.testedValue
    object = owner.map { FoundObject(ObjectEntry($0, in: loaded), Place($0, duplicates)) }
    scene = owner?.scene.map { Scene(id: $0.id, name: $0.name) }
    path = owner.map { FoundRow.path(to: $0) } ?? ""
  }

  /// The names of the objects around an object, after the scene if its controller is not among them.
  private static func path(to object: Object) -> String {
    let owner = object.owner
    guard let scene = object.scene, let controller = scene.controller, controller != object,
      !controller.element.contains(object.element)
    else { return owner?.path ?? "" }
    return (["\(scene.name) Scene"] + (owner.map { [$0.path] } ?? [])).joined(separator: " › ")
  }

  /// `Pricing.storyboard:81:17: Price (label) textColor HighlightText in Pricing › View`
  var text: String {
    var words = ["\(file):\(line):\(column):", subject]
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
    case .class: object?.entry.class
    case .kind: objectKind
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
