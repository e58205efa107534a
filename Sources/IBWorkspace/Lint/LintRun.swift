import IBBase
import IBLint
import IBModel
import IBProject
import IBXML

package enum FixMode: Sendable, Equatable {
  case none
  /// Applies fixes up to this safety.
  case write(Fix.Safety)
  /// Shows the change that fixes up to this safety would make.
  case show(Fix.Safety)

  var safety: Fix.Safety? {
    switch self {
    case .none: nil
    case .write(let safety), .show(let safety): safety
    }
  }
}

/// Checks documents concurrently.
package struct LintRun: Sendable {
  /// A document of the run, how it is checked, and a hash of the settings that decide it.
  package struct Item: Sendable {
    package var source: DocumentSource
    var linter: Linter
    var settings: ContentHash
    package var project: ConfiguredProject
  }

  package let mode: FixMode
  /// The forms of the reports, which decide which details are needed.
  let formats: [FindingsFormat]
  /// The documents before a change, if only findings in changes are reported.
  package var base: DiffBase?
  /// The findings of earlier runs; nil to find everything again.
  package var cache: LintCache?
  package let projects: ProjectReader
  /// The merges in progress, by path; their documents are not checked.
  var merges: [String: MergeInProgress]

  package init(
    mode: FixMode, formats: [FindingsFormat], base: DiffBase? = nil, cache: LintCache? = nil, projects: ProjectReader,
    merges: [String: MergeInProgress] = [:]
  ) {
    (self.mode, self.formats, self.base, self.cache) = (mode, formats, base, cache)
    (self.projects, self.merges) = (projects, merges)
  }

  /// Returns the results in the order of the documents. All fixed documents are written, or none.
  /// - Throws: When one cannot be written.
  package func lint(_ documents: [Item]) async throws -> [FileReport] {
    let changes = Locked<[FileChange]>([])
    let files = await lint(documents, changes)
    try FileChange.apply(changes.withLock { $0 }.ordered(byBytesOf: \.path))
    return files
  }

  private func lint(_ documents: [Item], _ changes: Locked<[FileChange]>) async -> [FileReport] {
    RunProgress.expect(documents.count)
    var results: [Int: [FileReport]] = [:]
    // Starting a task takes as long as reading the known findings of a document. A small run has a task for each.
    let size = max(1, min(documents.count / 64, 16))
    await withTaskGroup(of: (Int, [FileReport]).self) { group in
      for start in stride(from: 0, to: documents.count, by: size) {
        group.addTask { (start, await linted(documents[start..<min(start + size, documents.count)], changes)) }
      }
      for await (start, files) in group {
        results[start] = files
        RunProgress.advance(by: files.count)
      }
    }
    return results.ordered { $0.key }.flatMap(\.value)
  }

  private func linted(_ documents: ArraySlice<Item>, _ changes: Locked<[FileChange]>) async -> [FileReport] {
    var files: [FileReport] = []
    for document in documents { files.append(await linted(document, changes)) }
    return files
  }

  private func linted(_ document: Item, _ changes: Locked<[FileChange]>) async -> FileReport {
    let (source, linter) = (document.source, document.linter)
    var file = FileReport(path: source.path)
    file.place = source.number
    file.earlierPath = source.earlierPath ?? base?.earlierPath(of: source)
    do throws(WorkspaceError) {
      let bytes = try source.read()
      if let merge = merges[source.path] {
        file.failure = refusal(of: source.path, bytes, merge)
        return file
      }
      var key = document.settings
      if let cache {
        key.add(bytes)
        if let known = await cache.findings(in: document, key) {
          (file.findings, file.coverage) = known
          return file
        }
      }
      let (report, project, consulted) = await report(on: bytes, of: document)
      file.findings = located(report)
      file.coverage = report.coverage
      cache?.keep(file.findings, report.coverage, in: source, key, consulted)
      if let base {
        let count = file.findings.count
        file.findings = base.findings(file.findings, in: report.text, of: source) { linter.lint($0, in: project) }
        file.leftOut.earlier = count - file.findings.count
      }
      if let safety = mode.safety, let change = fix(&file, report, of: document, upTo: safety, in: project) {
        changes.withLock { $0.append(change) }
      }
    } catch {
      file.failure = error.description
    }
    return file
  }

  /// The reason why a document whose merge is in progress is not checked.
  private func refusal(of path: String, _ bytes: [UInt8], _ merge: MergeInProgress) -> String {
    let document = try? Document(parsing: bytes)
    let first = merge.open.first
    let object = first?.object.flatMap { document?.object(ObjectID($0)) }
    let place = document.map { document in
      ":\(document.tree.lineIndex().position(of: (object?.element ?? document.tree.root).range.lowerBound))"
    }
    return "\(path)\(place ?? ""): unresolved conflict of a merge: \(first?.text ?? "")"
      + (merge.open.count > 1 ? ", and \(merge.open.count - 1) more" : "") + "; run `ibt resolve \(path)`"
  }

  /// Checks a document; also returns its project and the consulted parts.
  private func report(
    on bytes: [UInt8], of document: Item
  ) async -> (report: LintReport, project: Project, consulted: LintCache.Consulted) {
    let path = document.source.path
    var project = Project()
    var consulted = LintCache.Consulted()
    let report = await document.linter.lint(bytes) { needs in
      // The next run reads files again that changed meanwhile.
      if cache != nil {
        consulted.needs = needs
        consulted.state = await projects.state(ofDocument: path, for: needs, document.project)
      }
      project = await projects.project(ofDocument: path, for: needs, document.project)
      return project
    }
    return (report, project, consulted)
  }

  private func located(_ report: LintReport) -> [LocatedFinding] {
    let report = formats.contains(where: \.showsEdits) ? report.withEdits() : report
    let findings = report.locatedFindings
    return formats.contains(where: \.quotesDocuments) ? findings.quoting(report.text) : findings
  }

  /// Returns the change to write, if there is one.
  private func fix(
    _ file: inout FileReport, _ report: LintReport, of document: Item, upTo safety: Fix.Safety,
    in project: Project
  ) -> FileChange? {
    let fixed = document.linter.fix(report, upTo: safety, in: project)
    let isPrinted = document.source.isPrinted
    if isPrinted { file.fixedDocument = report.bytes }
    switch fixed.outcome {
    case .finished: break
    case .unfinished(let rules):
      file.note = "\(file.path): fixes for \(quoted(rules)) keep triggering each other; some findings remain"
    case .leftOut(let rules):
      file.note = "\(file.path): fixes for \(quoted(rules)) are left out, because they would bring other findings"
    case .untold(let rules):
      file.note =
        "\(file.path): fixes for \(quoted(rules)) are left out, because some would bring other findings, and "
        + "\(LintReport.maximumTrials) checks did not tell which; select one rule at a time"
    }
    guard !fixed.fixedFindings.isEmpty else { return nil }
    if let encoding = report.document?.tree.source.encoding, case .other(let name) = encoding {
      file.failure = "\(file.path) is encoded in \(name); fixes require UTF-8, so convert it first"
      return nil
    }
    file.fixedCount = fixed.fixedFindings.count
    if case .show = mode {
      file.diff = patch(of: file.path, old: report.text, new: fixed.report.text)
      file.findings = located(report).remaining(in: fixed.report.findings)
      return nil
    }
    file.findings = located(fixed.report)
    guard isPrinted else { return FileChange(file.path, from: report.bytes, to: fixed.report.bytes) }
    file.fixedDocument = fixed.report.bytes
    return nil
  }

  private func quoted(_ rules: [String]) -> String { rules.map { "`\($0)`" }.joined(separator: ", ") }
}
