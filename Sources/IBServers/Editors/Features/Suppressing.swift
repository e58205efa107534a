import IBModel
import IBXML

/// Writes into the notes of an object that a rule does not apply to it, where Xcode keeps it.
enum Suppressing {
  /// The object whose notes say it: a connection has none, so that the object with the connection does.
  static func bearer(of id: ObjectID, in document: Document) -> Object? {
    guard let object = document.object(id) else { return nil }
    return Connection(object.element).map(\.source) ?? object
  }

  /// The change; nil where it cannot be made.
  static func splices(of rule: String, for object: Object, in document: Document) -> [Splice]? {
    var edit = ModelEdit(document)
    let line = NewElement("fragment", [NewAttribute("content", "ibt:disable \(rule)")])
    if let notes = object.element.child(withKey: "userComments") {
      // A note of its own line stands after what is there.
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
