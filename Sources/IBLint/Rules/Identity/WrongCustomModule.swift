import IBModel
import IBProject
import IBXML

extension Rule {
  static let wrongCustomModule = Rule(
    "wrong_custom_module", .identity, .error, inputs: [.required(.sources), .optional(.loads)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects where !object.isStandIn {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          attribute.value == source.name, PlatformClass(named: source.name) == nil, !PlatformClass.mayBe(source.name),
          sources.needsModule(source.name), let declaration = sources.classes(named: source.name).first,
          let clause = inspection.fault(inModuleOf: source, sources)
        else { continue }
        findings.report(
          attribute,
          """
          \(object.kindTitle) (\(object.id)) names \(clause) `\(source.name)`, which is a Swift class \
          (\(sourcePlace(declaration.path, line: sources.line(of: declaration))))
          """, cause: .missingClass(source.name))
      }
    })
}

extension Inspection {
  /// The mistake in the module that an object names for a class; nil if the class may be in it.
  fileprivate func fault(inModuleOf source: SourceClass, _ sources: SourceIndex) -> String? {
    if source.module == nil, !source.isOfTarget { return "no module for" }
    guard let targets = project.targets, targets.isComplete, !targets.targets.isEmpty else { return nil }
    let owners = sources.classes(named: source.name).map { targets.targets(of: $0.path) }
    guard owners.allSatisfy({ !$0.isEmpty }) else { return nil }
    let own = documentTargets
    let isElsewhere = !own.isEmpty && !own.contains { target in owners.joined().contains(target) }
    guard let module = source.module, !source.isOfTarget else {
      // A bundle has no code, and that of a watch app is in its extension.
      guard isElsewhere, document.platform != .watchOS,
        !own.contains(where: { $0.productType?.hasSuffix("bundle") == true })
      else { return nil }
      return "its target `\(own[0].name)` as the module of"
    }
    let all = targets.targets.filter { $0.modules.contains(module) }
    guard all.isEmpty else {
      let isApp = all.allSatisfy { $0.productType?.hasSuffix(".application") == true }
      return isApp && isElsewhere && own.allSatisfy { !all.contains($0) }
        ? "the module `\(module)`, an app that `\(own[0].name)` cannot use, for" : nil
    }
    // The class is in a target, which has another module, unless a library has one of the same name.
    guard owners.joined().allSatisfy({ !$0.modules.isEmpty }), !project.mayHaveModule(module, sources) else {
      return nil
    }
    return "the module `\(module)`, which no target has, for"
  }
}

extension SourceIndex {
  /// Whether a class is not found by name alone: all declarations are in Swift, and none has the Objective-C name.
  fileprivate func needsModule(_ name: String) -> Bool {
    let found = declarations(of: name)
    return found.contains { $0.type.kind == .class }
      && found.allSatisfy { $0.type.language == .swift && $0.type.objectiveCName == nil && $0.type.kind != .alias }
  }
}
