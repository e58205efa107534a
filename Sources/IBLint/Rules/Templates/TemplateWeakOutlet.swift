import IBModel
import IBProject
import IBSources
import IBTemplates
import IBXML

extension Rule {
  static let templateWeakOutlet = Rule(
    "template_weak_outlet", .templates, .warning, isOptIn: true, needs: [.sources],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard let sources = inspection.project.sources, document.kind == .xib else { return }
      for facts in inspection.templates {
        let outlets = document.connections.filter { $0.destination == facts.template.root.id }
        guard !outlets.isEmpty, outlets.allSatisfy({ $0.isWeak(in: sources) }) else { continue }
        let properties = outlets.map { "`\($0.label)`" }.joined(separator: ", ")
        findings.report(
          facts.template.root.element, "only weak outlets refer to \(facts.title): \(properties)")
      }
    })
}

extension Connection {
  /// Whether the sources declare the property of an outlet, always as a weak one.
  fileprivate func isWeak(in sources: SourceIndex) -> Bool {
    guard kind == .outlet, let ancestry = source?.sourceClass?.ancestry(in: sources),
      case .found(let properties) = ancestry.property(label)
    else { return false }
    let outlets = properties.map(\.member).filter { $0.mark == .outlet }
    return !outlets.isEmpty && outlets.allSatisfy(\.isWeak)
  }
}
