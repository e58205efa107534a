import IBXML
/// Keys for the elements of a layout sheet, so that an element has the same key in each version.
///
/// An element that is called as no other one beside it is known by that. Others are those at the same place of the base:
/// statements have no ids.
enum SheetKeys {
  /// A part with keys for everything in it.
  /// - Parameter base: The same part of the version that is compared with; nil for that version.
  static func keyed(_ part: TextPart, beside base: TextPart?) -> TextPart {
    var part = part
    if let base { part.parts = matched(part.parts, with: base.parts) }
    let before = base?.partsByKey ?? [:]
    part.parts = part.parts.map { keyed($0, beside: base == nil ? nil : before[$0.key] ?? none) }
    return part
  }

  /// A part that a version does not have.
  private static let none = TextPart(key: [], opening: [])

  private static func matched(_ parts: [TextPart], with base: [TextPart]) -> [TextPart] {
    let titles = (new: groups(parts), old: groups(base))
    var result = parts
    var open: [String: (new: [Int], old: [Int])] = [:]
    for title in Set(titles.new.keys).union(titles.old.keys) {
      let (new, old) = (titles.new[title] ?? [], titles.old[title] ?? [])
      if new.count == 1, old.count == 1, tag(title) != "vfl" {
        result[new[0]].key = base[old[0]].key
      } else {
        open[tag(title), default: ([], [])].new += new
        open[tag(title), default: ([], [])].old += old
      }
    }
    for (_, group) in open.ordered(by: \.key) {
      align(&result, group.new.sorted(), with: base, group.old.sorted())
    }
    return result
  }

  /// Gives elements of one tag the keys of those that say the same, or are at the same place; others get new keys.
  private static func align(_ parts: inout [TextPart], _ new: [Int], with base: [TextPart], _ old: [Int]) {
    let (texts, earlier) = (new.map { parts[$0].signature }, old.map { base[$0].signature })
    let partners = Alignment(earlier, texts).partners
    var occurrences = KeyOccurrences()
    for (position, index) in new.enumerated() {
      if let partner = partners[position] {
        parts[index].key = base[old[partner]].key
      } else {
        // Two versions that add the same statement add the same one.
        let title = parts[index].title ?? ""
        let isNamed = (title.contains(" ") || title == "else") && new.count { parts[$0].title == title } == 1
        let added = isNamed ? title : texts[position]
        parts[index].key = occurrences.next([UInt8(ascii: "+")] + added.utf8)
      }
    }
  }

  /// Positions of elements by their titles.
  private static func groups(_ parts: [TextPart]) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      if let title = part.title { groups[title, default: []].append(index) }
    }
    return groups
  }

  private static func tag(_ title: String) -> String { String(title.prefix { $0 != " " }) }
}

extension TextPart {
  /// What an element says, without its white space.
  fileprivate var signature: String {
    String(decoding: Array(bytes.split { $0 <= 0x20 }.joined(separator: [0x20])), as: UTF8.self)
  }
}
