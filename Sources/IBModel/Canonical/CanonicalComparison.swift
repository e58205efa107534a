import IBXML

/// A comparison of two trees with the same content that notes the first difference of each kind.
struct CanonicalComparison {
  private(set) var found: [CanonicalChange: CanonicalDifference] = [:]

  private struct Key: Hashable {
    var name: Name
    var key: String?
    var id: String?
    var occurrence: Int

    var text: String { "`\(([name.text] + [key, id].compactMap(\.self)).joined(separator: " "))`" }
  }

  /// Notes the first difference of a kind only.
  mutating func note(_ change: CanonicalChange, at offset: Int, _ detail: @autoclosure () -> String) {
    guard found[change] == nil else { return }
    found[change] = CanonicalDifference(change: change, offset: offset, detail: detail())
  }

  mutating func compare(_ old: Element, _ new: Element) {
    let (oldNames, newNames) = (old.attributes.map(\.name), new.attributes.map(\.name))
    let common = Set(oldNames).intersection(newNames)
    let (oldOrder, newOrder) = (oldNames.filter(common.contains), newNames.filter(common.contains))
    if let (before, after) = firstDifference(oldOrder, newOrder), let attribute = old.attribute(after) {
      note(.attributeOrder, at: attribute.range.lowerBound, "`\(after)` of `\(old.name)` goes before `\(before)`")
    }
    for attribute in old.attributes {
      compare(attribute, of: old, with: new)
    }
    compareChildren(of: old, new)
  }

  private mutating func compare(_ attribute: Attribute, of old: Element, with new: Element) {
    let (name, value) = (attribute.name, attribute.value)
    guard let written = new[name] else {
      return note(.texts, at: attribute.range.lowerBound, "`\(name)` of `\(old.name)` becomes an element")
    }
    if written != value {
      note(.values, at: attribute.valueRange.lowerBound, "`\(name)` of `\(old.name)` becomes `\(written)`")
    }
  }

  private mutating func compareChildren(of old: Element, _ new: Element) {
    let (oldPlaces, newPlaces) = (places(of: old), places(of: new))
    let (partners, children) = (
      Dictionary(uniqueKeysWithValues: newPlaces), Dictionary(uniqueKeysWithValues: oldPlaces)
    )
    let common = Set(oldPlaces.map(\.0)).intersection(newPlaces.map(\.0))
    let (oldOrder, newOrder) = (
      oldPlaces.map(\.0).filter(common.contains), newPlaces.map(\.0).filter(common.contains)
    )
    if let (before, after) = firstDifference(oldOrder, newOrder), let child = children[after] {
      note(.childOrder, at: child.range.lowerBound, "\(after.text) of `\(old.name)` goes before \(before.text)")
    }
    for (place, child) in oldPlaces {
      guard let partner = partners[place] else {
        note(.texts, at: child.range.lowerBound, "\(place.text) of `\(old.name)` becomes an attribute")
        continue
      }
      compare(child, partner)
    }
  }

  private func firstDifference<Part: Equatable>(_ old: [Part], _ new: [Part]) -> (old: Part, new: Part)? {
    zip(old, new).first { $0 != $1 }.map { (old: $0, new: $1) }
  }

  private func places(of element: Element) -> [(Key, Element)] {
    var occurrences: [Key: Int] = [:]
    return element.children.map { child in
      var place = Key(name: child.name, key: child[.key], id: child[.id] ?? child[.reference], occurrence: 0)
      let earlier = occurrences[place, default: 0]
      occurrences[place] = earlier + 1
      place.occurrence = earlier
      return (place, child)
    }
  }
}
