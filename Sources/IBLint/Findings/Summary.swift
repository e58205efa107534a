import IBModel

/// The summary of a run in one sentence.
package struct Summary: Sendable {
  package private(set) var documentCount = 0
  package private(set) var fixedCount = 0
  private var leftOut = LeftOut()
  private var entryCount = 0
  private var documentsWithFindings = 0
  private var counts: [Severity: Int] = [:]
  private var fixable: [Fix.Safety: Int] = [:]

  package init(_ files: [FileReport]) {
    for file in files { add(file) }
    entryCount = files.entries.count
  }

  /// The numbers of findings that are not reported.
  package struct LeftOut: Sendable, Equatable {
    /// Findings that a baseline accepts.
    package var accepted = 0
    /// Findings from before a change.
    package var earlier = 0

    package init() {}

    fileprivate var texts: [String] {
      (accepted > 0 ? ["\(accepted) accepted"] : []) + (earlier > 0 ? ["\(earlier) as before"] : [])
    }
  }

  private mutating func add(_ file: FileReport) {
    documentCount += 1
    fixedCount += file.fixedCount
    leftOut.accepted += file.leftOut.accepted
    leftOut.earlier += file.leftOut.earlier
    documentsWithFindings += file.findings.isEmpty ? 0 : 1
    for located in file.findings {
      counts[located.finding.severity, default: 0] += 1
      if let fix = located.finding.fix { fixable[fix.safety, default: 0] += 1 }
    }
  }

  package func count(of severity: Severity) -> Int { counts[severity] ?? 0 }

  /// `Found 3 errors and 1 warning in 2 of 118 documents (2 fixable with --fix).`
  ///
  /// The number of fixed findings comes first, after the given word. If some are not reported, the others are called
  /// new.
  package func text(fixedWord: String = "Fixed") -> String {
    let fixed = fixedCount > 0 ? "\(fixedWord) \(counted(fixedCount, "finding")). " : ""
    guard !counts.isEmpty else { return fixed + fine }
    let found = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { counted($0, "\(leftOut.texts.isEmpty ? "" : "new ")\(severity.rawValue)") }
    }
    return "\(fixed)Found \(listed(found)) in \(place)\(entries)\(inParentheses(leftOut.texts + [remedy]))."
  }

  /// The number of problems, if some have several places.
  private var entries: String {
    let places = counts.values.reduce(0, +)
    return places > entryCount ? ": \(counted(entryCount, "problem")), \(places) places" : ""
  }

  private var fine: String {
    guard leftOut.texts.isEmpty else {
      return "No new findings in \(counted(documentCount, "document"))\(inParentheses(leftOut.texts))."
    }
    return documentCount == 1 ? "The document is fine." : "All \(documentCount) documents are fine."
  }

  private func inParentheses(_ parts: [String]) -> String {
    let parts = parts.filter { !$0.isEmpty }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private var place: String {
    documentCount == 1 ? "1 document" : "\(documentsWithFindings) of \(documentCount) documents"
  }

  private var remedy: String {
    switch (fixable[.safe], fixable[.unsafe]) {
    case (nil, nil): ""
    case (let safe?, nil): "\(safe) fixable with --fix"
    case (nil, let unsafe?): "\(unsafe) fixable with --fix --unsafe-fixes"
    case (let safe?, let unsafe?): "\(safe) fixable with --fix, \(unsafe) more with --unsafe-fixes"
    }
  }

  private func listed(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
