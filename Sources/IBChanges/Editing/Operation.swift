import IBModel

/// A change that people and scripts express as one verb: set, add, remove, move, connect …
///
/// An operation is a value that produces a new, verified document. A failing operation throws an error and changes
/// nothing.
public protocol Operation: Sendable {
  /// The objects to change; nil for an operation that finds its objects itself.
  var targets: Targets? { get }

  /// The reason why the operation has no effect in all of some documents, as one clause; nil if it has one, or if that
  /// is fine.
  func reasonForNoEffect(in documents: [Document]) -> String?

  /// Performs the change.
  /// - Parameter objects: The objects that ``targets`` selects in the document; empty only if `targets` is nil.
  /// - Throws: `OperationError` when the operation cannot be performed.
  func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited
}

extension Operation {
  /// Returns nil: no effect is fine if the state is already as desired.
  public func reasonForNoEffect(in documents: [Document]) -> String? { nil }
}

/// An operation that is one edit.
public protocol EditOperation: Operation {
  /// Adds the change to an edit.
  /// - Returns: The changes in the order they were stated.
  /// - Throws: `OperationError` when the operation cannot be performed.
  func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange]
}

extension EditOperation {
  /// Returns the document with the verified edit.
  public func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    var edit = ModelEdit(document)
    let changes = try self.edit(&edit, objects)
    if changes.isEmpty { return Edited(document) }
    return Edited(try edit.checked(), changes)
  }
}

/// A document after an operation.
public struct Edited: Sendable {
  /// The verified document.
  public var document: Document
  /// The changes in the order they were stated.
  public var changes: [OperationChange]
  /// Remarks, each as one clause.
  public var notes: [String]

  /// Creates a result from a document and the changes in it.
  public init(_ document: Document, _ changes: [OperationChange] = [], notes: [String] = []) {
    (self.document, self.changes, self.notes) = (document, changes, notes)
  }
}

extension ModelEdit {
  func checked() throws(OperationError) -> Document {
    do throws(EditError) { return try verified() } catch { throw OperationError("\(error); nothing was changed") }
  }
}

/// The objects that an operation applies to.
public struct Targets: Sendable, Hashable {
  /// The selector of the objects.
  public var selector: ObjectSelector
  /// Whether several objects are allowed.
  public var includesAll: Bool

  /// Creates targets for the objects of a selector.
  public init(_ selector: ObjectSelector, includesAll: Bool = false) {
    self.selector = selector
    self.includesAll = includesAll
  }
}

/// The description of a change of an object.
public struct OperationChange: Sendable, Hashable {
  /// The object's id before the change; for an addition, that of the parent.
  public var object: ObjectID
  /// The object's name with its id.
  public var reference: String
  /// The change as one clause: `text "OK" → "Save"`.
  public var text: String
  /// The ids of new objects in the document.
  public var added: [ObjectID]

  /// Creates the description of a change of an object.
  public init(_ object: Object, _ text: String, added: [ObjectID] = []) {
    (self.object, reference, self.text, self.added) = (object.id, object.reference, text, added)
  }

  /// Creates the description of a change that concerns no object, such as the tint of a document.
  init(document text: String) { (object, reference, self.text, added) = ("", "Document", text, []) }
}

/// The reason why an operation or a run of several cannot be performed; nothing is changed.
public struct OperationError: Error, Sendable, CustomStringConvertible {
  /// The document, if a run of several is about one.
  public internal(set) var path: String?
  /// The object, if the error is about one.
  public internal(set) var object: Object?
  /// The problem and its remedy as one clause.
  public internal(set) var message: String
  /// Whether a selector selects several objects although only one is allowed.
  public internal(set) var selectsSeveral = false

  /// Creates an error about an object, or about the whole operation.
  public init(_ message: String, _ object: Object? = nil) {
    self.object = object
    self.message = object.map { "\($0.reference): \(message)" } ?? message
  }

  /// The message, including the object.
  public var description: String { message }
}
