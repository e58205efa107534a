import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesWithoutTarget = Rule(
    "template_attributes_without_target", .templates, .warning, fix: .safe,
    check: .templates { templates, findings in
      guard let document = templates.first?.document else { return }
      let participants = templates.flatMap(\.template.participants)
      let concerned = Set(participants.map(\.view) + participants.map(\.target))
      for list in document.keyPathLists {
        guard let owner = list.owner, !concerned.contains(owner) else { continue }
        let element = list.attribute.element
        findings.report(
          element,
          "\(owner.reference) lists `\(list.pieces.joined(separator: ", "))` for transfer, but no template uses the view",
          fix: .safe("Remove the list") { $0.remove(element) })
      }
    })
}
