import IBBase
import IBModel
import IBXML

extension MergePlan {
  mutating func decideParents() {
    for identity in identities where survives[identity] && identity != 0 { decideParent(of: identity) }
    breakCycles()
  }

  private mutating func decideParent(of identity: Int) {
    let (first, second) = (ours.parent(identity), theirs.parent(identity))
    guard let first, let second, first != second else {
      parents[identity] = first ?? second ?? 0
      return
    }
    let side: MergeSide
    switch base.parent(identity) {
    case first: side = .theirs
    case second: side = .ours
    default:
      side = settle(
        .place, about: identity, "", base: base.parent(identity).map(place), ours: place(first), theirs: place(second))
    }
    let wanted = side == .ours ? first : second
    parents[identity] = survives[wanted] ? wanted : survivingParent(of: identity) ?? wanted
  }

  private func place(_ identity: Int) -> String {
    anyElement(owner(of: identity)).map { "in \(named($0))" } ?? "elsewhere"
  }

  /// Resolves moves of two objects into each other with the places of the preferred side.
  private mutating func breakCycles() {
    var isSound = Set<Int>([0])
    for identity in identities where survives[identity] {
      var path: [Int] = []
      var current = identity
      while !isSound.contains(current), !path.contains(current) {
        path.append(current)
        current = parents[current]
        if current < 0 { break }
      }
      if current >= 0, !isSound.contains(current) {
        for member in path[(path.firstIndex(of: current) ?? 0)...] {
          let side = winner(.place, about: member, "")
          guard let parent = version(side).parent(member), parent != parents[member] else { continue }
          settle(
            .place, about: member, "", base: base.parent(member).map(place), ours: ours.parent(member).map(place),
            theirs: theirs.parent(member).map(place))
          parents[member] = parent
        }
      }
      isSound.formUnion(path)
    }
  }

  /// Resolves conflicts in places with room for one element.
  mutating func decideOccupants() {
    var occupants: [Int: [String: [Int]]] = [:]
    for identity in identities where survives[identity] && identity != 0 {
      guard let element = element(identity), let place = MergePlan.singlePlace(of: element) else { continue }
      occupants[parents[identity], default: [:]][place, default: []].append(identity)
    }
    for (_, places) in occupants.ordered(by: \.key) {
      for (place, members) in places.ordered(by: \.key) where members.count > 1 {
        settle(members, in: place)
      }
    }
    dropOrphans()
  }

  private mutating func settle(_ members: [Int], in place: String) {
    let (mine, others) = (members.filter { ours.has($0) }, members.filter { theirs.has($0) })
    // A merge does not repair a side that already has several there.
    guard mine.count <= 1, others.count <= 1, let mine = mine.first, let other = others.first, mine != other else {
      return
    }
    let winner = settle(
      .occupant, about: owner(of: parents[mine]), String(place.trimmingPrefix("key ")), base: nil,
      ours: element(mine).map(described), theirs: element(other).map(described))
    survives[winner == .ours ? other : mine] = false
  }

  private func described(_ element: Element) -> String {
    guard let connection = Connection(element), let destination = connection.destination else { return named(element) }
    let kind = element.name == .segue ? element[.kind].map { "\($0) " } ?? "" : ""
    return kind + (document(of: element).object(destination)?.reference ?? destination.rawValue)
  }

  /// The place of an element in its parent, if it has room for only one.
  static func singlePlace(of element: Element) -> String? {
    if element.name == .outlet { return element[.property].map { "outlet \($0)" } }
    if element.name == .segue { return element[.identifier].flatMap { $0.isEmpty ? nil : "segue \($0)" } }
    return element[.key].map { "key \($0)" }
  }

  /// Removes references to elements that did not survive, unless a side already had such a reference.
  mutating func removeDangling() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for identity in identities where survives[identity] {
        guard let element = element(identity), isReferenceElement(element) else { continue }
        if let lost = references(of: identity).first(where: isLost) {
          survives[identity] = false
          hasChanged = true
          noteLoss(of: subject(of: identity), identity, to: lost)
        }
      }
      if hasChanged { dropOrphans() }
    }
  }

  private func references(of identity: Int) -> [ObjectID] {
    guard let mine = ours.element(identity), let other = theirs.element(identity) else {
      return element(identity)?.references.map(\.id) ?? []
    }
    let old = base.element(identity)
    return Set((mine.references + other.references).map(\.attribute.name)).compactMap { name in
      let side =
        choice(old?[name], mine[name], other[name], by: ==)
        ?? winner(.value, about: identity, subject(of: name, of: identity))
      guard let chosen = side == .ours ? mine[name] : other[name] else { return nil }
      return ObjectID(remaining(chosen, [mine[name], other[name]]) ?? chosen)
    }
  }

  /// The chosen one of two references; the other one if only that refers to something in the result.
  func remaining(_ chosen: String, _ values: [String?]) -> String? {
    ([chosen] + values.compactMap { $0 }).first { !isLost(ObjectID($0)) }
  }

  /// Returns the contents of elements that did not survive to where the other side has them.
  mutating func returnMoved() {
    for identity in identities where survives[identity] && identity != 0 && !survives[parents[identity]] {
      parents[identity] = survivingParent(of: identity) ?? 0
    }
    breakCycles()
  }

  /// Whether a side has an element that the result lacks.
  func isLost(_ id: ObjectID) -> Bool {
    guard let target = table.object(id) else { return false }
    if survives[target] { return false }
    return base.has(target) || ours.has(target) || theirs.has(target)
  }
}
