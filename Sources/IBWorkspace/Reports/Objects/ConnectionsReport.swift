import IBModel
import IBXML

/// Every outlet, action, segue and binding of a document.
package struct ConnectionsReport: Report, Encodable {
  private let file: String
  private let connections: [Row]

  package init(_ loaded: LoadedDocument) {
    file = loaded.path
    connections = loaded.document.connections.map { Row($0, in: loaded) }
  }

  private struct Row: Encodable {
    let id: ObjectID
    let kind, text: String
    /// The property, selector, identifier or kind; the name of a binding.
    let label: String
    let source, destination: EndEntry?
    let unresolved: Bool
    /// The other attributes of the connection: event, key path, kind of a segue …
    let attributes: [String: String]
    let line, column: Int

    init(_ connection: Connection, in loaded: LoadedDocument) {
      let document = loaded.document
      (id, kind, text) = (connection.id, connection.kind.rawValue, document.text(of: connection))
      label = connection.kind == .binding ? connection.element[.name] ?? "" : connection.label
      source = connection.source.map { EndEntry($0.id, in: document) }
      destination = (connection.destination ?? connection.inheritedDestination).map { EndEntry($0, in: document) }
      unresolved = destination?.name == nil
      attributes = connection.element.values(besides: [.id, .destination, .target])
      (line, column) = loaded.position(of: connection.element).lineAndColumn
    }
  }

  package var lines: [String] {
    connections.map { row in
      "\(file):\(row.line):\(row.column): \(row.text) (\(row.id))\(row.unresolved ? " [unresolved]" : "")"
    }
  }
}
