import IBModel

/// Every outlet, action, segue and binding of a document.
package struct ConnectionsReport: Report {
  var file: String
  var connections: [Row]

  struct Row: JSONValue {
    package var id: ObjectID
    package var kind: String
    package var text: String
    /// The property, selector, identifier or kind; the name of a binding.
    package var label: String
    package var source: EndEntry?
    package var destination: EndEntry?
    /// The other attributes of the connection: event, key path, kind of a segue …
    package var attributes: [String: String]
    var isUnresolved: Bool
    package var line: Int
    package var column: Int

    package init(_ connection: Connection, in loaded: LoadedDocument) {
      let document = loaded.document
      let position = loaded.position(of: connection.element)
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

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("id", id)
        $0.member("kind", kind)
        $0.member("text", text)
        $0.member("label", label)
        $0.member("source", ifPresent: source)
        $0.member("destination", ifPresent: destination)
        $0.member("unresolved", isUnresolved)
        $0.member("attributes", attributes)
        $0.member("line", line)
        $0.member("column", column)
      }
    }
  }

  package init(_ loaded: LoadedDocument) {
    file = loaded.path
    connections = loaded.document.connections.map { Row($0, in: loaded) }
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("connections", connections)
  }

  package var lines: [String] {
    connections.map { row in
      "\(file):\(row.line):\(row.column): \(row.text) (\(row.id))\(row.isUnresolved ? " [unresolved]" : "")"
    }
  }
}
