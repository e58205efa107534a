import IBBase
import IBModel

/// A common cause of several findings, which are reported as one.
enum Cause: Sendable, Hashable {
  /// No object has an id that several references contain.
  case missingObject(ObjectID)
  /// The sources have no class with a name that several objects have.
  case missingClass(String)
  /// A class lacks a member, or has it in a form that does not work, for any object of the class.
  case member(String, ofClass: String)
  case allMembers(ofClass: String)
  /// A class is one of another kind than the objects that have it.
  case kind(ofClass: String)
  /// No class has a method that several segues unwind to.
  case missingMethod(String)
  /// The objects in a range of bytes have the ids of others, from which they were copied.
  case copy(Range<Int>)
  /// Nothing leads to the scenes in some ranges of bytes, so nothing in them matters.
  case unreached([Range<Int>])
  /// Nothing loads the document, so nothing in it matters.
  case unloaded
  /// Texts of fixed size are set to follow the text size, usually all in one way.
  case fixedFont
  /// The list of resources was not brought up to date, usually after parts of the document were removed.
  case staleResources

  /// The parts of the document in which findings are consequences.
  fileprivate var parts: [Range<Int>] {
    switch self {
    case .copy(let range): [range]
    case .unreached(let ranges): ranges
    default: []
    }
  }

  fileprivate var isReportedOnce: Bool {
    switch self {
    case .missingObject, .missingClass, .member, .allMembers, .kind, .missingMethod, .fixedFont, .staleResources: true
    case .copy, .unreached, .unloaded: false
    }
  }
}

extension [Findings.Entry] {
  /// The largest number of consequences that a finding lists.
  fileprivate static let maximumConsequences = 20

  /// Merges the findings with a common cause, which become related places of one. `consequences` are the kinds whose
  /// findings in a copy are due to its ids.
  func mergedByCause(consequences: Set<String>) -> [Findings.Entry] {
    let merged = mergedByFact()
    guard merged.contains(where: { $0.cause != nil }) else { return merged }
    if let unloaded = merged.firstIndex(where: { $0.cause == .unloaded }) {
      return [merged[unloaded].withConsequences(merged.filter { $0.cause != .unloaded })]
    }
    return merged.withoutConsequencesInParts(consequences).withOneFindingForEachCause()
  }

  /// The findings without those in copies and in scenes that nothing leads to.
  private func withoutConsequencesInParts(_ consequences: Set<String>) -> [Findings.Entry] {
    let causes = compactMap(\.cause).filter { !$0.parts.isEmpty }
    guard !causes.isEmpty else { return self }
    var absorbed: [Cause: [Findings.Entry]] = [:]
    let left = filter { finding in
      guard finding.cause?.parts.isEmpty != false,
        let cause = causes.first(where: { $0.parts.contains { $0.contains(finding.finding.range.lowerBound) } })
      else { return true }
      if case .copy = cause, finding.cause != nil || !consequences.contains(finding.finding.rule) { return true }
      absorbed[cause, default: []].append(finding)
      return false
    }
    return left.map { finding in
      guard let cause = finding.cause, let others = absorbed[cause] else { return finding }
      var result = finding.withConsequences(others)
      if case .unreached = cause { result.finding.message += " (\(counted(others.count, "finding")) in it)" }
      return result
    }
  }

  private func withOneFindingForEachCause() -> [Findings.Entry] {
    var groups: [Cause: [Findings.Entry]] = [:]
    for finding in self {
      if let cause = finding.cause, cause.isReportedOnce { groups[cause, default: []].append(finding) }
    }
    var reported: Set<Cause> = []
    return compactMap { finding in
      guard let cause = finding.cause, let group = groups[cause], group.count > 1 else { return finding }
      guard reported.insert(cause).inserted else { return nil }
      return finding.withConsequences(Array(group.dropFirst())).fixing(all: group)
    }
  }
}

extension Findings.Entry {
  func withConsequences(_ others: [Findings.Entry]) -> Findings.Entry {
    let limit = [Findings.Entry].maximumConsequences
    let more = others.count - limit
    let places = others.prefix(limit).enumerated().map { index, other in
      let note = more > 0 && index == limit - 1 ? " (and \(more) more)" : ""
      return Finding.Related(other.finding.range, other.finding.message + note)
    }
    var result = self
    result.finding.related += places
    return result
  }

  /// The finding with the fixes of a group combined; without a fix if a member has none.
  func fixing(all group: [Findings.Entry]) -> Findings.Entry {
    let fixes = group.compactMap(\.fix)
    var result = self
    (result.fix, result.finding.fix) = (nil, nil)
    guard let first = fixes.first, fixes.count == group.count else { return result }
    let safety: Fix.Safety = fixes.contains { $0.fix.safety == .unsafe } ? .unsafe : .safe
    let others = group.count - 1
    let title = first.fix.title + ", and \(others) other\(others == 1 ? "" : "s")"
    let joined = ProposedFix(fix: Fix(title: title, safety: safety)) { edit in
      for fix in fixes { fix.change(&edit) }
    }
    (result.fix, result.finding.fix) = (joined, joined.fix)
    return result
  }
}
