import IBModel

/// The main facts of an object, for lists in JSON.
struct ObjectEntry {
  let object: Object
  let loaded: LoadedDocument

  var position: SourcePosition { loaded.position(of: object.element) }

  func write(to json: inout JSONWriter) {
    json.member("id", object.id)
    json.member("kind", object.kind.text)
    json.member("name", object.name)
    json.member("class", ifPresent: object.customClass)
    json.member("equation", ifPresent: Constraint(object.element).map(loaded.document.text(of:)))
    json.members(of: position)
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
