import IBModel
import IBXML

extension Rule {
  static let missingCapability = Rule(
    id: "missing_capability", group: .document, severity: .info, isOptIn: true,
    summary: "feature that the document uses but does not announce",
    reason: """
      Versions of Xcode without the feature open the document and drop what they do not know. The entry was lost in a \
      merge or a manual edit.
      """,
    repair: "Open the document in Xcode, change something, and save it",
    whenNotToUse: "Ignore it if everyone uses a version of Xcode that has the feature.",
    fix: .safe(
      "Adds the entry, which only Xcode reads. Not offered for the colors of the system, which it would oblige to list."
    ),
    examples: [
      .bad(
        Example.storyboard(capabilities: "", inView: #"«<viewLayoutGuide key="safeArea" id="lg1"/>»"#),
        fixed: Example.storyboard(capabilities: Example.safeAreaCapability, inView: guide)),
      .good(Example.storyboard(capabilities: Example.safeAreaCapability, inView: guide)),
    ],
    check: .elements(["dependencies"]) { dependencies, document, findings in
      guard document.platform.isUIKit else { return }
      let listed = dependencies.children(.capability).filter { $0[.name] != nil }
      let uses = Capability.uses(in: document)
      for (name, version) in Capability.minimumVersions.ordered(by: \.key) {
        guard let use = uses[name], !listed.contains(where: { $0[.name] == name }) else { continue }
        let next = listed.first { ($0[.name] ?? "") > name }
        let new = NewElement(.capability, [NewAttribute(.name, name), NewAttribute("minToolsVersion", version)])
        findings.report(
          use, "the document uses this, but no `capability` announces `\(name)`",
          // A document that announces the colors of the system has to list those that it uses.
          fix: name == Capability.listedColors
            ? nil : .safe("Add the entry") { $0.insert(new, into: dependencies, before: next) })
      }
    })

  private static let guide = #"<viewLayoutGuide key="safeArea" id="lg1"/>"#
}
