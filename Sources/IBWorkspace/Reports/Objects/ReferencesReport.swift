import IBModel

/// The references to an object and its own references.
package struct ReferencesReport: Report {
  private let object: Object
  private let loaded: LoadedDocument
  /// The references to the object, and the constraints without a first item, which refer to it.
  private let to: [Row]
  private let from: [Row]
  /// The names that several objects have.
  private let repeated: Set<String>

  private struct Row {
    let element: Element
    let attribute: Name
    let target: ObjectID
    /// The referring object; nil for the document.
    let holder: Object?

    func text(in document: Document, _ repeated: Set<String>) -> String {
      if let connection = Connection(element), attribute == .destination || attribute == .target {
        let words = "\(document.text(of: connection)) (\(connection.id))"
        guard let source = connection.source, repeated.contains(source.name) else { return words }
        return "\(words) of \(source.reference)"
      }
      if let constraint = Constraint(element) {
        return "constraint \(document.text(of: constraint)) (\(constraint.id))"
      }
      let what = element == holder?.element ? "\(attribute.text)" : "\(element.name.text) \(attribute.text)"
      return "\(what) of \(holder?.reference ?? "the document") → \(document.name(ofObject: target))"
    }
  }

  package init(_ object: Object, in loaded: LoadedDocument) {
    let document = loaded.document
    let implied = object.heldConstraints.filter { $0.element[.firstItem] == nil }.map { constraint in
      Row(element: constraint.element, attribute: .firstItem, target: object.id, holder: constraint.object)
    }
    let row = { (reference: Reference) in
      Row(
        element: reference.element, attribute: reference.attribute.name, target: reference.id,
        holder: reference.holder)
    }
    let place = { (row: Row) in
      let position = loaded.position(of: row.element)
      return (position.line, position.columnInUTF16)
    }
    to = (document.references(to: object).map(row) + implied).sorted { place($0) < place($1) }
    from = document.references(from: object).map(row)
    let counts = Dictionary(document.objects.map { ($0.name, 1) }, uniquingKeysWith: +)
    repeated = Set(counts.filter { $0.value > 1 }.keys)
    (self.object, self.loaded) = (object, loaded)
  }

  package func write(to json: inout JSONWriter) {
    let document = loaded.document
    json.member("file", loaded.path)
    json.member("object", object: ObjectEntry(object: object, loaded: loaded).write)
    // The names from the outermost object to this one.
    json.member("path", object.path)
    for (name, rows) in [("to", to), ("from", from)] {
      json.member(name, objects: rows) { json, row in
        json.member("text", row.text(in: document, repeated))
        json.member("element", row.element.name.text)
        json.member("attribute", row.attribute.text)
        json.member("holder", ifPresent: row.holder.map { EndEntry($0.id, in: document) })
        json.member("target", EndEntry(row.target, in: document))
        json.members(of: loaded.position(of: row.element))
      }
    }
  }

  package var lines: [String] {
    ["\(loaded.place(of: object)): \(object.name) (\(object.id)) \(object.kind.text)", "  \(object.path)"]
      + section("referred to by", to) + section("refers to", from)
  }

  private func section(_ heading: String, _ rows: [Row]) -> [String] {
    guard !rows.isEmpty else { return ["  \(heading): nothing"] }
    let document = loaded.document
    return ["  \(heading):"] + rows.map { "    \(loaded.place(of: $0.element)): \($0.text(in: document, repeated))" }
  }
}
