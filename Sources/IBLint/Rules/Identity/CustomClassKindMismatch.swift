import IBModel
import IBProject
import IBXML

extension Rule {
  static let customClassKindMismatch = Rule(
    "custom_class_kind_mismatch", .identity, .error, isOptIn: true, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      let document = inspection.document
      for object in document.objects where !object.isStandIn {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          let standard = object.kind.className(on: document.platform), PlatformClass(named: standard) != nil,
          let isInstance = object.isInstance(of: standard, on: document.platform, in: sources), !isInstance
        else { continue }
        findings.report(
          attribute, "`\(source.name)` does not inherit from `\(standard)`, the class of \(object.reference)")
      }
    })
}
