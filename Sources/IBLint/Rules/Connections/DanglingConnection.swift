import IBModel

extension Connection {
  /// The destination if it is not in the document; nil if it is. A .xib does not have to declare File's Owner, First
  /// Responder and Application.
  func missingDestination(in document: Document) -> ObjectID? {
    guard let destination, document.object(destination) == nil, !ReservedIdentifier.all.contains(destination) else {
      return nil
    }
    return destination
  }

  /// The object the connection belongs to, as messages name it.
  var sourceName: String { source?.reference ?? "the document" }
}

extension Findings {
  /// Reports a connection whose destination is not in the document. `subject` names the connection without its source.
  mutating func reportDangling(_ connection: Connection, subject: String, in document: Document, fix title: String?) {
    guard let destination = connection.missingDestination(in: document) else { return }
    let fix = title.map { title in ProposedFix.unsafe(title) { $0.remove(connection) } }
    let message = "\(subject) of \(connection.sourceName) refers to `\(destination)`, which is not in this document"
    report(
      connection.element.startTagRange, message, object: connection.source, fix: fix,
      cause: .missingObject(destination))
  }
}
