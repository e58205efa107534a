import IBXML

/// Findings that say the same of several places, which people read and resolve as one.
struct FindingEntry: Sendable {
  /// A finding with the path of its document.
  struct Place: Sendable {
    var path: String
    var located: LocatedFinding
  }

  var first: Place
  var others: [Place] = []

  /// The largest number of places that are listed besides the first one.
  static let mostPlaces = 5
}

extension [FileReport] {
  /// The findings in their order, where those of one rule with the same message, apart from the object, are one entry at
  /// the place of the first.
  /// - Complexity: O(bytes of messages)
  var entries: [FindingEntry] {
    var entries: [FindingEntry] = []
    var known: [EntryKey: Int] = [:]
    for file in self {
      for located in file.findings {
        let place = FindingEntry.Place(path: file.path, located: located)
        let key = EntryKey(located.finding)
        if let index = known[key] {
          entries[index].others.append(place)
        } else {
          known[key] = entries.count
          entries.append(FindingEntry(first: place))
        }
      }
    }
    return entries
  }

  /// The number of entries.
  package var entryCount: Int {
    reduce(into: Set<EntryKey>()) { $0.formUnion($1.findings.map { EntryKey($0.finding) }) }.count
  }
}

/// What a finding says, whatever it is about.
private struct EntryKey: Hashable {
  private let rule: String
  private let severity: Severity
  private let message: [Substring]

  init(_ finding: Finding) {
    (rule, severity) = (finding.rule, finding.severity)
    self.message = EntryKey.clause(of: finding).split(separator: " ").filter { !EntryKey.isID($0) }
  }

  /// The message without the object. Messages begin with the equation of a constraint.
  private static func clause(of finding: Finding) -> Substring {
    guard let object = finding.object else { return finding.message[...] }
    if object.kind == "constraint", let name = finding.message.firstRange(of: "(\(object.id))") {
      return finding.message[name.upperBound...]
    }
    return finding.message.replacing("\(object.name) (\(object.id))", with: "")[...]
  }

  /// Whether a word is an id such as `T7R-O6-V69` or `(T7R-O6-V69)`.
  private static func isID(_ word: Substring) -> Bool {
    let letters = word.utf8.filter { !"(),;:".utf8.contains($0) }
    return letters.count == 10 && letters[3] == UInt8(ascii: "-") && letters[6] == UInt8(ascii: "-")
  }
}
