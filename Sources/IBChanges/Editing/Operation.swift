import IBLayout
import IBModel

/// A change that people and scripts state as one verb: set, add, remove, move, connect …
///
/// An operation is a value, and its result a new document that was verified. An operation that cannot be carried out throws
/// an error and changes nothing.
public protocol Operation: Sendable {
  /// The objects that it changes; nil for an operation that finds its objects itself.
  var targets: Targets? { get }

  /// Why the operation does nothing in all of some documents, as one clause; nil where it does something, or where that is
  /// fine.
  func futility(in documents: [Document]) -> String?

  /// Carries out the change.
  /// - Parameter objects: What ``targets`` selects in the document, not empty unless `targets` is nil.
  /// - Throws: `OperationError` when the operation cannot be carried out.
  func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited
}

extension Operation {
  /// Nil: what is so already is fine.
  public func futility(in documents: [Document]) -> String? { nil }
}

/// An operation that is one edit.
public protocol EditOperation: Operation {
  /// States the change.
  /// - Returns: What is changed, in the order in which it was stated.
  /// - Throws: `OperationError` when the operation cannot be carried out.
  func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [Announcement]
}

extension EditOperation {
  /// The document with the edit, which was verified.
  public func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    var edit = ModelEdit(document)
    let announcements = try self.edit(&edit, objects)
    if announcements.isEmpty { return Edited(document) }
    return Edited(try edit.checked(), announcements)
  }
}

/// A document after an operation.
public struct Edited: Sendable {
  /// The document, which was verified.
  public var document: Document
  /// What was changed, in the order in which it was stated.
  public var announcements: [Announcement]
  /// What people should know, each as one clause.
  public var notes: [String]

  /// A document and what was changed in it.
  public init(_ document: Document, _ announcements: [Announcement] = [], notes: [String] = []) {
    (self.document, self.announcements, self.notes) = (document, announcements, notes)
  }
}

extension ModelEdit {
  /// The edited document.
  /// - Throws: `OperationError` when the result cannot be verified.
  func checked() throws(OperationError) -> Document {
    do throws(EditError) { return try verified() } catch { throw OperationError("\(error); nothing was changed") }
  }
}

/// The objects that an operation is about.
public struct Targets: Sendable, Hashable {
  /// Selects them.
  public var selector: ObjectSelector
  /// Whether there can be several.
  public var includesAll: Bool

  /// The objects that a selector selects, only one unless `includesAll` is true.
  public init(_ selector: ObjectSelector, includesAll: Bool = false) {
    self.selector = selector
    self.includesAll = includesAll
  }
}

/// What an operation changes about an object.
public struct Announcement: Sendable, Hashable {
  /// The object: as it was, or for an addition the object that it is added to.
  public var object: ObjectID
  /// What the object is called, with its id.
  public var reference: String
  /// What is done, as one clause: `text "OK" → "Save"`.
  public var text: String
  /// The objects that are in the document afterwards and were not before.
  public var added: [ObjectID]

  /// A change of an object.
  public init(_ object: Object, _ text: String, added: [ObjectID] = []) {
    (self.object, reference, self.text, self.added) = (object.id, object.reference, text, added)
  }

  /// A change of what belongs to no object, such as the tint of a document.
  init(document text: String) { (object, reference, self.text, added) = ("", "Document", text, []) }
}

/// Why an operation cannot be carried out.
public struct OperationError: Error, Sendable, CustomStringConvertible {
  /// The object that it is about, if there is one.
  public var object: ObjectID?
  /// What is wrong and what to do, as one clause.
  public var message: String

  /// An error about an object, or about the operation as a whole.
  public init(_ message: String, _ object: Object? = nil) {
    self.object = object?.id
    self.message = object.map { "\($0.reference): \(message)" } ?? message
  }

  /// The message, with the object.
  public var description: String { message }
}
