import IBModel

extension Rule {
  static let staleCapability = Rule(
    "stale_capability", .document, .info, isOptIn: true, fix: .safe,
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
}
