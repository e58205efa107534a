import IBModel
import IBReport
import IBXML

/// A document with an index of its lines, for the locations of elements.
struct InspectedDocument {
  let path: String
  let document: Document
  private let lineIndex: LineIndex

  init(_ loaded: LoadedDocument) {
    path = loaded.path
    document = loaded.document
    lineIndex = loaded.document.tree.lineIndex()
  }

  func position(of element: Element) -> SourcePosition { position(at: element.range.lowerBound) }

  /// The position of a UTF-8 byte offset.
  func position(at offset: Int) -> SourcePosition { lineIndex.position(of: offset) }

  /// The line an element starts in, from 1.
  func line(of element: Element) -> Int { lineIndex.line(of: element.range.lowerBound) }

  /// `path:line:column` of an element.
  func place(of element: Element) -> String {
    let position = position(of: element)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }
}

/// The main facts of an object, for lists in JSON.
struct ObjectEntry {
  var id: String
  var kind: String
  var name: String
  var customClass: String?
  var line: Int
  var column: Int

  init(_ object: Object, in inspected: InspectedDocument) {
    let position = inspected.position(of: object.element)
    id = object.id
    kind = object.kind.text
    name = object.name
    customClass = object.customClass
    line = position.line
    column = position.columnInUTF16
  }

  /// Writes the members that all lists of objects have.
  func write(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("kind", kind)
    json.member("name", name)
    json.member("class", ifPresent: customClass)
    json.member("line", line)
    json.member("column", column)
  }
}

/// The end of a reference: an id, and the name of the object that has it.
struct EndEntry: JSONValue {
  var id: String
  var name: String?
  var kind: String?

  init(_ id: String, in document: Document) {
    let object = document.object(id)
    self.id = id
    name = object?.name ?? ReservedIdentifier.name(of: id, on: document.platform)
    kind = object?.kind.text
  }

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("name", ifPresent: name)
      $0.member("kind", ifPresent: kind)
    }
  }
}

extension Element {
  /// Values of attributes by name.
  func values(besides exceptions: Set<Name>) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes where !exceptions.contains(attribute.name) {
      values[attribute.name.text] = attribute.value
    }
    return values
  }
}
