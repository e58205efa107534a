import IBModel
import IBProject

extension Rule {
  static let missingOutletProperty = Rule(
    "missing_outlet_property", .connections, .error, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      // AppKit logs the failure and goes on.
      let severity: Severity? = inspection.document.platform.isUIKit ? nil : .warning
      for object in inspection.document.objects {
        let outlets = object.connections.filter { outlet in
          (outlet.kind == .outlet || outlet.kind == .outletCollection) && !outlet.leavesScene(in: inspection.document)
        }
        guard !outlets.isEmpty, let source = object.sourceClass, let ancestry = source.ancestry(in: sources)
        else { continue }
        let own = outlets.filter { !PlatformMembers.outlets.contains($0.label) }
        let missing = own.filter { if case .missing = ancestry.property($0.label) { true } else { false } }
        let place = "`\(source.name)` (\(ancestry.place(of: source.name, in: sources)))"
        if missing.count > mostNamed {
          report(missing, of: own.count, in: object, "\(place) has no such properties", severity, &findings)
        }
        for outlet in own {
          switch ancestry.property(outlet.label) {
          case .found, .unknown: continue
          case .missing:
            if missing.count > mostNamed { continue }
            let similar = ancestry.similar(to: outlet.label, of: .property, marked: .outlet)
            findings.report(
              outlet.element,
              "outlet `\(outlet.label)` of \(object.reference), but \(place) has no such property\(similar)",
              severity: severity, cause: .member(outlet.label, ofClass: source.name))
          case .hidden where inspection.project.infersExposure: continue
          case .hidden(let property):
            findings.report(
              outlet.element,
              """
              outlet `\(outlet.label)` of \(object.reference), but the property of `\(source.name)` \
              (\(property.place(in: sources))) is not marked `@IBOutlet`
              """, severity: severity, cause: .member(outlet.label, ofClass: source.name))
          }
        }
      }
    })

  /// The most missing properties of a class that are reported one by one. More have one cause, such as a scene
  /// that code replaces.
  fileprivate static let mostNamed = 3

  private static func report(
    _ missing: [Connection], of count: Int, in object: Object, _ clause: String, _ severity: Severity?,
    _ findings: inout Findings
  ) {
    let names = missing.prefix(mostNamed).map { "`\($0.label)`" }.joined(separator: ", ")
    findings.report(
      missing[0].element,
      "\(missing.count) of \(count) outlets of \(object.reference), such as \(names), but \(clause)",
      severity: severity,
      help: "Connect the outlets to the properties that the class has, or remove the scene if code replaces it",
      related: missing.dropFirst().map { Finding.Related($0.element, "outlet `\($0.label)`") },
      cause: missing.count == count ? object.sourceClass.map { .allMembers(ofClass: $0.name) } : nil)
  }
}

extension Object {
  /// Whether the class of the object lacks all of its outlets, which are many, because it was emptied or replaced.
  func lacksAllOutlets(_ ancestry: Ancestry) -> Bool {
    let own = connections.filter { $0.kind == .outlet && !PlatformMembers.outlets.contains($0.label) }
    return own.count > Rule.mostNamed
      && own.allSatisfy { if case .missing = ancestry.property($0.label) { true } else { false } }
  }
}
