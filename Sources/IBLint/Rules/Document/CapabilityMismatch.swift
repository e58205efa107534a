import IBBase
import IBModel
import IBXML

extension Rule {
  static let capabilityMismatch = Rule(
    "capability_mismatch", .document, .info, isOptIn: true, fix: .safe,
    check: .elements(["dependencies"]) { dependencies, document, findings in
      guard document.platform.isUIKit else { return }
      let uses = Capability.uses(in: document)
      let listed = dependencies.children(.capability).filter { $0[.name] != nil }
      for element in listed {
        guard let name = element[.name], Capability.known.contains(name), uses[name] == nil else { continue }
        findings.report(
          element, "the document announces `\(name)`, but nothing in it uses that",
          fix: .safe("Remove the entry") { $0.remove(element) })
      }
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
