import IBModel
import IBReport
import IBXML

/// A document with an index of its lines, for the locations of elements.
struct InspectedDocument {
  let path: String
  let document: Document
  private let lineIndex: LineIndex
  private let written: WrittenPlaces?

  init(_ loaded: LoadedDocument) {
    path = loaded.path
    document = loaded.document
    written = loaded.written
    lineIndex = loaded.document.tree.lineIndex()
  }

  /// The position of an element; of one that a template brought, the position of what it is a copy of.
  func position(of element: Element) -> SourcePosition {
    written?.position(of: element) ?? position(at: element.range.lowerBound)
  }

  /// The position of a UTF-8 byte offset.
  func position(at offset: Int) -> SourcePosition { lineIndex.position(of: offset) }

  /// The position of an offset in an object; where the document is not written, the position of the object.
  func position(at offset: Int, in object: Object?) -> SourcePosition {
    guard written != nil, let object else { return position(at: offset) }
    return position(of: object.element)
  }

  /// The line an element starts in, from 1.
  func line(of element: Element) -> Int {
    written?.position(of: element).line ?? lineIndex.line(of: element.range.lowerBound)
  }

  /// `path:line:column` of an element; of one that a layout sheet brought, in the sheet.
  func place(of element: Element) -> String {
    if let written { return written.place(of: element) }
    let position = position(of: element)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }
}

/// The main facts of an object, for lists in JSON.
struct ObjectEntry {
  var id: ObjectID
  var kind: String
  var name: String
  var customClass: String?
  /// What a constraint says.
  var equation: String?
  var line: Int
  var column: Int

  init(_ object: Object, in inspected: InspectedDocument) {
    let position = inspected.position(of: object.element)
    id = object.id
    kind = object.kind.text
    name = object.name
    customClass = object.customClass
    equation = Constraint(object.element).map(inspected.document.text(of:))
    line = position.line
    column = position.columnInUTF16
  }

  /// Writes the members that all lists of objects have.
  func write(to json: inout JSONWriter) {
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
  var id: ObjectID
  var name: String?
  var kind: String?
  /// What a constraint says.
  var equation: String?

  init(_ id: ObjectID, in document: Document) {
    let object = document.object(id)
    self.id = id
    name = object?.name ?? ReservedIdentifier.name(of: id, on: document.platform)
    kind = object?.kind.text
    equation = object.flatMap { Constraint($0.element) }.map(document.text(of:))
  }

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("name", ifPresent: name)
      $0.member("kind", ifPresent: kind)
      $0.member("equation", ifPresent: equation)
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
