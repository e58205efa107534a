import IBModel
import IBProject
import IBXML

extension Rule {
  static let unknownBinding = Rule(
    "unknown_binding", .connections, .warning, inputs: [.optional(.sources)],
    check: .elements([.binding]) { element, _, findings in
      guard let name = element.attribute(.name), !KnownNames.bindings.contains(name.value.trimmingDigits),
        let nearest = Misspelling.nearest(to: name.value, among: KnownNames.bindings.sorted())
      else { return }
      findings.report(name, "`\(name.value)` is not a binding; did you mean `\(nearest)`?")
    },
    .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for binding in inspection.document.connections where binding.kind == .binding {
        guard let path = binding.element.attribute("keyPath"),
          let object = binding.destination.flatMap({ inspection.document.object($0) }),
          let source = object.sourceClass, let ancestry = source.ancestry(in: sources),
          let key = path.value.split(separator: ".").first(where: { $0 != "self" }).map(String.init),
          case .missing = ancestry.value(key), let meant = ancestry.value(meantBy: key)
        else { continue }
        findings.report(
          path,
          """
          the key path `\(path.value)` begins with `\(key)`, but `\(source.name)` \
          (\(ancestry.place(of: source.name, in: sources))) has no such property; did you mean `\(meant)`?
          """, cause: .member(key, ofClass: source.name))
      }
    })
}

extension String {
  /// The name without the number that counts bindings of the same kind.
  fileprivate var trimmingDigits: String {
    String(reversed().drop { $0.isNumber }.reversed())
  }
}
