import IBBase
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

  package var members: JSONObject {
    [
      "file": result.original.path, "template": result.template.id, "name": result.template.name,
      "obstacle": result.obstacle, "faults": result.faults.filter(\.isCaused).map(members(of:)),
    ]
  }

  private func members(of fault: TemplateFault) -> JSONObject {
    let document = fault.place.document
    let covered = fault.covered.map { ["view": $0.below.id, "by": $0.above.id] }
    return [
      "place": fault.place.title + fault.clause,
      "confidence": (fault.isCertain ? Confidence.certain : .likely).rawValue,
      "conflicts": fault.conflicts.map { $0.constraints.map(\.id) },
      "equations": fault.conflicts.map { $0.constraints.map(document.text(of:)) },
      "ambiguous": fault.ambiguous.map(\.view.id), "covered": covered, "moved": fault.moved.map(\.view.id),
    ]
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
