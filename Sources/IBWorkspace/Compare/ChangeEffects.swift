import IBChanges
import IBLayout
import IBLint
import IBModel

/// The effects of changes: differences between the layouts and the findings of two versions.
package struct ChangeEffects {
  package var frames: [FrameChanges] = []
  /// Findings of the newer version that the older one lacks.
  var newFindings: [LocatedFinding] = []
  /// Findings of only the older version, about objects that the newer one still has.
  var fixedFindings: [Finding] = []
  /// Objects of the newer version by the findings about them.
  package private(set) var scenes: [ObjectID: DocumentScene] = [:]

  package init() {}

  /// - Parameter categories: The categories of changes to show; findings are about all of them.
  package init(
    of changes: DocumentChanges, in document: ChangedDocument<Document>, showing categories: Set<ChangeCategory>,
    _ lint: DocumentFindings
  ) async throws {
    guard let old = document.old, let new = document.new else { return }
    if categories.contains(.layout) {
      frames = new.frameChanges(from: old, with: changes, by: LayoutEngine())
    }
    guard categories.count == ChangeCategory.allCases.count else { return }
    let findings = try await lint.findings(in: new, at: document.location)
    let earlier = try await lint.findings(in: old, at: document.location).map(\.finding)
    let ids = changes.earlierIDs
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

  package func scene(of finding: Finding) -> DocumentScene? { finding.object.flatMap { scenes[$0.id] } }
}

/// The subject of a finding, without the numbers in its message.
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
