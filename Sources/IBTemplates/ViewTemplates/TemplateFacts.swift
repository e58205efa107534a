import IBModel

/// A template with the constraints that applying it would activate and deactivate; what template rules check.
public struct TemplateFacts: Sendable {
  /// The template.
  public let template: ViewTemplate
  /// The constraints that applying it would activate and deactivate.
  public let swap: ConstraintSwap

  private init(_ template: ViewTemplate, _ constraints: RunTimeConstraints) {
    self.template = template
    swap = template.swap(among: constraints)
  }

  /// The facts about all templates of a document. The constraints of the document are collected once.
  package static func all(in document: Document) -> [TemplateFacts] {
    let templates = document.viewTemplates
    guard !templates.isEmpty else { return [] }
    let constraints = RunTimeConstraints(document)
    return templates.map { TemplateFacts($0, constraints) }
  }

  package var document: Document { template.document }

  /// `template Wide (tp1)`, as messages name it.
  package var title: String { "template \(template.root.reference)" }

  /// Constraints as text with their ids, for a message.
  package func list(_ constraints: [Constraint]) -> String {
    constraints.map { "`\(document.text(of: $0))` (\($0.id))" }.joined(separator: ", ")
  }
}
