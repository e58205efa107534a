import IBBase
import IBModel
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
}

/// What a finding says, whatever it is about.
private struct EntryKey: Hashable {
  private let rule: String
  private let severity: Severity
  private let words: [ArraySlice<UInt8>]

  init(_ finding: Finding) {
    var message = Array(finding.message.utf8)[...]
    if let object = finding.object {
      // Messages begin with the equation of a constraint.
      if object.kind == "constraint", let id = message.range(of: "(\(object.id))") {
        message = message[id.upperBound...]
      } else if let name = message.range(of: "\(object.name) (\(object.id))") {
        message.removeSubrange(name)
      }
    }
    (rule, severity) = (finding.rule, finding.severity)
    words = message.split(separator: UInt8(ascii: " ")).filter { !EntryKey.isID($0) }
  }

  /// Whether a word is an id such as `T7R-O6-V69` or `(T7R-O6-V69)`.
  private static func isID(_ word: ArraySlice<UInt8>) -> Bool {
    let letters = word.filter { !"(),;:".utf8.contains($0) }
    return letters.count == 10 && letters[3] == UInt8(ascii: "-") && letters[6] == UInt8(ascii: "-")
  }
}
