/// What a run says about one file.
public struct FileReport: Sendable {
  /// The name of the file in reports.
  public var path: String
  /// The path before a rename that git knows of.
  public var earlierPath: String?
  /// Sorted by location, then by rule; without those that are fixed or left out.
  public var findings: [LocatedFinding]
  /// What could be said about the file.
  public var coverage = Coverage()
  /// How many findings were fixed.
  public var fixedCount = 0
  /// Findings that are not reported because they are not new.
  public var leftOut = Summary.LeftOut()
  /// The fixed document, if it is printed; equal to the original if nothing was fixed.
  public var fixedDocument: [UInt8]?
  /// Unified diff of the fixes, if it is requested.
  public var diff = ""
  /// A note that does not affect the exit code.
  public var note: String?
  /// Why the file could not be read or written.
  public var failure: String?

  /// A report with the findings of a file.
  public init(path: String, findings: [LocatedFinding] = []) {
    self.path = path
    self.findings = findings
  }
}
