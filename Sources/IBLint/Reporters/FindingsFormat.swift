import IBModel

/// The forms in which findings are reported.
package enum FindingsFormat: String, Sendable, CaseIterable {
  /// Lines for people and editors.
  case text
  /// Each finding with the line of the document, for people.
  case full
  /// One object for each document, on a line.
  case json
  /// One object for each finding, on a line.
  case jsonLines = "json-lines"
  /// Lines that Xcode's build log shows as warnings and errors.
  case xcode
  /// Annotations of GitHub Actions.
  case github
  /// SARIF 2.1.0, for GitHub's code scanning and others.
  case sarif
  /// GitLab's code quality.
  case gitlab
  /// A test case for each document.
  case junit

  /// Whether reports have the edits of fixes, which take time to compute.
  package var showsEdits: Bool {
    switch self {
    case .json, .jsonLines, .sarif: true
    case .text, .full, .xcode, .github, .gitlab, .junit: false
    }
  }

  package var quotesDocuments: Bool { self == .full }

  /// Whether `report(_:)` has a form for statistics.
  package var hasStatistics: Bool {
    switch self {
    case .text, .full, .json, .jsonLines: true
    case .xcode, .github, .sarif, .gitlab, .junit: false
    }
  }

  package func report(_ statistics: Statistics) throws -> String {
    switch self {
    case .json, .jsonLines: try statistics.json()
    case .text, .full, .xcode, .github, .sarif, .gitlab, .junit: statistics.text
    }
  }

  /// The report on documents: whole lines, or nothing.
  package func report(_ files: [FileReport], in context: ReportContext) throws -> String {
    switch self {
    case .text: TextReporter(context).report(files)
    case .full: FullReporter(context).report(files)
    case .json: try JSONReporter(context.shard).report(files)
    case .jsonLines: try JSONReporter(context.shard).reportByFinding(files)
    case .xcode: XcodeReporter(context: context).report(files)
    case .github: GitHubReporter(context: context).report(files)
    case .sarif: try SARIFReporter(context: context).report(files)
    case .gitlab: try GitLabReporter(context: context).report(files)
    case .junit: JUnitReporter(context: context).report(files)
    }
  }
}

/// The inputs that all reporters share.
package struct ReportContext: Sendable {
  package var version: String
  /// The absolute path of the current folder, to which paths are relative.
  package var folder: String
  /// The absolute path of the folder with the pages of rules; nil without pages to link to.
  package var pages: String?
  /// Whether `text` is one line for each finding, without the remedy.
  package var isBrief: Bool
  /// Whether lines for people have colors and links.
  package var style: TextStyle
  /// The part of a divided run, without places; nil for a whole run.
  package var shard: ShardMark?

  package init(
    version: String, folder: String, pages: String? = nil, isBrief: Bool = false, style: TextStyle = .plain
  ) {
    (self.version, self.folder, self.pages, self.isBrief, self.style) = (version, folder, pages, isBrief, style)
  }

  /// The path relative to the current folder, without `./`; absolute outside of it.
  package func relative(_ path: String) -> String {
    var path = path[...]
    if path.hasPrefix(folder + "/") { path = path.dropFirst(folder.count + 1) }
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(relative(path))" }

  /// The address for a link to a file; nil for standard input.
  func address(ofFile path: String) -> String? { path == "-" ? nil : FileAddress.uri(absolute(path)) }

  /// The address for a link to the page of a rule; nil if no pages are installed.
  func address(ofRule id: String) -> String? { pages.map { FileAddress.uri("\($0)/\(Rule.family(of: id)).md") } }
}

extension LocatedFinding {
  /// A hash of the rule, the path, the object and the message, which stays the same when lines move. Findings that
  /// agree in all of them have the same one; see `Fingerprints`.
  ///
  /// FNV-1a with 64 bits: draft-eastlake-fnv, section 2.
  func fingerprint(in path: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [finding.rule, path, finding.object?.id.rawValue ?? "", finding.message] {
      for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }
}

/// Makes fingerprints unique in a report by counting equal ones.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  mutating func next(_ finding: LocatedFinding, in path: String) -> String {
    let fingerprint = finding.fingerprint(in: path)
    let count = counts[fingerprint, default: 0]
    counts[fingerprint] = count + 1
    return count == 0 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
