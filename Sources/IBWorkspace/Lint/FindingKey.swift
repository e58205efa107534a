import IBLint
import IBModel

/// The content of a finding, independent of its position.
struct FindingKey: Hashable {
  private let rule: String
  private let message: String
  private let object: ObjectID?

  init(_ finding: Finding) { (rule, message, object) = (finding.rule, finding.message, finding.object?.id) }

  fileprivate static func counts(of findings: [Finding]) -> [FindingKey: Int] {
    findings.reduce(into: [:]) { $0[FindingKey($1), default: 0] += 1 }
  }
}

extension [LocatedFinding] {
  /// The findings that another version of the document also has, at most as often as it has them.
  func remaining(in others: [Finding]) -> [LocatedFinding] {
    var counts = FindingKey.counts(of: others)
    return filter { counts.take(FindingKey($0.finding)) }
  }

  /// The findings that another version of the document lacks, or has less often.
  func missing(from others: [Finding]) -> Set<LocatedFinding> {
    var counts = FindingKey.counts(of: others)
    return Set(filter { !counts.take(FindingKey($0.finding)) })
  }
}

extension Dictionary where Value == Int {
  /// Counts a key down; returns false if nothing is left.
  mutating func take(_ key: Key) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
