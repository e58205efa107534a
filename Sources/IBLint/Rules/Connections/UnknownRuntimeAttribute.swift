import IBModel
import IBProject

extension Rule {
  static let unknownRuntimeAttribute = Rule(
    "unknown_runtime_attribute", .connections, .warning, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects {
        let attributes = object.runtimeAttributes
        guard !attributes.isEmpty, let source = object.sourceClass, let ancestry = source.ancestry(in: sources)
        else { continue }
        for attribute in attributes {
          let key = String(attribute.keyPath.prefix { $0 != "." })
          guard !key.isEmpty, !PlatformMembers.keys.contains(key), !PlatformMembers.outlets.contains(key)
          else { continue }
          let isPath = key.count < attribute.keyPath.count
          guard case .missing = isPath ? ancestry.value(key) : ancestry.property(key) else { continue }
          findings.report(
            attribute.element,
            """
            runtime attribute `\(attribute.keyPath)` of \(object.reference), but `\(source.name)` \
            (\(ancestry.place(of: source.name, in: sources))) has no property `\(key)`
            """, cause: .member(key, ofClass: source.name))
        }
      }
    })
}
