import IBChanges
import IBLayout
import IBLint
import IBModel

/// What follows from the changes of a document: what the versions are laid out and linted to.
struct Consequences {
  /// The scenes whose frames differ.
  var frames: [FrameChanges] = []
  /// The findings that the newer version has and the older one does not have.
  var newFindings: [LocatedFinding] = []
  /// The findings that only the older version has, about what the newer one still has.
  var fixedFindings: [Finding] = []
  /// Objects of the newer version by the findings about them.
  private(set) var scenes: [ObjectID: DocumentScene] = [:]

  /// No consequences.
  init() {}

  /// - Parameter categories: what is shown of the changes; findings are about all of them.
  init(of changes: DocumentChanges, in document: ComparedDocument, showing categories: Set<ChangeCategory>) {
    guard let old = document.old, let new = document.new else { return }
    if categories.contains(.layout) {
      frames = new.frameChanges(from: old, with: changes, by: LayoutEngine())
    }
    guard categories.count == ChangeCategory.allCases.count else { return }
    compareFindings(of: old, new, renaming: changes.earlierIDs)
  }

  private mutating func compareFindings(of old: Document, _ new: Document, renaming ids: [ObjectID: ObjectID]) {
    let linter = Linter(contrasts: nil)
    let findings = linter.lint(new).locatedFindings
    let earlier = linter.lint(old).findings
    var counts: [FindingSubject: Int] = [:]
    for finding in earlier { counts[FindingSubject(finding), default: 0] += 1 }
    newFindings = findings.filter { !counts.take(FindingSubject($0.finding, renaming: ids)) }
    let laterIDs = Dictionary(ids.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    fixedFindings = earlier.reversed().filter { finding in
      guard counts.take(FindingSubject(finding)) else { return false }
      return finding.object.map { new.object(laterIDs[$0.id] ?? $0.id) != nil } ?? true
    }.reversed()
    for id in newFindings.compactMap(\.finding.object?.id) { scenes[id] = new.object(id)?.scene }
  }

  /// The scene that a new finding is in.
  func scene(of finding: Finding) -> DocumentScene? { finding.object.flatMap { scenes[$0.id] } }
}

/// What a finding is about, whatever the numbers in its message.
private struct FindingSubject: Hashable {
  private let rule: String
  private let object: ObjectID?
  private let message: String

  init(_ finding: Finding, renaming ids: [ObjectID: ObjectID] = [:]) {
    rule = finding.rule
    object = finding.object.map { ids[$0.id] ?? $0.id }
    message = object == nil ? finding.message : ""
  }
}

extension [FindingSubject: Int] {
  /// Counts down; returns false if nothing is left.
  fileprivate mutating func take(_ subject: FindingSubject) -> Bool {
    guard let count = self[subject], count > 0 else { return false }
    self[subject] = count - 1
    return true
  }
}
