import IBModel

extension Connection {
  /// The destination if it is not in the document; nil if it is. A .xib does not have to declare File's Owner, First
  /// Responder and Application.
  func missingDestination(in document: Document) -> ObjectID? {
    guard let destination, document.object(destination) == nil, !ReservedIdentifier.all.contains(destination)
    else { return nil }
    return destination
  }

  /// The object the connection belongs to, as messages name it.
  var sourceName: String { source?.reference ?? "the document" }
}

extension Check {
  /// Reports connections of a kind whose destination is not in the document.
  static func dangling(
    _ kind: Connection.Kind, fix title: String? = nil, subject: @escaping @Sendable (Connection) -> String
  ) -> Check {
    .connections([kind]) { connection, document, findings in
      guard let destination = connection.missingDestination(in: document) else { return }
      let source = connection.sourceName
      findings.report(
        connection.element.startTagRange,
        "\(subject(connection)) of \(source) refers to `\(destination)`, which is not in this document",
        object: connection.source, fix: title.map { title in .unsafe(title) { $0.remove(connection) } },
        cause: .missingObject(destination))
    }
  }
}
