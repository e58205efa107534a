import IBModel

/// Every outlet, action, segue and binding of a document.
package struct ConnectionsReport: Report {
  private let loaded: LoadedDocument

  package init(_ loaded: LoadedDocument) { self.loaded = loaded }

  package func write(to json: inout JSONWriter) {
    let document = loaded.document
    json.member("file", loaded.path)
    json.member("connections", objects: document.connections) { json, connection in
      let destination = destination(of: connection)
      json.member("id", connection.id)
      json.member("kind", connection.kind.rawValue)
      json.member("text", document.text(of: connection))
      // The property, selector, identifier or kind; the name of a binding.
      json.member("label", connection.kind == .binding ? connection.element[.name] ?? "" : connection.label)
      json.member("source", ifPresent: connection.source.map { EndEntry($0.id, in: document) })
      json.member("destination", ifPresent: destination)
      json.member("unresolved", destination?.name == nil)
      // The other attributes of the connection: event, key path, kind of a segue …
      json.member("attributes", connection.element.values(besides: [.id, .destination, .target]))
      json.members(of: loaded.position(of: connection.element))
    }
  }

  package var lines: [String] {
    loaded.document.connections.map { connection in
      let mark = destination(of: connection)?.name == nil ? " [unresolved]" : ""
      let place = loaded.place(of: connection.element)
      return "\(place): \(loaded.document.text(of: connection)) (\(connection.id))\(mark)"
    }
  }

  private func destination(of connection: Connection) -> EndEntry? {
    (connection.destination ?? connection.inheritedDestination).map { EndEntry($0, in: loaded.document) }
  }
}
