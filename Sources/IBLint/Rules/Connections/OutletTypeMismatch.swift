import IBModel
import IBProject

extension Rule {
  static let outletTypeMismatch = Rule(
    "outlet_type_mismatch", .connections, .warning, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      let document = inspection.document
      for outlet in document.connections where outlet.kind == .outlet || outlet.kind == .outletCollection {
        guard let object = outlet.source, let ancestry = object.sourceClass?.ancestry(in: sources),
          let destination = outlet.destination.flatMap({ document.object($0) }), !destination.isStandIn,
          case .found(let properties) = ancestry.property(outlet.label), properties.count == 1,
          let type = properties.first?.member.type, sources.isClass(type),
          let isInstance = destination.isInstance(of: type, on: document.platform, in: sources), !isInstance,
          // Then the class is the mistake, and has a finding.
          destination.missedClass(in: document, sources) == nil
        else { continue }
        findings.report(
          outlet.element,
          "outlet `\(outlet.label)` of \(object.reference) is a `\(type)`, but \(destination.reference) is not one",
          cause: object.sourceClass.map { .member(outlet.label, ofClass: $0.name) })
      }
    })
}
