import IBXML

/// A difference between a document and what Xcode would write.
public enum CanonicalChange: String, Sendable, CaseIterable {
  case byteOrderMark = "byte order mark"
  case declaration = "XML declaration"
  case attributeOrder = "order of attributes"
  case childOrder = "order of children"
  case texts = "place of texts"
  case values = "spelling of values"
  case finalNewline = "final newline"
  /// White space, quotation marks, escapes and tags; reported only if nothing else differs.
  case spelling = "white space and spelling of tags"
}

extension Document {
  /// What formatting the document changes, in the order of `CanonicalChange`; empty if the bytes are the same.
  /// - Complexity: O(bytes)
  public func changes(to canonical: Document) -> [CanonicalChange] {
    let (old, new) = (tree.source.utf8, canonical.tree.source.utf8)
    guard old != new else { return [] }
    var comparison = CanonicalComparison()
    comparison.compare(tree.root, canonical.tree.root)
    let mark = SourceEncoding.utf8Mark
    if old.starts(with: mark) != new.starts(with: mark) { comparison.found.insert(.byteOrderMark) }
    if tree.declaration != canonical.tree.declaration { comparison.found.insert(.declaration) }
    if (old.last == UInt8(ascii: "\n")) != (new.last == UInt8(ascii: "\n")) { comparison.found.insert(.finalNewline) }
    if comparison.found.isEmpty { return [.spelling] }
    return CanonicalChange.allCases.filter(comparison.found.contains)
  }
}

/// Walks two trees of the same content side by side.
private struct CanonicalComparison {
  var found: Set<CanonicalChange> = []

  /// The identity of a child among its siblings: name, key and id, and its position among those with the same.
  private struct Place: Hashable {
    var name: Name
    var key: String?
    var id: String?
    var occurrence: Int
  }

  mutating func compare(_ old: Element, _ new: Element) {
    let (oldNames, newNames) = (old.attributes.map(\.name), new.attributes.map(\.name))
    let common = Set(oldNames).intersection(newNames)
    if oldNames.filter(common.contains) != newNames.filter(common.contains) { found.insert(.attributeOrder) }
    if oldNames.count != common.count || newNames.count != common.count { found.insert(.texts) }
    if common.contains(where: { old[$0] != new[$0] }) { found.insert(.values) }
    compareChildren(of: old, new)
  }

  private mutating func compareChildren(of old: Element, _ new: Element) {
    let (oldPlaces, newPlaces) = (places(of: old), places(of: new))
    let partners = Dictionary(uniqueKeysWithValues: newPlaces)
    let common = Set(oldPlaces.map(\.0)).intersection(newPlaces.map(\.0))
    if oldPlaces.map(\.0).filter(common.contains) != newPlaces.map(\.0).filter(common.contains) {
      found.insert(.childOrder)
    }
    if oldPlaces.count != common.count || newPlaces.count != common.count { found.insert(.texts) }
    for (place, child) in oldPlaces {
      if let partner = partners[place] { compare(child, partner) }
    }
  }

  private func places(of element: Element) -> [(Place, Element)] {
    var occurrences: [Place: Int] = [:]
    return element.children.map { child in
      var place = Place(name: child.name, key: child[.key], id: child[.id] ?? child[.reference], occurrence: 0)
      place.occurrence = occurrences[place, default: 0]
      occurrences[Place(name: place.name, key: place.key, id: place.id, occurrence: 0), default: 0] += 1
      return (place, child)
    }
  }
}
