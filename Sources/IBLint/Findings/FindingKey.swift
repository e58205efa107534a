import IBModel

/// The content of a finding, independent of its position.
package struct FindingKey: Hashable {
  private let rule: String
  private let message: String
  private let object: ObjectID?

  package init(_ finding: Finding) { (rule, message, object) = (finding.rule, finding.message, finding.object?.id) }

  /// The rule and the object, for an edit that changes names in messages.
  fileprivate init(aboutObjectOf finding: Finding) {
    (rule, message, object) = (finding.rule, "", finding.object?.id)
  }

  /// The content that an edit elsewhere leaves as it is: no object, no numbers, and not what is in parentheses.
  init(acrossEdits finding: Finding) {
    (rule, object) = (finding.rule, nil)
    var depth = 0
    message = finding.message.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")", depth > 0 { depth -= 1 } }
      return depth == 0 && !character.isNumber
    }
  }
}

extension [Finding] {
  fileprivate func counts(by key: (Finding) -> FindingKey) -> [FindingKey: Int] {
    reduce(into: [:]) { $0[key($1), default: 0] += 1 }
  }

  /// The findings that an edit brought: those that the document before lacks, or has less often.
  func added(since others: [Finding]) -> [Finding] { missing(from: others, by: FindingKey.init(acrossEdits:)) }

  /// The findings that are not about an object about which the rule reported before.
  func aboutOtherObjects(than others: [Finding]) -> [Finding] {
    missing(from: others, by: FindingKey.init(aboutObjectOf:))
  }

  private func missing(from others: [Finding], by key: (Finding) -> FindingKey) -> [Finding] {
    var counts = others.counts(by: key)
    return filter { !counts.take(key($0)) }
  }
}

extension [LocatedFinding] {
  /// The findings that another version of the document also has, at most as often as it has them.
  package func remaining(in others: [Finding]) -> [LocatedFinding] {
    var counts = others.counts(by: FindingKey.init(_:))
    return filter { counts.take(FindingKey($0.finding)) }
  }

  /// The findings that another version of the document lacks, or has less often.
  package func missing(from others: [Finding]) -> Set<LocatedFinding> {
    var counts = others.counts(by: FindingKey.init(_:))
    return Set(filter { !counts.take(FindingKey($0.finding)) })
  }
}

extension Dictionary where Value == Int {
  /// Counts a key down; returns false if nothing is left.
  package mutating func take(_ key: Key) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
