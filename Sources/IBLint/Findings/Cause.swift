/// Why several findings appear at once. Those with one cause are reported as one finding.
enum Cause: Sendable, Hashable {
  /// No object has an id that several references name.
  case missingObject(String)
  /// The sources have no class with a name that several objects have.
  case missingClass(String)
  /// The objects in a range of bytes have the ids of others, which they were copied from.
  case copy(Range<Int>)
}

extension [ReportedFinding] {
  /// How many consequences a finding lists.
  private static let maximumConsequences = 20

  /// The findings with one for each cause; the others are its related places. `consequences` are the rules whose
  /// findings in a copy are due to its ids.
  func mergedByCause(consequences: Set<String>) -> [ReportedFinding] {
    guard contains(where: { $0.cause != nil }) else { return self }
    return withoutConsequencesOfCopies(consequences).mergedByWhatIsMissing()
  }

  private func withoutConsequencesOfCopies(_ consequences: Set<String>) -> [ReportedFinding] {
    let copies = compactMap { finding -> Range<Int>? in
      if case .copy(let range) = finding.cause { range } else { nil }
    }
    guard !copies.isEmpty else { return self }
    var absorbed: [Range<Int>: [ReportedFinding]] = [:]
    let left = filter { finding in
      guard finding.cause == nil, consequences.contains(finding.finding.rule),
        let copy = copies.first(where: { $0.contains(finding.finding.range.lowerBound) })
      else { return true }
      absorbed[copy, default: []].append(finding)
      return false
    }
    return left.map { finding in
      guard case .copy(let range) = finding.cause, let others = absorbed[range] else { return finding }
      return finding.withConsequences(others, limit: Self.maximumConsequences)
    }
  }

  private func mergedByWhatIsMissing() -> [ReportedFinding] {
    var groups: [Cause: [ReportedFinding]] = [:]
    for finding in self {
      if let cause = finding.cause, cause.isSomethingMissing { groups[cause, default: []].append(finding) }
    }
    var reported: Set<Cause> = []
    return compactMap { finding in
      guard let cause = finding.cause, let group = groups[cause], group.count > 1 else { return finding }
      guard reported.insert(cause).inserted else { return nil }
      return finding.withConsequences(Array(group.dropFirst()), limit: Self.maximumConsequences).fixing(all: group)
    }
  }
}

extension Cause {
  fileprivate var isSomethingMissing: Bool {
    switch self {
    case .missingObject, .missingClass: true
    case .copy: false
    }
  }
}

extension ReportedFinding {
  fileprivate func withConsequences(_ others: [ReportedFinding], limit: Int) -> ReportedFinding {
    let more = others.count - limit
    let places = others.prefix(limit).enumerated().map { index, other in
      let note = more > 0 && index == limit - 1 ? " (and \(more) more)" : ""
      return Finding.Related(other.finding.range, other.finding.message + note)
    }
    return ReportedFinding(finding: finding.adding(places), fix: fix, cause: cause)
  }

  /// The finding with the fixes of all members of a group in one; without a fix if one of them has none.
  fileprivate func fixing(all group: [ReportedFinding]) -> ReportedFinding {
    let fixes = group.compactMap(\.fix)
    var result = self
    guard let first = fixes.first, fixes.count == group.count else {
      result.finding.fix = nil
      return ReportedFinding(finding: result.finding, fix: nil, cause: cause)
    }
    let safety: Fix.Safety = fixes.contains { $0.fix.safety == .unsafe } ? .unsafe : .safe
    let others = group.count - 1
    let title = first.fix.title + ", and \(others) other reference\(others == 1 ? "" : "s")"
    let joined = ProposedFix(fix: Fix(title: title, safety: safety)) { edit in
      for fix in fixes { fix.change(&edit) }
    }
    result.finding.fix = joined.fix
    return ReportedFinding(finding: result.finding, fix: joined, cause: cause)
  }
}

extension Finding {
  /// The finding with more related places.
  fileprivate func adding(_ places: [Related]) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, help: help, range: range, object: object,
      related: related + places, fix: fix)
  }
}
