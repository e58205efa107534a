import IBModel
import IBXML

/// Every outlet, action, segue and binding of a document.
struct ConnectionsReport: DocumentReport {
  var file: String
  var connections: [Row]

  struct Row: Encodable {
    var id: String
    var kind: String
    var text: String
    /// The property, selector, identifier or kind; of a binding its name.
    var label: String
    /// nil for a connection of the document itself.
    var source: EndEntry?
    var destination: EndEntry?
    /// What else the connection says: event, key path, kind of a segue …
    var attributes: [String: String]
    var isUnresolved: Bool
    var line: Int
    var column: Int

    private enum CodingKeys: String, CodingKey {
      case id, kind, text, label, source, destination, attributes, line, column
      case isUnresolved = "unresolved"
    }

    init(_ connection: Connection, in inspected: InspectedDocument) {
      let document = inspected.document
      let position = inspected.position(of: connection.element)
      id = connection.id
      kind = connection.kind.rawValue
      text = document.text(of: connection)
      label = connection.kind == .binding ? connection.element[.name] ?? "" : connection.label
      source = connection.source.map { EndEntry($0.id, in: document) }
      destination = (connection.destination ?? connection.inheritedDestination).map { EndEntry($0, in: document) }
      attributes = connection.element.values(besides: [.id, .destination, .target])
      isUnresolved = destination?.name == nil
      line = position.line
      column = position.columnInUTF16
    }
  }

  init(_ inspected: InspectedDocument) {
    file = inspected.path
    connections = inspected.document.connections.map { Row($0, in: inspected) }
  }

  var lines: [String] {
    connections.map { row in
      "\(file):\(row.line):\(row.column): \(row.text) (\(row.id))\(row.isUnresolved ? " [unresolved]" : "")"
    }
  }
}
