import IBModel
import IBProject

extension Rule {
  static let unknownCustomClass = Rule(
    "unknown_custom_class", .identity, .error, needs: [.sources],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          PlatformClass(named: source.name) == nil, !PlatformClass.mayBe(source.name),
          let clause = sources.hasType(named: source.name)
            ? attribute.value == source.name ? sources.obstacle(toNaming: source) : nil
            : source.mustBeInSources(of: inspection.project) ? sources.absence(of: source.name) : nil
        else { continue }
        findings.report(
          attribute, "the class `\(source.name)` of \(object.kindTitle) (\(object.id)) \(clause)",
          cause: .missingClass(source.name))
      }
    })
}

extension SourceIndex {
  fileprivate func absence(of name: String) -> String {
    let similar = EditDistance.similar(to: name, among: classNames)
    return "is not in the sources" + (similar.map { "; there is `\($0)`" } ?? "")
  }

  /// The reason why no document can name a Swift class; nil if one can.
  fileprivate func obstacle(toNaming source: SourceClass) -> String? {
    let found = declarations(of: source.name).filter { $0.type.kind != .extension }
    guard source.module != nil || source.isOfTarget, source.ancestry(in: self) != nil, let first = found.first,
      found.allSatisfy({ $0.type.hasNoNameForDocuments })
    else { return nil }
    return "is \(first.type.isGeneric ? "generic" : "nested in another type") "
      + "(\(sourcePlace(first.path, line: line(of: first)))), so that a document cannot name it"
  }
}

extension TypeDeclaration {
  fileprivate var hasNoNameForDocuments: Bool {
    kind == .class && language == .swift && objectiveCName == nil && (isGeneric || ownName != name)
  }
}

extension SourceClass {
  /// Whether no library can have the class: it is in the target's module, or in none and there are no libraries.
  fileprivate func mustBeInSources(of project: Project) -> Bool {
    isOfTarget || module == nil && !project.hasDependencies
  }
}
