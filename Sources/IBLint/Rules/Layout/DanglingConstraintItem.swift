import IBModel
import IBXML

extension Rule {
  static let danglingConstraintItem = Rule(
    "dangling_constraint_item", .layout, .error, fix: .unsafe,
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for (name, ordinal) in [(Name.firstItem, "first"), (.secondItem, "second")] {
        guard let attribute = element.attribute(name), document.object(attribute.id) == nil else { continue }
        findings.report(
          attribute,
          """
          the \(ordinal) item of the constraint `\(document.text(of: constraint))` (\(constraint.id)), held by \
          \(constraint.host.reference), is `\(attribute.value)`, which is not in this document
          """,
          fix: .unsafe("Remove the constraint") { $0.remove(constraint) }, cause: .missingObject(attribute.id))
      }
    })
}
