import IBLint
import IBProject
import IBTemplates
import IBXML

/// Checks a file in the editor, with its configuration.
struct DocumentCheck {
  let snapshot: DocumentSnapshot
  let projects: ServerProjects

  private static let malformed = "malformed_document"

  func findings(withFrames: Bool) async -> KnownFindings {
    var found = KnownFindings()
    found.snapshot = snapshot
    switch snapshot.kind {
    case .document: await check(withFrames: withFrames, &found)
    case .sheet:
      found.shown = sheetProblems
      found.isComplete = true
    case .configuration:
      found.shown = configurationProblems
      found.isComplete = true
    case .other: found.isComplete = true
    }
    return found
  }

  private func check(withFrames: Bool, _ found: inout KnownFindings) async {
    let settings: DocumentSettings
    do throws(ConfigurationError) { settings = try await projects.settings(for: snapshot.path) } catch {
      found.shown = error.problems.map { Finding($0.description, at: 0..<0) }
      found.isComplete = true
      return
    }
    let linter = withFrames ? settings.linter : settings.quickLinter
    guard let document = snapshot.soundDocument else {
      found.shown = problems(linter)
      found.isComplete = true
      return
    }
    let report = await linter.lint(document) { needs in
      await projects.project(around: snapshot.path, for: needs, settings.project)
    }
    guard !Task.isCancelled else { return }
    found.report = report
    found.shown = report.findings
    found.isComplete = withFrames
  }

  /// The errors of a text that is not a document: at the place of typing, or from the rules about files.
  private func problems(_ linter: Linter) -> [Finding] {
    let findings = linter.lint(snapshot.text).findings
    let problems = snapshot.outline.problems.prefix(20)
    guard findings.first?.rule == DocumentCheck.malformed, !problems.isEmpty else { return findings }
    return problems.map { Finding($0.message, at: $0.range, rule: DocumentCheck.malformed) }
  }

  private var sheetProblems: [Finding] {
    let sheet: LayoutSheet
    do throws(XMLError) { sheet = try LayoutSheet(parsing: snapshot.text, path: snapshot.path) } catch {
      let problems = snapshot.outline.problems.prefix(20)
      if !problems.isEmpty { return problems.map { Finding($0.message, at: $0.range) } }
      return [Finding(error.message, at: error.offset..<error.offset)]
    }
    return sheet.problems.map { problem in
      Finding("\(problem.reason)", at: problem.range ?? sheet.tree?.root.startTagRange ?? 0..<0)
    }
  }

  private var configurationProblems: [Finding] {
    projects.problems(ofConfiguration: snapshot.path, snapshot.text).map { problem in
      // A problem in a configuration that this one extends is reported at its beginning.
      guard let place = problem.place, place.file == snapshot.path else {
        return Finding(problem.description, at: 0..<0)
      }
      let start = snapshot.lines.index.offset(line: place.line, columnInUTF16: place.column) ?? 0
      let end = snapshot.text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? snapshot.text.count
      return Finding(problem.message, at: start..<end)
    }
  }
}
