import IBModel

/// The contents of an added or removed object or scene.
enum SubtreeContents {
  /// Returns the objects in an element by kind, and the names in it that code knows.
  static func text(of root: Element) -> String {
    let objects = root.subtree.dropFirst().compactMap { Object($0) }
    let parts = Dictionary(grouping: objects.filter { !unlisted.contains($0.category) }) { $0.kindTitle.lowercased() }
    let counts = parts.sorted { $0.key < $1.key }.map { noun, objects in
      counted(objects.count, noun, ["s", "x", "ch"].contains(where: noun.hasSuffix) ? noun + "es" : nil)
    }
    let connections = objects.compactMap { Connection($0.element) }.filter { $0.kind != .segue }.map { connection in
      let word = connection.kind == .outletCollection ? "outlet" : connection.kind.rawValue
      let source = connection.source.flatMap { $0.element == root ? nil : " of \($0.name)" } ?? ""
      return "\(word) \(connection.label)\(source)"
    }
    return [counts.isEmpty ? "" : "with \(counts.joined(separator: ", "))", connections.joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let unlisted: Set<ObjectCategory> = [
    .connection, .layoutGuide, .constraint, .placeholder, .formatter, .other,
  ]
}
