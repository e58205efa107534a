import IBBase
import IBModel
import IBProject
import IBRenaming
import IBXML

/// The result of a renaming.
package struct RenamingReport: Report {
  private let renaming: Renaming
  private let plan: RenamingPlan
  private let facts: RenamingFacts
  private let isDone: Bool

  package init(_ renaming: Renaming, _ plan: RenamingPlan, _ facts: RenamingFacts, isDone: Bool) {
    (self.renaming, self.plan, self.facts, self.isDone) = (renaming, plan, facts, isDone)
  }

  private var files: [(path: String, count: Int)] {
    (plan.splices.map { ($0.key, $0.value.count) } + plan.documents.map { ($0.key, $0.value.count) })
      .sorted { $0.0 < $1.0 }.map { (WorkingFolder.shown($0.0), $0.1) }
  }

  package var lines: [String] { obstacleLines + noteLines }

  package var obstacleLines: [String] { plan.obstacles.map { "\(place(of: $0))\($0.text)" } }

  package var noteLines: [String] {
    guard isDone else { return [] }
    return files.map { "\($0.path): `\(renaming.old)` → `\(renaming.new)` in \(counted($0.count, "place"))" }
      + plan.notes.map { "\(place(of: $0))note: \($0.text)" }
  }

  /// The reason why nothing changed.
  package var refusal: String? {
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

  package var members: JSONObject {
    let changes = files.map { file -> JSONObject in ["file": file.path, "places": file.count] }
    return [
      "subject": renaming.subject.rawValue, "old": renaming.old, "new": renaming.new, "done": isDone,
      "changes": changes, "obstacles": plan.obstacles.map(members(of:)), "notes": plan.notes.map(members(of:)),
    ]
  }

  private func members(of remark: RenamingPlan.Remark) -> JSONObject {
    let place = facts.position(of: remark)?.lineAndColumn
    let file = remark.path.map(WorkingFolder.shown)
    return ["file": file, "line": place?.line, "column": place?.column, "text": remark.text]
  }
}
