import IBProject

extension [Findings.Entry] {
  /// The findings with warnings instead of errors where the app, as its code is, never gets to.
  func withoutErrorsInUnreachedParts(of inspection: Inspection) -> [Findings.Entry] {
    let isError = { (entry: Findings.Entry) in
      entry.finding.severity == .error && !entry.hasConfiguredSeverity
    }
    guard contains(where: isError) else { return self }
    let parts = inspection.project.unreachedParts(of: inspection.document, inspection.objectCode)
    guard !parts.isEmpty else { return self }
    return map { entry in
      guard isError(entry), let part = parts.first(where: { $0.range.contains(entry.finding.range.lowerBound) }),
        !part.isBuilt || !entry.finding.stopsTheBuild
      else { return entry }
      var entry = entry
      entry.finding.severity = .warning
      entry.finding.related.append(Finding.Related(part.element, part.reason))
      return entry
    }
  }
}

extension Finding {
  /// Whether Xcode compiles no document with it, whether or not the app loads the document.
  fileprivate var stopsTheBuild: Bool {
    Self.buildFamilies.contains(Rule.family(of: rule)) || rule == "duplicate_storyboard_identifier"
  }

  private static let buildFamilies: Set = [
    "malformed_document", "merge_conflict_marker", "duplicate_id", "invalid_format", "unavailable_or_deprecated",
  ]
}
