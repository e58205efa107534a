import IBLayout
import IBModel
import IBXML

/// The result of operations on a document.
public struct OperationResult: Sendable {
  /// The document before the operations.
  public let original: Document
  /// The document after the operations, which equals the original if nothing changed.
  public private(set) var document: Document
  /// The changes in the order of the operations.
  public private(set) var changes: [OperationChange] = []
  /// Side effects and other consequences, each as one clause.
  public internal(set) var notes: [String] = []
  /// Mistakes in what was written, each as one clause.
  package private(set) var warnings: [String] = []

  private let resources: @Sendable () -> KnownResources

  /// Creates a result without any operation.
  /// - Parameters:
  ///   - isNew: Whether no file has the document yet.
  ///   - resources: The images and colors of the app, requested when an operation adds a use of one.
  public init(
    _ document: Document, isNew: Bool = false,
    resources: @escaping @Sendable () -> KnownResources = { KnownResources() }
  ) {
    (original, self.document, self.resources) = (document, document, resources)
    self.isNew = isNew
  }

  /// Whether no file has the document yet.
  public let isNew: Bool

  /// Whether any byte changed, or the document is new.
  public var isChanged: Bool { isNew || document.bytes != original.bytes }

  /// Returns the objects that an operation would change now.
  public func targets(of operation: some Operation) -> [Object] {
    operation.targets?.selector.objects(in: document) ?? []
  }

  /// Performs an operation on the current document.
  ///
  /// The number of objects is not checked because it concerns all documents; see ``OperationRun``.
  /// - Throws: `OperationError`; nothing is changed then.
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
    notes += edited.notes + OperationConsequences(old: document, new: edited.document, targets: objects).notes
    notes += ResourceList.unknown(in: edited.document, from: document, known: known).map { listed in
      let noun = listed.kind == "image" ? "image" : "color"
      return "no \(noun) `\(listed.name)` is in the asset catalogs that were read"
    }
    document = settled
    changes += edited.changes
  }

  /// Warns of new connections that a function finds wrong.
  package mutating func warn(ofNewConnections problem: (Connection, Document) -> String?) {
    warnings += newConnections.compactMap { connection in
      problem(connection, document).map { text in (connection.source.map { "\($0.reference): " } ?? "") + text }
    }
  }

  /// The connections that the document did not have before.
  package var newConnections: [Connection] { document.connections.filter { original.object($0.id) == nil } }

  /// Replaces the document with a verified one: with other frames, or without moved scenes.
  public mutating func settle(_ document: Document) { self.document = document }
}

/// A run of operations on several documents, all or nothing.
public struct OperationRun: Sendable {
  /// The documents by path, in the given order.
  public private(set) var results: [(path: String, result: OperationResult)]

  /// Creates a run with unchanged documents.
  public init(_ results: [(path: String, result: OperationResult)]) { self.results = results }

  /// Adds or replaces a document that a change of several files affects.
  public mutating func set(_ result: OperationResult, at path: String) {
    if let index = results.firstIndex(where: { $0.path == path }) {
      results[index].result = result
    } else {
      results.append((path, result))
    }
  }

  /// Removes a document whose file is deleted.
  public mutating func remove(at path: String) { results.removeAll { $0.path == path } }

  /// Gives views the frames that the new layouts require; see ``OperationResult/settleFrames(by:in:)``.
  public mutating func settle(_ settle: (String, inout OperationResult) throws -> Void) rethrows {
    for index in results.indices { try settle(results[index].path, &results[index].result) }
  }

  /// Performs an operation on every document in which it selects something.
  /// - Throws: `OperationError` if it selects nothing in any document, or several objects without permission, or fails
  ///   in a document.
  public mutating func apply(_ operation: some Operation) throws(OperationError) { try apply { _ in operation } }

  /// Performs an operation with the same targets but document-specific information.
  /// - Parameter operation: The operation for the document at a path.
  public mutating func apply<One: Operation>(_ operation: (String) -> One) throws(OperationError) {
    let operations = results.map { operation($0.path) }
    if let first = operations.first, let targets = first.targets { try check(targets, of: first) }
    if let message = operations.first?.reasonForNoEffect(in: results.map(\.result.document)) {
      throw OperationError(message)
    }
    for index in results.indices {
      do throws(OperationError) {
        try results[index].result.apply(operations[index])
      } catch {
        var error = error
        // The operation may have changed the document before it failed.
        error.object = error.object.flatMap { results[index].result.document.object($0.id) }
        error.path = results[index].path
        throw error
      }
    }
  }

  /// Performs an operation from a script, which has no information about the apps around the documents.
  /// - Parameter canvas: The canvas of the document at a path, with the images of its app.
  public mutating func apply(
    _ operation: some Operation, on canvas: (String) -> Situation
  ) throws(OperationError) {
    guard let pin = operation as? PinOperation else { return try apply(operation) }
    try apply { path in
      var own = pin
      own.canvas = canvas(path)
      return own
    }
  }

  private func check(_ targets: Targets, of operation: some Operation) throws(OperationError) {
    let selected = results.flatMap { entry in
      entry.result.targets(of: operation).map { (path: entry.path, object: $0) }
    }
    guard let first = selected.first else { throw OperationError("nothing is selected by `\(targets.selector)`") }
    guard selected.count > 1, !targets.includesAll else { return }
    let list = selected.prefix(4).map(\.object.reference).joined(separator: ", ")
    var error = OperationError(
      "`\(targets.selector)` selects \(selected.count) objects: \(list)\(selected.count > 4 ? " …" : "")")
    (error.path, error.object, error.selectsSeveral) = (first.path, first.object, true)
    throw error
  }
}
