import IBProject
import IBRenaming
import IBWorkspace
import IBXML

/// Renames a class, an outlet, an action or an identifier in the documents and the code of a project.
struct NameRenaming {
  let isPartial: Bool
  let isForced: Bool
  let output: EditOutput
  let format: FormatOptions
  let caching: CacheOptions

  func run(_ renaming: Renaming, at path: String, _ configuration: ConfigurationOptions) async throws {
    let configured = try configuration.configurations.configuration(for: path + "/Main.storyboard").configuredProject
    let projects = caching.projects
    let facts = try await projects.facts(for: renaming, around: path, configured)
    await projects.save()
    let plan: RenamingPlan
    var changes: [FileChange] = []
    do throws(ExplainedError) {
      plan = try renaming.plan(facts)
      for path in Set(plan.splices.keys).union(plan.documents.keys).sorted() {
        guard let change = try facts.change(of: path, in: plan) else { continue }
        changes.append(FileChange(WorkingFolder.shown(path), from: change.old, to: change.new))
      }
    } catch {
      throw CommandError(error.description)
    }
    let isDone = plan.obstacles.isEmpty || isPartial && !changes.isEmpty
    let report = RenamingReport(renaming, plan, facts, isDone: isDone)
    if isDone { try deliver(changes) }
    try print(report)
    if plan.mayFailAtRunTime, !isDone { throw ExitStatus.couldNotRun }
    if !plan.obstacles.isEmpty || output.check && !changes.isEmpty { throw ExitStatus.findings }
  }

  private func deliver(_ changes: [FileChange]) throws {
    for change in changes { try EditOutput.requireUTF8(of: change, unless: output.becomesUTF8) }
    try output.refuse(BrokenResult(files: changes), unless: isForced)
    if output.inPlace { try output.replace(changes) }
    if output.diff { for change in changes { Terminal.write(try change.patch()) } }
    if output.check, format.isText { for change in changes { Terminal.print("\(change.path) would be changed") } }
  }

  private func print(_ report: RenamingReport) throws {
    guard format.isText else { return try format.print(report) }
    // Other programs read a diff.
    for line in report.obstacleLines { if output.diff { Terminal.note(line) } else { Terminal.print(line) } }
    report.noteLines.forEach(output.note)
    if let line = report.refusal { Terminal.note(line) }
  }
}
