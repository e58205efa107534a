/// What a run says about one file.
package struct FileReport: Sendable {
  /// The name of the file in reports.
  package var path: String
  /// The path before a rename that git knows of.
  package var earlierPath: String?
  /// Its number among the documents of the run; counted only where machines divide them.
  package var place = 0
  /// Sorted by location, then by rule; without those that are fixed or left out.
  package var findings: [LocatedFinding]
  /// What could be said about the file.
  package var coverage = Coverage()
  /// How many findings were fixed.
  package var fixedCount = 0
  /// Findings that are not reported because they are not new.
  package var leftOut = Summary.LeftOut()
  /// The fixed document, if it is printed; equal to the original if nothing was fixed.
  package var fixedDocument: [UInt8]?
  /// Unified diff of the fixes, if it is requested.
  package var diff = ""
  /// A note that does not affect the exit code.
  package var note: String?
  /// Why the file could not be read or written.
  package var failure: String?

  /// A report with the findings of a file.
  package init(path: String, findings: [LocatedFinding] = []) {
    self.path = path
    self.findings = findings
  }
}
