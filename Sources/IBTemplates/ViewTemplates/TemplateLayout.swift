import IBModel
import IBXML

/// The constraints and values of a template, in terms of its targets.
package struct TemplateLayout: Hashable {
  private let constraints: Set<[String]>
  private let values: Set<[String]>

  package var isEmpty: Bool { constraints.isEmpty && values.isEmpty }

  package init(_ facts: TemplateFacts) {
    let targets = Dictionary(
      facts.template.participants.map { ($0.view.id, $0.target.id) }, uniquingKeysWith: { first, _ in first })
    constraints = Set(
      facts.swap.collected.map { constraint in
        let element = constraint.written?.element
        let words: [Name] = [.firstAttribute, .relation, .secondAttribute, .multiplier, .constant, .priority]
        return constraint.items.map { (targets[$0] ?? $0).rawValue } + words.map { element?[$0] ?? "" }
      })
    values = Set(
      facts.template.participants.flatMap { participant in
        KeyPathList.keyPaths(of: participant.view).map { keyPath in
          let transfer = try? AttributeTransfer(
            keyPath, from: participant.view, to: participant.target, in: facts.document)
          return [participant.target.id.rawValue, keyPath, transfer?.value ?? ""]
        }
      })
  }
}
