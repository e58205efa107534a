import IBModel
import IBProject
import IBTemplates

extension Check {
  /// Runs for each layout template of a document.
  static func eachTemplate(_ check: @escaping @Sendable (TemplateFacts, inout Findings) -> Void) -> Check {
    .templates { for facts in $0 { check(facts, &$1) } }
  }

  /// Runs for each view with a target of each layout template of a document.
  static func participants(
    _ check: @escaping @Sendable (Participant, TemplateFacts, inout Findings) -> Void
  ) -> Check {
    .eachTemplate { for participant in $0.template.participants { check(participant, $0, &$1) } }
  }
}

extension Inspection {
  /// The templates of a version of the document, and the layouts of its sheet.
  func templates(in document: Document) -> [any Template] {
    let templates = document.templatesBesideTheLayout(closedClasses: project.closedClasses).filter {
      !isExchangedByPriority($0)
    }
    guard case .sheet(let sheet) = sheet else { return templates }
    return templates + sheet.templates(in: document)
  }

  /// Whether code changes the priorities of a set of constraints, which may all be active then.
  private func isExchangedByPriority(_ template: any Template) -> Bool {
    guard let set = template as? ConstraintSet else { return false }
    return set.members.contains { objectCode.sets([.priority], of: $0.object) }
  }
}
