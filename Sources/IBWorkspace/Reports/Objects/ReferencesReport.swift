import IBModel
import IBXML

/// The references to an object and its own references.
package struct ReferencesReport: Report {
  var file: String
  var object: ObjectEntry
  /// The names from the outermost object to this one.
  var path: String
  /// The references to the object, and the constraints without a first item, which refer to it.
  var to: [Row]
  var from: [Row]

  struct Row: JSONValue {
    package var text: String
    package var element: String
    var attribute: String
    /// The referring object; nil for the document.
    package var holder: EndEntry?
    package var target: EndEntry
    package var line: Int
    package var column: Int

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("text", text)
        $0.member("element", element)
        $0.member("attribute", attribute)
        $0.member("holder", ifPresent: holder)
        $0.member("target", target)
        $0.member("line", line)
        $0.member("column", column)
      }
    }
  }

  package init(_ object: Object, in loaded: LoadedDocument) {
    let document = loaded.document
    file = loaded.path
    self.object = ObjectEntry(object, in: loaded)
    path = object.path
    let implied = object.heldConstraints.filter { $0.element[.firstItem] == nil }.map { constraint in
      Row(constraint.element, .firstItem, target: object.id, holder: constraint.object, in: loaded)
    }
    to = (document.references(to: object).map { Row($0, in: loaded) } + implied).sorted { $0.place < $1.place }
    from = document.references(from: object).map { Row($0, in: loaded) }
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("object", object: object.write)
    json.member("path", path)
    json.member("to", to)
    json.member("from", from)
  }

  package var lines: [String] {
    var lines = ["\(file):\(object.line):\(object.column): \(object.name) (\(object.id)) \(object.kind)", "  \(path)"]
    lines += section("referred to by", to) + section("refers to", from)
    return lines
  }

  private func section(_ heading: String, _ rows: [Row]) -> [String] {
    guard !rows.isEmpty else { return ["  \(heading): nothing"] }
    return ["  \(heading):"] + rows.map { "    \(file):\($0.line):\($0.column): \($0.text)" }
  }
}

extension ReferencesReport.Row {
  fileprivate var place: (Int, Int) { (line, column) }

  fileprivate init(_ reference: Reference, in loaded: LoadedDocument) {
    self.init(
      reference.element, reference.attribute.name, target: reference.id, holder: reference.holder, in: loaded)
  }

  fileprivate init(
    _ element: Element, _ attribute: Name, target: ObjectID, holder: Object?, in loaded: LoadedDocument
  ) {
    let document = loaded.document
    let position = loaded.position(of: element)
    text = document.words(for: element, attribute, target: target, holder: holder)
    self.element = element.name.text
    self.attribute = attribute.text
    self.holder = holder.map { EndEntry($0.id, in: document) }
    self.target = EndEntry(target, in: document)
    line = position.line
    column = position.columnInUTF16
  }
}

extension Document {
  fileprivate func words(for element: Element, _ attribute: Name, target: ObjectID, holder: Object?) -> String {
    if let connection = Connection(element), attribute == .destination || attribute == .target {
      let words = "\(text(of: connection)) (\(connection.id))"
      guard let source = connection.source, objects.contains(where: { $0.name == source.name && $0 != source })
      else { return words }
      return "\(words) of \(source.reference)"
    }
    if let constraint = Constraint(element) { return "constraint \(text(of: constraint)) (\(constraint.id))" }
    let what = element == holder?.element ? "\(attribute.text)" : "\(element.name.text) \(attribute.text)"
    return "\(what) of \(holder?.reference ?? "the document") → \(name(ofObject: target))"
  }
}
