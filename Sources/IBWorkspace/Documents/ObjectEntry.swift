import IBModel
import IBXML

/// The main facts of an object, for lists in JSON.
struct ObjectEntry: Encodable {
  let id: ObjectID
  let kind, name: String
  let `class`, equation: String?
  let line, column: Int

  init(_ object: Object, in loaded: LoadedDocument) {
    (id, kind, name, `class`) = (object.id, object.kind.text, object.name, object.customClass)
    equation = Constraint(object.element).map(loaded.document.text(of:))
    (line, column) = loaded.position(of: object.element).lineAndColumn
  }
}

/// The end of a reference: an id, and the name of the object that has it.
struct EndEntry: Encodable {
  let id: ObjectID
  let name, kind, equation: String?

  init(_ id: ObjectID, in document: Document) {
    let object = document.object(id)
    self.id = id
    name = object?.name ?? ReservedIdentifier.name(of: id, on: document.platform)
    kind = object?.kind.text
    equation = object.flatMap { Constraint($0.element) }.map(document.text(of:))
  }
}

/// A constraint in a list: its id and equation.
struct ConstraintEntry: Encodable {
  let id: ObjectID
  let equation: String

  init(_ constraint: Constraint, in document: Document) {
    (id, equation) = (constraint.id, document.text(of: constraint))
  }
}

extension SourcePosition {
  /// The line, and the column in UTF-16 code units, as reports have them.
  var lineAndColumn: (line: Int, column: Int) { (line, columnInUTF16) }
}

extension Element {
  func values(besides exceptions: Set<Name>) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes where !exceptions.contains(attribute.name) {
      values[attribute.name.text] = attribute.value
    }
    return values
  }
}
