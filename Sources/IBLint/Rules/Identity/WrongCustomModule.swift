import IBModel
import IBProject

extension Rule {
  static let wrongCustomModule = Rule(
    "wrong_custom_module", .identity, .error, aliases: ["custom_module"], needs: [.sources],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects where !object.isStandIn {
        guard let source = object.sourceClass, source.module == nil, !source.isOfTarget,
          let attribute = object.element.attribute(.customClass), attribute.value == source.name,
          PlatformClass(named: source.name) == nil, !PlatformClass.mayBe(source.name),
          sources.needsModule(source.name), let declaration = sources.classes(named: source.name).first
        else { continue }
        findings.report(
          attribute,
          """
          \(object.kindTitle) (\(object.id)) names no module for `\(source.name)`, which is a Swift class \
          (\(sourcePlace(declaration.path, line: sources.line(of: declaration))))
          """)
      }
    })
}

extension SourceIndex {
  /// Whether a class is not found by name alone: all declarations are in Swift, and none has the Objective-C name.
  fileprivate func needsModule(_ name: String) -> Bool {
    let found = declarations(of: name)
    return found.contains { $0.type.kind == .class }
      && found.allSatisfy { $0.type.language == .swift && $0.type.objectiveCName == nil && $0.type.kind != .alias }
  }
}
