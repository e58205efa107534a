import IBModel
import IBXML

extension Rule {
  static let staleCapability = Rule(
    id: "stale_capability", group: .document, severity: .info, isOptIn: true,
    summary: "announced feature that the document does not use",
    reason: "Versions of Xcode without the feature do not open the document, although they could.",
    repair: "Open the document in Xcode, change something, and save it",
    fix: .safe("Removes the entry, which only Xcode reads."),
    examples: [
      .bad(
        Example.storyboard(
          capabilities: #"""
            «<capability name="Named colors" minToolsVersion="9.0"/>»
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            """#, inView: guide),
        fixed: Example.storyboard(capabilities: Example.safeAreaCapability, inView: guide)),
      .good(Example.storyboard(capabilities: Example.safeAreaCapability, inView: guide)),
    ],
    check: .elements(["dependencies"]) { dependencies, document, findings in
      guard document.platform.isUIKit else { return }
      let listed = dependencies.children(.capability).filter { $0[.name].map(Capability.known.contains) == true }
      guard !listed.isEmpty else { return }
      let uses = Capability.uses(in: document)
      for element in listed {
        guard let name = element[.name], uses[name] == nil else { continue }
        findings.report(
          element, "the document announces `\(name)`, but nothing in it uses that",
          fix: .safe("Remove the entry") { $0.remove(element) })
      }
    })

  private static let guide = #"<viewLayoutGuide key="safeArea" id="lg1"/>"#
}
