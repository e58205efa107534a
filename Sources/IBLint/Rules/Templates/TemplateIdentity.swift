import IBModel
import IBProject
import IBTemplates

extension Rule {
  /// Templates that code cannot find.
  static let templateIdentity = Rule(
    "template_identity", .templates,
    kinds: [
      Kind(
        "template_duplicate_name", .error,
        check: .templates { templates, findings in
          let named = templates.filter { $0.template.root.userLabel != nil && $0.template.outletProperties.isEmpty }
          for (first, later) in named.repetitions(by: { [$0.template.name, $0.template.root.scene?.id.rawValue ?? ""] })
          {
            findings.report(
              later.template.root.element, "\(later.title) has the same name as \(first.template.root.reference)",
              related: [Finding.Related(first.template.root.element, "the other template")])
          }
        }),
      Kind(
        "template_without_outlet", .warning, isOptIn: true, inputs: [.optional(.sources)],
        check: .eachTemplate { facts, findings in
          let root = facts.template.root
          guard facts.template.outletProperties.isEmpty else { return }
          let message =
            root.userLabel == nil
            ? "\(facts.title) has no label and no outlet that names it" : "no outlet refers to \(facts.title)"
          findings.report(root.element, message, severity: .info)
        },
        .inspection { inspection, findings in
          let document = inspection.document
          guard let sources = inspection.project.sources, document.kind == .xib else { return }
          for facts in inspection.templates {
            let outlets = document.connections.filter { $0.destination == facts.template.root.id }
            guard !outlets.isEmpty, outlets.allSatisfy({ $0.isWeak(in: sources) }) else { continue }
            let properties = outlets.map { "`\($0.label)`" }.joined(separator: ", ")
            findings.report(
              facts.template.root.element, "only weak outlets refer to \(facts.title): \(properties)")
          }
        }),
    ])
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
