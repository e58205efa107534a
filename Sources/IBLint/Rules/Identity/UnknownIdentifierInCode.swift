import IBModel
import IBProject
import IBXML

extension Rule {
  static let unknownIdentifierInCode = Rule(
    "unknown_identifier_in_code", .identity, .error,
    inputs: [.required(.documents), .required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources, let index = inspection.project.documents, index.isComplete
      else { return }
      let own = DocumentIndex([DocumentSummary(inspection.document, path: inspection.path ?? "")])
      let known = { (use: IdentifierUse) in index.has(use) || own.has(use) }
      var seen: Set<String> = []
      for object in inspection.document.objects {
        guard let source = object.sourceClass, let ancestry = source.ancestry(in: sources),
          seen.insert(source.name).inserted
        else { continue }
        let uses = sources.uses(byType: source.name)
        let unknown = uses.filter { found in
          found.use.isRequired && !found.use.name.isEmpty && !known(found.use) && inspection.runs(found)
            && !inspection.isMeant(by: found, among: uses, elsewhereThanIn: index, ofClass: source.name)
            && (found.use.kind != .reuse || !sources.mayRegister(found.use.name, among: uses))
        }
        for found in unknown {
          findings.report(found, by: "`\(source.name)`", at: object, inspection.certainSeverity(of: found.use))
        }
        guard object.kind.isController, !index.sceneIdentifiers.contains(source.name),
          inspection.document.kind == .storyboard,
          object.element["storyboardIdentifier"].map({ $0 != source.name }) == true,
          let found = sources.instantiation(byNameOf: ancestry)
        else { continue }
        findings.report(
          object.element,
          """
          code (\(sourcePlace(found.path, line: found.line))) instantiates `\(source.name)` by its name, but no document \
          has the storyboard identifier `\(source.name)`
          """, severity: .warning)
      }
      for found in sources.sceneUses where !known(found.use) && found.use.type.map(index.hasClass) != true {
        guard inspection.runs(found), let object = inspection.object(meantBy: found, sources),
          seen.insert(".\(found.use.name)").inserted
        else { continue }
        findings.report(found, by: "code", at: object, inspection.certainSeverity(of: found.use))
      }
    })
}

extension Findings {
  fileprivate mutating func report(
    _ found: SourceIndex.Use, by user: String, at place: Object, _ severity: Severity?
  ) {
    let use = found.use
    report(
      place.element,
      """
      \(user) (\(sourcePlace(found.path, line: found.line))) uses the \(use.kind.title) `\(use.name)`, which no document \
      has
      """, severity: severity)
  }
}

extension Inspection {
  /// Whether the app may get to the code of a use.
  fileprivate func runs(_ found: SourceIndex.Use) -> Bool {
    guard project.targets?.unbuiltSources.contains(found.path) != true else { return false }
    return found.use.type.map { project.reach?.runs($0) } != false
  }

  /// The controller that code means by an unknown storyboard identifier: the one with an identifier like it, or the first
  /// one of the first storyboard that the same type loads.
  fileprivate func object(meantBy found: SourceIndex.Use, _ sources: SourceIndex) -> Object? {
    guard document.kind == .storyboard, let path else { return nil }
    let controllers = document.scenes.compactMap { $0.objects.first(where: \.kind.isController) }
    let identifiers = controllers.compactMap { $0.element["storyboardIdentifier"] }
    let alike =
      identifiers.first { $0.hasPrefix(found.use.name) } ?? EditDistance.similar(to: found.use.name, among: identifiers)
    if let alike { return controllers.first { $0.element["storyboardIdentifier"] == alike } }
    let loaded = found.use.type.map { type in
      sources.uses(byType: type).filter { $0.use.kind == .storyboard && $0.path == found.path }.map(\.use.name)
    }
    let known = project.documents?.names ?? []
    let first = loaded?.filter(known.contains).min()
    return first == DocumentLoads.name(ofDocument: path) ? controllers.first : nil
  }
}

extension Inspection {
  /// Whether code of a class looks up a scene in another document, which it names, and which has the class as well.
  fileprivate func isMeant(
    by found: SourceIndex.Use, among uses: [SourceIndex.Use], elsewhereThanIn index: DocumentIndex, ofClass name: String
  ) -> Bool {
    guard found.use.kind == .scene, let path else { return false }
    let named = Set(uses.filter { $0.use.kind == .storyboard && $0.path == found.path }.map(\.use.name))
    return !named.contains(DocumentSummary.name(of: path))
      && named.contains { index.storyboards(named: $0).contains { $0.classes[name] != nil } }
  }

  /// UIKit raises an exception, and AppKit logs it. A document can be in a library, and a cell be registered elsewhere.
  fileprivate func certainSeverity(of use: IdentifierUse) -> Severity? {
    let isCertain = use.kind == .segue || use.kind == .scene && !project.libraries.areAbsent
    return document.platform.isUIKit && isCertain ? nil : .warning
  }
}

extension SourceIndex {
  /// The code that instantiates a class by its name: its own, or that of a protocol that it adopts.
  fileprivate func instantiation(byNameOf ancestry: Ancestry) -> Use? {
    let types = ancestry.declarations.map(\.type).filter { PlatformClass(named: String($0.ownName)) == nil }
    return Set(types.flatMap { [$0.name] + $0.inherited }).sorted().lazy
      .flatMap { self.uses(byType: $0) }.first { $0.use.kind == .sceneOfOwnName }
  }

  /// Whether code registers a cell under an identifier, or in one class under one that it computes.
  fileprivate func mayRegister(_ identifier: String, among uses: [Use]) -> Bool {
    registeredReuseIdentifiers.contains(identifier)
      || uses.contains { $0.use.kind == .registeredReuse && $0.use.name.isEmpty }
  }
}

extension DocumentIndex {
  fileprivate func has(_ use: IdentifierUse) -> Bool {
    switch use.kind {
    case .scene: sceneIdentifiers.contains(use.name)
    case .segue: segueIdentifiers.contains(use.name)
    case .reuse: reuseIdentifiers.contains(use.name)
    case .nib where use.name.hasSuffix(".nib"): names.contains(String(use.name.dropLast(4)))
    case .nib, .storyboard: names.contains(use.name)
    case .registeredReuse, .registeredNib, .ownerlessNib, .controllerNib, .sceneOfOwnName, .className, .classChange,
      .imageName:
      true
    }
  }
}

extension IdentifierUse.Kind {
  fileprivate var title: String {
    switch self {
    case .scene, .sceneOfOwnName: "storyboard identifier"
    case .segue: "segue identifier"
    case .reuse, .registeredReuse: "reuse identifier"
    case .nib, .registeredNib, .ownerlessNib, .controllerNib: "nib"
    case .storyboard: "storyboard"
    case .imageName: "image"
    case .className, .classChange: "class"
    }
  }
}
