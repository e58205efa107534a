import IBModel
import IBProject
import IBXML

extension Rule {
  static let unknownCustomClass = Rule(
    "unknown_custom_class", .identity, .error, inputs: [.required(.sources), .optional(.loads)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          // AppKit takes the class of the application from the property list.
          object.id != "-3", inspection.project.hasClass(source, sources) == .no
        else { continue }
        let similar = EditDistance.similar(to: source.name, among: sources.classNames)
        // The runtime does not look up the class of an object outside the document.
        let isCertain =
          !inspection.project.isPartial && !object.isStandIn
          && (source.isOfTarget || source.module != nil || !inspection.project.libraries.areAbsent)
        findings.report(
          attribute,
          """
          the class `\(source.name)` of \(object.kindTitle) (\(object.id)) is not in the sources\
          \(similar.map { "; there is `\($0)`" } ?? "")
          """, severity: isCertain ? nil : .warning, cause: .missingClass(source.name))
      }
      for object in inspection.document.objects where !object.isStandIn {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          source.isOfTarget, attribute.value == source.name, let ancestry = source.ancestry(in: sources),
          !ancestry.isFound(by: source.name)
        else { continue }
        findings.report(
          attribute,
          """
          the class `\(source.name)` of \(object.kindTitle) (\(object.id)) is generic or inside another type \
          (\(ancestry.place(of: source.name, in: sources))), so documents cannot name it
          """, cause: .missingClass(source.name))
      }
      for object in inspection.document.objects {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          let path = inspection.unbuiltSource(of: source, sources)
        else { continue }
        findings.report(
          attribute,
          """
          the class `\(source.name)` of \(object.kindTitle) (\(object.id)) is in \
          `\(path.split(separator: "/").last ?? "")`, which no target compiles
          """, severity: object.isStandIn ? .warning : nil,
          help: "File inspector of the source › Target Membership › check the target", cause: .missingClass(source.name)
        )
      }
    })
}

extension Inspection {
  /// A source with the code of a class, if the project lists all of them and no target compiles any.
  fileprivate func unbuiltSource(of source: SourceClass, _ sources: SourceIndex) -> String? {
    guard let targets = project.targets, targets.isComplete, !targets.unbuiltSources.isEmpty, !documentTargets.isEmpty,
      PlatformClass(named: source.name) == nil
    else { return nil }
    // A header is in no target.
    let paths = sources.declarations(of: source.name).filter {
      $0.type.kind == .class || $0.type.language == .objectiveC
    }.map(\.path).filter { !$0.hasSuffix(".h") }
    return paths.allSatisfy { targets.unbuiltSources.contains($0) && !sources.include($0) } ? paths.first : nil
  }
}

extension Ancestry {
  /// Whether the runtime finds the class by its own name: not if it is generic or nested in Swift.
  fileprivate func isFound(by name: String) -> Bool {
    let own = declarations.map(\.type).filter { $0.ownName == name && $0.kind != .extension }
    return own.isEmpty
      || own.contains { $0.language != .swift || $0.objectiveCName != nil || $0.name == name && !$0.isGeneric }
  }
}
