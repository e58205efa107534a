import IBModel

/// The main facts of an object, for lists in JSON.
struct ObjectEntry {
  package var id: ObjectID
  package var kind: String
  package var name: String
  package var customClass: String?
  var equation: String?
  let position: SourcePosition

  package init(_ object: Object, in loaded: LoadedDocument) {
    position = loaded.position(of: object.element)
    id = object.id
    kind = object.kind.text
    name = object.name
    customClass = object.customClass
    equation = Constraint(object.element).map(loaded.document.text(of:))
  }

  package func write(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("kind", kind)
    json.member("name", name)
    json.member("class", ifPresent: customClass)
    json.member("equation", ifPresent: equation)
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
