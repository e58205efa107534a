import IBModel

/// The subject of a finding: an aspect of an object. Findings of several rules about one fact are reported once, by the
/// rule that implies the others.
struct Fact: Sendable, Hashable {
  /// The aspect of the object.
  enum Aspect: Sendable, Hashable {
    case installation
    case frame
    case contentSize
    case contradiction
  }

  /// The rules that say less about a fact, by the one that implies them.
  fileprivate static let implied: [Rule.ID: Rule.ID] = [
    "never_installed_object": "unneeded_variation", "scroll_view_content_size": "ambiguous_layout",
    "contradicting_pair": "conflicting_constraints",
  ]

  private let object: ObjectID
  private let aspect: Aspect

  init(_ object: Object, _ aspect: Aspect) { (self.object, self.aspect) = (object.id, aspect) }

  /// Two constraints that contradict each other, in any order.
  init(contradictionOf one: ObjectID, _ other: ObjectID) {
    (object, aspect) = (min(one, other), .contradiction)
  }
}

extension [Findings.Entry] {
  /// Merges findings about a fact that another one implies or repeats; merged ones become related places.
  func mergedByFact() -> [Findings.Entry] {
    guard contains(where: { $0.fact != nil }) else { return self }
    var groups: [Fact: [Int]] = [:]
    for (index, finding) in enumerated() {
      if let fact = finding.fact { groups[fact, default: []].append(index) }
    }
    var absorbed: [Int: [Int]] = [:]
    for group in groups.values where group.count > 1 {
      for index in group {
        let main = group.first { Fact.implied[self[$0].finding.rule] == self[index].finding.rule }
        let same = group.first { self[$0].finding.rule == self[index].finding.rule }
        if let main = main ?? same, main != index { absorbed[main, default: []].append(index) }
      }
    }
    let gone = Set(absorbed.values.joined())
    return indices.filter { !gone.contains($0) }.map { index in
      guard let others = absorbed[index]?.map({ self[$0] }) else { return self[index] }
      let sameRule = others.filter { $0.finding.rule == self[index].finding.rule }
      let result = self[index].withConsequences(others)
      return sameRule.isEmpty ? result : result.fixing(all: [self[index]] + sameRule)
    }
  }
}
