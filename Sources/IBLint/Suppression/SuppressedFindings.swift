import IBModel
import IBProject
import IBXML

/// Removes suppressed findings of a document, and records the suppressions that were used.
public struct SuppressedFindings: Sendable {
  /// A suppression at an object of the document.
  struct Entry: Sendable {
    var object: Object
    /// The range of the suppression; the object if the document does not contain it.
    var range: Range<Int>
    var rules: Set<Rule.Kind.ID>
    /// The place of the suppression outside of the document.
    var origin: String?
    var used: Set<Rule.Kind.ID> = []
  }

  /// An invalid note.
  struct Problem: Sendable {
    var note: SuppressionNote
    var message: String
  }

  private(set) var entries: [Entry] = []
  private(set) var problems: [Problem] = []

  private let catalogue: [Rule]
  private let project: Project

  init(_ document: Document, configured: [Suppression], catalogue: [Rule], project: Project) {
    (self.catalogue, self.project) = (catalogue, project)
    let notes = SuppressionNote.all(in: document)
    // Few documents have notes, so the names are only collected for those.
    let names = notes.isEmpty ? nil : RuleNames(catalogue)
    for note in notes {
      if let names { add(note, names) }
    }
    for suppression in configured {
      guard let object = document.object(suppression.object) else { continue }
      entries.append(
        Entry(
          object: object, range: object.element.startTagRange, rules: suppression.rules, origin: suppression.origin))
    }
  }

  var isEmpty: Bool { entries.isEmpty && problems.isEmpty }

  private mutating func add(_ note: SuppressionNote, _ names: RuleNames) {
    switch note.content {
    case .invalid(let message): problems.append(Problem(note: note, message: message))
    case .disable(let written, _):
      for name in written {
        do throws(ExplainedError) {
          let rules = try names.ids(of: name)
          if !rules.isEmpty { entries.append(Entry(object: note.object, range: note.range, rules: rules)) }
        } catch {
          problems.append(Problem(note: note, message: error.description))
        }
      }
    }
  }

  mutating func filtered(_ findings: [Findings.Entry]) -> [Findings.Entry] {
    if entries.isEmpty { return findings }
    return findings.filter { !suppresses($0.finding) }
  }

  /// The entries that suppressed nothing although their rules could find something in the project.
  ///
  /// A rule that is not run finds nothing, so suppressing it is unnecessary, too.
  var unused: [Entry] {
    let applicable = Set(catalogue.flatMap(\.kinds).filter { $0.needs.allSatisfy(project.knows) }.map(\.id))
    return entries.filter { $0.used.isEmpty && $0.rules.isSubset(of: applicable) }
  }

  /// Marks every suppression of a finding as used, so that neither of two is reported as unused.
  private mutating func suppresses(_ finding: Finding) -> Bool {
    var isSuppressed = false
    for index in entries.indices where entries[index].covers(finding) {
      entries[index].used.insert(finding.rule)
      isSuppressed = true
    }
    return isSuppressed
  }
}

extension SuppressedFindings.Entry {
  fileprivate func covers(_ finding: Finding) -> Bool {
    guard rules.contains(finding.rule) else { return false }
    if finding.object?.id == object.id { return true }
    let range = object.element.range
    return range.lowerBound <= finding.range.lowerBound && finding.range.upperBound <= range.upperBound
  }
}
