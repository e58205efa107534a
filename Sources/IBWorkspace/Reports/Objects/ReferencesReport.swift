import IBModel
import IBXML

/// The references to an object and its own references.
package struct ReferencesReport: Report, Encodable {
  private let file: String
  private let object: ObjectEntry
  /// The names from the outermost object to this one.
  private let path: String
  /// The references to the object, and the constraints without a first item, which refer to it.
  private let to: [Row]
  private let from: [Row]

  private struct Row: Encodable {
    let text, element, attribute: String
    /// The referring object; nil for the document.
    let holder: EndEntry?
    let target: EndEntry
    let line, column: Int
  }

  package init(_ object: Object, in loaded: LoadedDocument) {
    let document = loaded.document
    let counts = Dictionary(document.objects.map { ($0.name, 1) }, uniquingKeysWith: +)
    let repeated = Set(counts.filter { $0.value > 1 }.keys)
    let row = { (element: Element, attribute: Name, target: ObjectID, holder: Object?) in
      let place = loaded.position(of: element).lineAndColumn
      return Row(
        text: document.text(of: element, attribute, target, holder, repeated), element: element.name.text,
        attribute: attribute.text, holder: holder.map { EndEntry($0.id, in: document) },
        target: EndEntry(target, in: document), line: place.line, column: place.column)
    }
    let rows = { (references: [Reference]) in
      references.map { row($0.element, $0.attribute.name, $0.id, $0.holder) }
    }
    let implied = object.heldConstraints.filter { $0.element[.firstItem] == nil }.map { constraint in
      row(constraint.element, .firstItem, object.id, constraint.object)
    }
    to = (rows(document.references(to: object)) + implied).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    from = rows(document.references(from: object))
    (file, self.object, path) = (loaded.path, ObjectEntry(object, in: loaded), object.path)
  }

  package var lines: [String] {
    ["\(file):\(object.line):\(object.column): \(object.name) (\(object.id)) \(object.kind)", "  \(path)"]
      + section("referred to by", to) + section("refers to", from)
  }

  private func section(_ heading: String, _ rows: [Row]) -> [String] {
    guard !rows.isEmpty else { return ["  \(heading): nothing"] }
    return ["  \(heading):"] + rows.map { "    \(file):\($0.line):\($0.column): \($0.text)" }
  }
}

extension Document {
  /// A reference in words.
  /// - Parameter repeated: The names that several objects have.
  fileprivate func text(
    of element: Element, _ attribute: Name, _ target: ObjectID, _ holder: Object?, _ repeated: Set<String>
  ) -> String {
    if let connection = Connection(element), attribute == .destination || attribute == .target {
      let words = "\(text(of: connection)) (\(connection.id))"
      guard let source = connection.source, repeated.contains(source.name) else { return words }
      return "\(words) of \(source.reference)"
    }
    if let constraint = Constraint(element) { return "constraint \(text(of: constraint)) (\(constraint.id))" }
    let what = element == holder?.element ? "\(attribute.text)" : "\(element.name.text) \(attribute.text)"
    return "\(what) of \(holder?.reference ?? "the document") → \(name(ofObject: target))"
  }
}
