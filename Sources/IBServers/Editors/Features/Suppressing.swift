import IBModel

/// Suppresses a rule for an object in the notes where Xcode keeps them.
enum Suppressing {
  /// The object with the note: a connection has no notes, so the object around it has.
  static func bearer(of id: ObjectID, in document: Document) -> Object? {
    guard let object = document.object(id) else { return nil }
    return Connection(object.element).map(\.source) ?? object
  }

  /// The change; nil if it is not possible.
  static func splices(of rule: String, for object: Object, in document: Document) -> [Splice]? {
    var edit = ModelEdit(document)
    let line = NewElement("fragment", [NewAttribute("content", "ibt:disable \(rule)")])
    if let notes = object.element.child(withKey: "userComments") {
      // A note on its own line follows the existing text.
      let separator = NewElement(
        "fragment", children: [NewElement("string", [NewAttribute("key", "content")], text: "\nibt:disable \(rule)")])
      edit.insert(notes.child("fragment") == nil ? line : separator, into: notes)
    } else {
      let notes = NewElement("attributedString", [NewAttribute("key", "userComments")], children: [line])
      edit.insert(notes, into: object.element, before: object.element.children.first)
    }
    guard (try? edit.verified()) != nil else { return nil }
    return edit.splices()
  }
}
