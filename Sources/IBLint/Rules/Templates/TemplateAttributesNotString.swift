import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesNotString = Rule(
    id: "template_attributes_not_string", group: .templates, severity: .error,
    summary: "list of template attributes that is not a string",
    reason: """
      The library reads a string. Any other type raises an exception when the document is loaded or the template \
      applied.
      """,
    repair: "Identity inspector of the view › User Defined Runtime Attributes › Type: String",
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="boolean" keyPath="templateAttributes" value="YES"/>»
            </userDefinedRuntimeAttributes>
            """)),
      .good(template: TemplateParts()),
    ],
    check: .document { document, findings in
      for list in document.keyPathLists where list.attribute.type != "string" {
        guard let owner = list.owner else { continue }
        findings.report(
          list.attribute.element,
          "the list of \(owner.reference) has the type \(list.attribute.type) instead of string")
      }
    })
}
