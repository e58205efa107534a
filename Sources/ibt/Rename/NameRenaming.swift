import IBModel
import IBProject
import IBWorkspace
import IBXML

/// Renames a class, an outlet, an action, an identifier or a module in the documents and the code of a project.
struct NameRenaming {
  let isPartial: Bool
  let output: EditOutput
  let format: FormatOptions

  func run(_ renaming: Renaming, at path: String, _ configuration: ConfigurationOptions) async throws {
    let configured = try configuration.configurations.configuration(for: path + "/Main.storyboard").configuredProject
    let facts: RenamingFacts
    do throws(WorkspaceError) {
      facts = try await ProjectReader().facts(for: renaming, around: path, configured)
    } catch {
      throw CommandFailure(error)
    }
    let plan: RenamingPlan
    var changes: [FileChange] = []
    do throws(RenamingError) {
      plan = try renaming.plan(facts)
      for path in Set(plan.splices.keys).union(plan.documents.keys).sorted() {
        guard let change = try facts.change(of: path, in: plan) else { continue }
        changes.append(FileChange(WorkingFolder.shown(path), from: change.old, to: change.new))
      }
    } catch {
      throw CommandFailure(error.description)
    }
    let isDone = plan.obstacles.isEmpty || isPartial && !changes.isEmpty
    let report = RenamingReport(renaming, plan, facts, isDone: isDone)
    if isDone { try deliver(changes) }
    try print(report)
    if plan.isRefused, !isDone { throw ExitStatus.couldNotRun }
    if !plan.obstacles.isEmpty || output.check && !changes.isEmpty { throw ExitStatus.findings }
  }

  private func deliver(_ changes: [FileChange]) throws {
    for change in changes { try EditOutput.requireUTF8(of: change, unless: output.becomesUTF8) }
    if output.inPlace { try output.replace(changes) }
    if output.diff { for change in changes { Terminal.write(try change.patch()) } }
    if output.check, format.isText { for change in changes { Terminal.print("\(change.path) would be changed") } }
  }

  private func print(_ report: RenamingReport) throws {
    guard format.isText else {
      var printer = ReportPrinter(format)
      try printer.print(report)
      return try printer.finish()
    }
    // Other programs read a diff.
    for line in report.obstacleLines { if output.diff { Terminal.note(line) } else { Terminal.print(line) } }
    report.noteLines.forEach(output.note)
    if let line = report.refusal { Terminal.note(line) }
  }
}

/// The result of a renaming.
struct RenamingReport: Report {
  private let renaming: Renaming
  private let plan: RenamingPlan
  private let facts: RenamingFacts
  private let isDone: Bool

  init(_ renaming: Renaming, _ plan: RenamingPlan, _ facts: RenamingFacts, isDone: Bool) {
    (self.renaming, self.plan, self.facts, self.isDone) = (renaming, plan, facts, isDone)
  }

  private var files: [(path: String, count: Int)] {
    (plan.splices.map { ($0.key, $0.value.count) } + plan.documents.map { ($0.key, $0.value.count) })
      .sorted { $0.0 < $1.0 }.map { (WorkingFolder.shown($0.0), $0.1) }
  }

  var lines: [String] { obstacleLines + noteLines }

  var obstacleLines: [String] { plan.obstacles.map { "\(place(of: $0))\($0.text)" } }

  var noteLines: [String] {
    guard isDone else { return [] }
    return files.map { "\($0.path): `\(renaming.old)` → `\(renaming.new)` in \(counted($0.count, "place"))" }
      + plan.notes.map { "\(place(of: $0))note: \($0.text)" }
  }

  /// The reason why nothing changed.
  var refusal: String? {
    guard !isDone else { return nil }
    let (obstacles, count) = (counted(plan.obstacles.count, "place"), files.reduce(0) { $0 + $1.count })
    if renaming.isOfMember { return "nothing was changed, because \(obstacles) may mean something else" }
    let rest =
      count == 0 ? "" : "; --partial changes the \(counted(count, "place")) that \(count == 1 ? "is" : "are") certain"
    return "nothing was changed, because \(obstacles) cannot be renamed with certainty\(rest)"
  }

  private func place(of remark: RenamingPlan.Remark) -> String {
    guard let path = remark.path else { return "" }
    let position = facts.position(of: remark).map { ":\($0.line):\($0.columnInUTF16)" } ?? ""
    return "\(WorkingFolder.shown(path))\(position): "
  }

  func write(to json: inout JSONWriter) {
    json.member("subject", renaming.subject.rawValue)
    json.member("old", renaming.old)
    json.member("new", renaming.new)
    json.member("done", isDone)
    json.member("changes", array: files) { json, file in
      json.object {
        $0.member("file", file.path)
        $0.member("places", file.count)
      }
    }
    for (name, remarks) in [("obstacles", plan.obstacles), ("notes", plan.notes)] {
      json.member(name, array: remarks) { json, remark in
        let position = facts.position(of: remark)
        json.object {
          $0.member("file", ifPresent: remark.path.map(WorkingFolder.shown))
          $0.member("line", ifPresent: position?.line)
          $0.member("column", ifPresent: position?.columnInUTF16)
          $0.member("text", remark.text)
        }
      }
    }
  }
}
