/// The report of a run on one file.
package struct FileReport: Sendable {
  package var path: String
  /// The path before a rename that git knows of.
  package var earlierPath: String?
  /// The number among the documents of the run; counted only if machines divide them.
  package var place = 0
  /// Sorted by location, then by rule, without fixed and left out findings.
  package var findings: [LocatedFinding]
  package var coverage = Coverage()
  package var fixedCount = 0
  /// The findings that are not reported because they are not new.
  package var leftOut = Summary.LeftOut()
  /// The fixed document, if it is printed; equal to the original if nothing was fixed.
  package var fixedDocument: [UInt8]?
  package var diff = ""
  /// A note that does not affect the exit code.
  package var note: String?
  /// The reason why the file could not be read or written.
  package var failure: String?

  package init(path: String, findings: [LocatedFinding] = []) {
    self.path = path
    self.findings = findings
  }
}
