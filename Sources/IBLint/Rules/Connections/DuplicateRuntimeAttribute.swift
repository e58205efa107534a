import IBModel
import IBXML

extension Rule {
  static let duplicateRuntimeAttribute = Rule(
    "duplicate_runtime_attribute", .connections, .warning, fix: .unsafe,
    check: .elements([.userDefinedRuntimeAttributes]) { list, document, findings in
      let attributes = list.children.compactMap { RuntimeAttribute($0) }
      for (first, later) in attributes.repetitions(by: { $0.element[.keyPath] }) {
        let owner = list.parent.flatMap { Object($0) }.map { " of \($0.reference)" } ?? ""
        findings.report(
          later.element, "the runtime attribute `\(later.keyPath)`\(owner) is set a second time",
          related: [Finding.Related(first.element, "set here first")],
          fix: .unsafe("Remove the earlier value") { $0.remove(first.element) })
      }
    })
}
