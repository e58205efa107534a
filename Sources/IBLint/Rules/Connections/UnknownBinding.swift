import IBModel
import IBXML

extension Rule {
  static let unknownBinding = Rule(
    "unknown_binding", .connections, .warning,
    check: .elements([.binding]) { element, _, findings in
      guard let name = element.attribute(.name), !KnownNames.bindings.contains(name.value.trimmingDigits),
        let nearest = Misspelling.nearest(to: name.value, among: KnownNames.bindings.sorted())
      else { return }
      findings.report(name, "`\(name.value)` is not a binding; did you mean `\(nearest)`?")
    })
}

extension String {
  /// The name without the number that counts bindings of the same kind.
  fileprivate var trimmingDigits: String {
    String(reversed().drop { $0.isNumber }.reversed())
  }
}
