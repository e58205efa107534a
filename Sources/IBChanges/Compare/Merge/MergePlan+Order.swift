import IBBase
import IBModel
import IBXML

extension MergePlan {
  mutating func arrangeChildren() {
    var members: [Int: Set<Int>] = [:]
    for identity in identities where survives[identity] && identity != 0 {
      members[parents[identity], default: []].insert(identity)
    }
    for (parent, members) in members.ordered(by: \.key) {
      children[parent] = arranged(members, in: parent)
    }
  }

  private mutating func arranged(_ members: Set<Int>, in parent: Int) -> [Int] {
    let list = { (version: Version) in version.children(parent).filter(members.contains) }
    let (old, mine, other) = (list(base), list(ours), list(theirs))
    if mine == other || other.isEmpty { return mine + missing(members, from: mine) }
    if mine.isEmpty { return other + missing(members, from: other) }
    let common = Set(old).intersection(mine).intersection(other)
    let orders = [old, mine, other].map { $0.filter(common.contains) }
    let side: MergeSide
    if let chosen = choice(orders[0], orders[1], orders[2], by: ==) {
      side = chosen
    } else {
      let element = anyElement(parent)
      let hasOrder = element.map { !Noise.hasNoOrder($0.name) && !Noise.isInNoise($0) } ?? false
      if hasOrder, orders[1].contains(where: isObject) {
        let names = names(ofOrders: orders)
        side = settle(
          .order, about: parent, subject(of: parent), base: names[0], ours: names[1], theirs: names[2])
      } else {
        side = preference.standard
      }
    }
    let (leading, following) = side == .ours ? (mine, other) : (other, mine)
    var result = inserted(following, into: leading, of: parent, known: Set(old))
    result += missing(members, from: result)
    return sorted(result, mine, other, in: parent)
  }

  /// Members that a side placed elsewhere, in document order.
  private func missing(_ members: Set<Int>, from list: [Int]) -> [Int] {
    list.count == members.count ? [] : members.subtracting(list).sorted()
  }

  /// Inserts the members that only `other` has into a list, each after its predecessor there. New members of both sides
  /// at one place keep their order, members of the list first.
  private func inserted(_ other: [Int], into list: [Int], of parent: Int, known: Set<Int>) -> [Int] {
    var result = list
    let present = Set(list)
    for (index, identity) in other.enumerated() where !present.contains(identity) {
      var place = 0
      if let previous = other[..<index].last(where: result.contains) {
        place = (result.firstIndex(of: previous) ?? 0) + 1
      } else if let next = other[(index + 1)...].first(where: present.contains) {
        place = result.firstIndex(of: next) ?? 0
        result.insert(identity, at: place)
        continue
      }
      let rank = rank(of: identity, in: parent)
      while place < result.count, !known.contains(result[place]), !other.contains(result[place]),
        rank == nil || self.rank(of: result[place], in: parent).map({ $0 <= rank ?? 0 }) ?? true
      {
        place += 1
      }
      result.insert(identity, at: place)
    }
    return result
  }

  /// The rank in Xcode's order of an object's children.
  private func rank(of identity: Int, in parent: Int) -> Int? {
    guard let element = element(identity), let parent = anyElement(parent), parent.attribute(.id) != nil else {
      return nil
    }
    return ChildOrder.rank(of: element, in: parent.name, of: ours.document)
  }

  /// Sorts lists that Xcode sorts, if both sides are sorted.
  private func sorted(_ list: [Int], _ mine: [Int], _ other: [Int], in parent: Int) -> [Int] {
    guard let name = anyElement(parent)?.name, SortedList.isSorted(name) else { return list }
    let isSorted = { (version: Version, list: [Int]) in
      SortedList.sorted(list.compactMap { version.element($0) }, of: name) == nil
    }
    guard isSorted(ours, mine), isSorted(theirs, other) else { return list }
    let elements = list.compactMap { element($0) }
    guard elements.count == list.count, let order = SortedList.sorted(elements, of: name) else { return list }
    return order.map { list[$0] }
  }

  /// Removes lists that lost all members, except a document's or scene's own; Xcode never writes empty ones.
  mutating func tidyLists() {
    for identity in identities.reversed() where survives[identity] && children[identity].isEmpty {
      guard let element = element(identity), identity != 0, !isValue(identity),
        element.name != .objects, element.name != .scenes
      else { continue }
      let wasFilled = [ours, theirs].allSatisfy { !$0.has(identity) || !$0.children(identity).isEmpty }
      let says = element.attributes.contains { $0.name != .key }
      guard wasFilled, isList(element) || (element.name == .mask || element.name == .variation) && !says else {
        continue
      }
      survives[identity] = false
      children[parents[identity]].removeAll { $0 == identity }
    }
  }
}
