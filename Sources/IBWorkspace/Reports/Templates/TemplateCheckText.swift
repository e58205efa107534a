import IBLayout
import IBModel
import IBTemplates

/// The result of checking a template, for people and as data.
package struct TemplateCheckText: Report {
  private let result: CheckedTemplate

  package init(_ result: CheckedTemplate) { self.result = result }

  /// One line without faults, else each configuration with its faults.
  package var lines: [String] {
    let title = "\(result.original.place(of: result.template)): \(result.template.reference): "
    if let obstacle = result.obstacle { return [title + "cannot be applied: \(obstacle)"] }
    guard !result.template.targets.isEmpty else { return [title + "none of its views has a `targetView`"] }
    let count = result.faults.count(where: \.isCaused)
    let problems = result.isFine ? "likely problems" : "problems"
    let found = "\(problems) in \(counted(count, "configuration")), checked \(scope)"
    return [title + (count == 0 ? "ok \(scope)" : found)] + FaultText.lines(of: result)
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", result.original.path)
    json.member("template", result.template.id)
    json.member("name", result.template.name)
    json.member("obstacle", ifPresent: result.obstacle)
    json.member("faults", objects: result.faults.filter(\.isCaused)) { json, fault in
      json.member("place", fault.place.title + fault.clause)
      json.member("confidence", (fault.isCertain ? Confidence.certain : .likely).rawValue)
      json.member("conflicts", fault.conflicts.map { $0.constraints.map(\.id) })
      json.member("equations", fault.conflicts.map { $0.constraints.map(fault.place.document.text(of:)) })
      json.member("ambiguous", fault.ambiguous.map(\.view.id))
      json.member("covered", objects: fault.covered) { json, overlap in
        json.member("view", overlap.below.id)
        json.member("by", overlap.above.id)
      }
      json.member("moved", fault.moved.map(\.view.id))
    }
  }

  private var scope: String {
    let screens = result.placeCount - 1
    let places = "on the canvas" + (screens > 0 ? " and \(counted(screens, "screen"))" : "")
    switch result.predecessorCount {
    case 0: return places
    case 1: return "\(places), after the other template too"
    default: return "\(places), after each of \(result.predecessorCount) other templates too"
    }
  }
}
