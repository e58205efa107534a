import IBLayout
import IBModel

/// A document that operations changed.
public struct OperationResult: Sendable {
  /// The document before.
  public let original: Document
  /// The document afterwards; the same as the original if nothing changed.
  public private(set) var document: Document
  /// What was changed, in the order of the operations.
  public private(set) var announcements: [Announcement] = []
  /// What went with what was changed, and other consequences, each as one clause.
  public internal(set) var notes: [String] = []

  private let resources: @Sendable () -> KnownResources

  /// A document that nothing was done to.
  /// - Parameters:
  ///   - isNew: Whether no file has the document yet.
  ///   - resources: The images and colors of the app, asked for when an operation makes the document use another one.
  public init(
    _ document: Document, isNew: Bool = false,
    resources: @escaping @Sendable () -> KnownResources = { KnownResources() }
  ) {
    (original, self.document, self.resources) = (document, document, resources)
    self.isNew = isNew
  }

  /// Whether the document is new: no file has it yet.
  public let isNew: Bool

  /// Whether any byte changed, or the document is new.
  public var isChanged: Bool { isNew || document.bytes != original.bytes }

  /// The objects that an operation would change now.
  public func targets(of operation: some Operation) -> [Object] {
    operation.targets?.selector.objects(in: document) ?? []
  }

  /// Carries out an operation on what earlier ones left.
  ///
  /// How many objects there may be is not checked: that is a question about all documents, see ``OperationRun``.
  /// - Throws: `OperationError`; then nothing is changed.
  /// - Complexity: O(bytes)
  public mutating func apply(_ operation: some Operation) throws(OperationError) {
    let objects = targets(of: operation)
    if operation.targets != nil, objects.isEmpty { return }
    let edited = try operation.applied(to: document, objects)
    guard edited.document.bytes != document.bytes else {
      notes += edited.notes
      return
    }
    let known = ResourceList.hasNewUses(in: edited.document, from: document) ? resources() : KnownResources()
    let settled: Document
    do throws(EditError) {
      settled = try ResourceList.settled(edited.document, from: document, known: known)
    } catch {
      throw OperationError("\(error); nothing was changed")
    }
    notes += edited.notes + Consequences(document, edited.document, of: objects).notes
    notes += ResourceList.unknown(in: edited.document, from: document, known: known).map { listed in
      let noun = listed.kind == "image" ? "image" : "color"
      return "no \(noun) `\(listed.name)` is in the asset catalogs that were read"
    }
    document = settled
    announcements += edited.announcements
  }

  /// Replaces the document by a verified one: with other frames, or without the scenes that went elsewhere.
  public mutating func settle(_ document: Document) { self.document = document }
}

/// Operations on several documents: all of them are carried out, or none.
public struct OperationRun: Sendable {
  /// The documents by their paths, in the order given.
  public private(set) var results: [(path: String, result: OperationResult)]

  /// Documents that nothing was done to.
  public init(_ results: [(path: String, result: OperationResult)]) { self.results = results }

  /// Adds a document that a change of several files is about, or takes its place.
  public mutating func set(_ result: OperationResult, at path: String) {
    if let index = results.firstIndex(where: { $0.path == path }) {
      results[index].result = result
    } else {
      results.append((path, result))
    }
  }

  /// Takes a document away, because its file is removed.
  public mutating func remove(at path: String) { results.removeAll { $0.path == path } }

  /// Gives views the frames that the changed layouts require; see ``OperationResult/settleFrames(by:in:)``.
  public mutating func settle(_ settle: (String, inout OperationResult) throws -> Void) rethrows {
    for index in results.indices { try settle(results[index].path, &results[index].result) }
  }

  /// Carries out an operation on every document in which it selects something.
  /// - Throws: `RunError` if it selects nothing in any of them, or several objects without saying so, or if it cannot be
  ///   carried out in one of them.
  public mutating func apply(_ operation: some Operation) throws(RunError) { try apply { _ in operation } }

  /// The same for operations that differ between documents in what is known about them, but not in their targets.
  /// - Parameter operation: The operation for the document with a path.
  public mutating func apply<One: Operation>(_ operation: (String) -> One) throws(RunError) {
    let operations = results.map { operation($0.path) }
    if let first = operations.first, let targets = first.targets { try check(targets, of: first) }
    if let message = operations.first?.futility(in: results.map(\.result.document)) { throw RunError(message: message) }
    for index in results.indices {
      do throws(OperationError) {
        try results[index].result.apply(operations[index])
      } catch {
        let object = error.object.flatMap { results[index].result.document.object($0) }
        throw RunError(path: results[index].path, object: object, message: error.message)
      }
    }
  }

  /// The same for an operation as a script states it, which does not know the apps around the documents.
  /// - Parameter canvas: The canvas of the document with a path, with what is known about the images of its app.
  public mutating func apply(
    _ operation: some Operation, on canvas: (String) -> Situation
  ) throws(RunError) {
    guard let pin = operation as? PinOperation else { return try apply(operation) }
    try apply { path in
      var own = pin
      own.canvas = canvas(path)
      return own
    }
  }

  private func check(_ targets: Targets, of operation: some Operation) throws(RunError) {
    let selected = results.flatMap { entry in
      entry.result.targets(of: operation).map { (path: entry.path, object: $0) }
    }
    guard let first = selected.first else { throw RunError(message: "nothing is selected by `\(targets.selector)`") }
    guard selected.count > 1, !targets.includesAll else { return }
    let list = selected.prefix(4).map(\.object.reference).joined(separator: ", ")
    throw RunError(
      path: first.path, object: first.object,
      message: "`\(targets.selector)` selects \(selected.count) objects: \(list)\(selected.count > 4 ? " …" : "")",
      selectsSeveral: true)
  }
}

/// Why operations on documents cannot be carried out; nothing is changed.
public struct RunError: Error, Sendable {
  /// The document, if it is about one.
  public var path: String?
  /// The object in it, if it is about one.
  public var object: Object?
  /// What is wrong, as one clause.
  public var message: String
  /// Whether a selector selects several objects although only one is wanted.
  public var selectsSeveral = false
}
