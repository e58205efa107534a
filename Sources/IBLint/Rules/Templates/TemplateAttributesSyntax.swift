import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesSyntax = Rule(
    "template_attributes_syntax", .templates, .error, fix: .safe,
    check: .templates { templates, findings in
      guard let document = templates.first?.document else { return }
      for list in document.keyPathLists {
        let broken = list.pieces.filter { $0.isEmpty || $0.contains(where: \.isWhitespace) }
        guard !broken.isEmpty, let owner = list.owner else { continue }
        let what = broken.contains("") ? "an empty key path" : "a key path that contains white space"
        let repaired = list.pieces.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
          .joined(separator: ", ")
        let element = list.attribute.element
        guard let value = element.attribute(.value) else {
          findings.report(element, "the list `\(list.attribute.keyPath)` of \(owner.reference) contains \(what)")
          continue
        }
        findings.report(
          value,
          "the list `\(list.attribute.keyPath)` of \(owner.reference) contains \(what)",
          fix: .safe("Write `\(repaired)`") { $0.setAttribute(.value, to: repaired, on: element) })
      }
    })
}
