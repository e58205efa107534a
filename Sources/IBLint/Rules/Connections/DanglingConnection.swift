import IBModel
import IBXML

extension Connection {
  /// The destination when the document does not contain it. File's Owner, First Responder and Application of a .xib
  /// need not be declared.
  func missingDestination(in document: Document) -> String? {
    guard let destination, document.object(destination) == nil, !ReservedIdentifier.all.contains(destination) else {
      return nil
    }
    return destination
  }

  /// The object the connection belongs to, as messages name it.
  var sourceName: String { source?.reference ?? "the document" }
}

extension Findings {
  /// Reports a connection whose destination the document does not contain; `subject` names it without its source.
  mutating func reportDangling(_ connection: Connection, subject: String, in document: Document, fix title: String?) {
    guard let destination = connection.missingDestination(in: document) else { return }
    let fix = title.map { title in Fix.unsafe(title) { $0.remove(connection) } }
    let message = "\(subject) of \(connection.sourceName) leads to `\(destination)`, which is not in this document"
    report(connection.element.startTagRange, message, object: connection.source, fix: fix)
  }
}
