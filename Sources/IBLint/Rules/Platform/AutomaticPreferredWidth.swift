import IBModel
import IBProject

extension Rule {
  static let automaticPreferredWidth = Rule(
    "automatic_preferred_width", .platform, .info, isOptIn: true,
    check: .elements(["label"]) { element, document, findings in
      guard document.platform == .iOS, document.usesAutoLayout, let lines = element.attribute("numberOfLines"),
        lines.value != "1", element["preferredMaxLayoutWidth"] == nil, let label = Object(element),
        let number = document.tree.root.child("dependencies")?.child("deployment")?["version"],
        let version = SystemVersion(documentNumber: number), version < SystemVersion(8)
      else { return }
      findings.report(lines, "\(label.reference) finds its width itself, but the document is built for iOS \(version)")
    })
}
