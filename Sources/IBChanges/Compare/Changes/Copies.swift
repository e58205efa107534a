import IBModel
import IBXML

/// Finds the original of a copied object: an object in both versions with the same content except for ids.
struct Copies {
  private let new: Version
  private let old: Version
  /// Objects of a shape by their content.
  private var originals: [Shape: [String: Object]] = [:]
  private lazy var known = Dictionary(
    grouping: new.document.objects.filter { new.identity(of: $0.element).map(old.has) ?? false },
    by: { Shape($0.element) })

  /// A property of copies that is quick to compare.
  private struct Shape: Hashable {
    var kind: Name
    var count: Int

    init(_ element: Element) { (kind, count) = (element.name, element.subtree.count) }
  }

  init(from old: Version, to new: Version) { (self.old, self.new) = (old, new) }

  /// The minimum number of elements of a copy: anybody can add a plain label again.
  private static let leastContent = 4

  mutating func original(of object: Object) -> Object? {
    guard object.element.subtree.count >= Copies.leastContent else { return nil }
    return originals(Shape(object.element))[AnonymousContent(of: object).text]
  }

  private mutating func originals(_ shape: Shape) -> [String: Object] {
    if let found = originals[shape] { return found }
    let objects = known[shape] ?? []
    let found = Dictionary(
      objects.map { (AnonymousContent(of: $0).text, $0) }, uniquingKeysWith: { first, _ in first })
    originals[shape] = found
    return found
  }
}

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
