import IBModel
import IBProject

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

  package func write(to json: inout JSONWriter) {
    json.member("subject", renaming.subject.rawValue)
    json.member("old", renaming.old)
    json.member("new", renaming.new)
    json.member("done", isDone)
    json.member("changes", objects: files) { json, file in
      json.member("file", file.path)
      json.member("places", file.count)
    }
    for (name, remarks) in [("obstacles", plan.obstacles), ("notes", plan.notes)] {
      json.member(name, objects: remarks) { json, remark in
        let position = facts.position(of: remark)
        json.member("file", ifPresent: remark.path.map(WorkingFolder.shown))
        json.member("line", ifPresent: position?.line)
        json.member("column", ifPresent: position?.columnInUTF16)
        json.member("text", remark.text)
      }
    }
  }
}
