import IBModel

extension Rule {
  static let missingCapability = Rule(
    "missing_capability", .document, .info, isOptIn: true, fix: .safe,
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
          // A document that announces the system's colors has to list the used ones.
          fix: name == Capability.listedColors
            ? nil : .safe("Add the entry") { $0.insert(new, into: dependencies, before: next) })
      }
    })
}
