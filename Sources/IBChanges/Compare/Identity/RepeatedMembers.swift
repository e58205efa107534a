import IBXML

/// The children of an element that have no id. Most have a unique name and role; repeated members of a list are aligned
/// with members of another version.
struct RepeatedMembers {
  private struct Key: Hashable {
    var name: Name
    var role: String
  }

  private var order: [Key] = []
  private var groups: [Key: [Element]] = [:]

  mutating func add(_ element: Element) {
    let (name, role) = ElementRole.place(of: element)
    let place = Key(name: name, role: role)
    if groups[place] == nil { order.append(place) }
    groups[place, default: []].append(element)
  }

  func numbered(
    of parent: Int, in table: inout IdentityTable, beside base: Version?
  ) -> [(element: Element, identity: Int)] {
    guard !order.isEmpty else { return [] }
    var before: [Key: [Element]] = [:]
    if let base, let element = base.element(parent) {
      // The earlier element is not a member if its id now belongs to an object.
      for child in element.children where !(base.identity(of: child).map(table.isObject) ?? false) {
        let (name, role) = ElementRole.place(of: child)
        before[Key(name: name, role: role), default: []].append(child)
      }
    }
    var result: [(element: Element, identity: Int)] = []
    for place in order {
      let (members, earlier) = (groups[place] ?? [], before[place] ?? [])
      if let base, members.count > 1 || earlier.count > 1 {
        result += RepeatedMembers.aligned(members, with: earlier, of: base, parent, place, in: &table)
      } else {
        for (occurrence, member) in members.enumerated() {
          let key = ElementKey.member(of: parent, name: place.name, role: place.role, occurrence: occurrence)
          result.append((member, table.number(of: key)))
        }
      }
    }
    return result
  }

  /// Gives members the identities of equal ones, or of those at the same place, in the other version. New members are
  /// identified by content, so that both sides can add the same one.
  private static func aligned(
    _ members: [Element], with earlier: [Element], of base: Version, _ parent: Int, _ place: Key,
    in table: inout IdentityTable
  ) -> [(element: Element, identity: Int)] {
    let (old, new) = (earlier.map(Signature.of), members.map(Signature.of))
    let partners = Alignment(old, new).partners
    var occurrences: [String: Int] = [:]
    return members.indices.map { index in
      if let partner = partners[index], let identity = base.identity(of: earlier[partner]) {
        return (members[index], identity)
      }
      let occurrence = occurrences[new[index], default: 0]
      occurrences[new[index]] = occurrence + 1
      let key = ElementKey.member(
        of: parent, name: place.name, role: "\(place.role)\0\(new[index])", occurrence: occurrence)
      return (members[index], table.number(of: key))
    }
  }
}

/// The alignment of two lists: equal members in the same order, and in gaps of equal length those at the same position.
struct Alignment {
  /// Positions in the earlier list by position in the later one.
  private(set) var partners: [Int: Int] = [:]

  /// Longer lists are compared at their ends only.
  private static let mostComparisons = 4_000_000

  init(_ old: [String], _ new: [String]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] {
      partners[start] = start
      start += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      partners[newEnd] = oldEnd
    }
    var gap = (old: start, new: start)
    for pair in Alignment.common(old[start..<oldEnd], new[start..<newEnd]) {
      fill(old: gap.old..<pair.old, new: gap.new..<pair.new)
      partners[pair.new] = pair.old
      gap = (pair.old + 1, pair.new + 1)
    }
    fill(old: gap.old..<oldEnd, new: gap.new..<newEnd)
  }

  private mutating func fill(old: Range<Int>, new: Range<Int>) {
    guard old.count == new.count else { return }
    for (before, after) in zip(old, new) { partners[after] = before }
  }

  private static func common(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= mostComparisons else { return [] }
    let width = new.count + 1
    var lengths = Array(repeating: Int32(0), count: (old.count + 1) * width)
    for (row, before) in old.enumerated().reversed() {
      for (column, after) in new.enumerated().reversed() {
        lengths[row * width + column] =
          before == after
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    var pairs: [(old: Int, new: Int)] = []
    while row < old.count, column < new.count {
      if old[old.startIndex + row] == new[new.startIndex + column] {
        pairs.append((old.startIndex + row, new.startIndex + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
