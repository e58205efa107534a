import IBModel
import IBXML

/// A document with an index of its lines, for the locations of elements.
package struct InspectedDocument {
  package let path: String
  package let document: Document
  private let lineIndex: LineIndex
  private let written: WrittenPlaces?

  package init(_ loaded: LoadedDocument) {
    path = loaded.path
    document = loaded.document
    written = loaded.written
    lineIndex = loaded.document.tree.lineIndex()
  }

  /// The position of an element; for a copy that a template brought, the position of the original.
  package func position(of element: Element) -> SourcePosition {
    written?.position(of: element) ?? position(at: element.range.lowerBound)
  }

  /// The position of a UTF-8 byte offset.
  package func position(at offset: Int) -> SourcePosition { lineIndex.position(of: offset) }

  /// The position of an offset in an object; the position of the object if the document is not written.
  package func position(at offset: Int, in object: Object?) -> SourcePosition {
    guard written != nil, let object else { return position(at: offset) }
    return position(of: object.element)
  }

  /// The line an element starts in, from 1.
  package func line(of element: Element) -> Int {
    written?.position(of: element).line ?? lineIndex.line(of: element.range.lowerBound)
  }

  /// `path:line:column` of an element; for one from a layout sheet, in the sheet.
  package func place(of element: Element) -> String {
    if let written { return written.place(of: element) }
    let position = position(of: element)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }
}

/// The main facts of an object, for lists in JSON.
struct ObjectEntry {
  package var id: ObjectID
  package var kind: String
  package var name: String
  package var customClass: String?
  var equation: String?
  package var line: Int
  package var column: Int

  package init(_ object: Object, in inspected: InspectedDocument) {
    let position = inspected.position(of: object.element)
    id = object.id
    kind = object.kind.text
    name = object.name
    customClass = object.customClass
    equation = Constraint(object.element).map(inspected.document.text(of:))
    line = position.line
    column = position.columnInUTF16
  }

  package func write(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("kind", kind)
    json.member("name", name)
    json.member("class", ifPresent: customClass)
    json.member("equation", ifPresent: equation)
    json.member("line", line)
    json.member("column", column)
  }
}

/// The end of a reference: an id, and the name of the object that has it.
struct EndEntry: JSONValue {
  package var id: ObjectID
  package var name: String?
  package var kind: String?
  var equation: String?

  package init(_ id: ObjectID, in document: Document) {
    let object = document.object(id)
    self.id = id
    name = object?.name ?? ReservedIdentifier.name(of: id, on: document.platform)
    kind = object?.kind.text
    equation = object.flatMap { Constraint($0.element) }.map(document.text(of:))
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("name", ifPresent: name)
      $0.member("kind", ifPresent: kind)
      $0.member("equation", ifPresent: equation)
    }
  }
}

extension Element {
  package func values(besides exceptions: Set<Name>) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes where !exceptions.contains(attribute.name) {
      values[attribute.name.text] = attribute.value
    }
    return values
  }
}
