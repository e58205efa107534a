import IBLayout
import IBModel
import IBTemplates

/// The result of laying out a screen after a template was applied, for the notes of `ibt apply`.
package struct AppliedLayout {
  private let path: String
  private let faults: [TemplateFault]
  private let placeCount: Int

  package init(_ check: TemplateCheck, of template: any Template, becoming result: LoadedDocument) throws {
    let applied = try check.alone(template, becoming: result.document)
    (path, faults, placeCount) = (result.path, check.faults(of: applied), applied.places.count)
  }

  /// `layout ok`, or the number of configurations with problems.
  var summary: String {
    let count = faults.count(where: \.isCaused)
    return count == 0 ? "layout ok" : "layout problems in \(count) of \(placeCount) configurations"
  }

  /// The problems, one line for all configurations with the same ones.
  var notes: [String] {
    FaultText.grouped(faults).map { faults in
      let fault = faults[0]
      let places = FaultText.places(of: faults, among: placeCount)
      var parts = fault.missing.map { "\($0) cannot be laid out" }
      if let conflicts = FaultText.summary(of: fault.conflicts, in: fault) { parts.append(conflicts) }
      if let known = FaultText.known(in: fault) { parts.append(known) }
      if !fault.ambiguous.isEmpty {
        parts.append("ambiguous: " + fault.ambiguous.map(\.view.reference).joined(separator: ", "))
      }
      parts += fault.covered.map { "\($0.below.reference) is covered by \($0.above.reference)" }
      return "\(path): note: on \(places): \(parts.joined(separator: "; "))"
    }
  }
}
