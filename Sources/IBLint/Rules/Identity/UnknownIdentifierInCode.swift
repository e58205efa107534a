import IBModel
import IBProject

extension Rule {
  static let unknownIdentifierInCode = Rule(
    "unknown_identifier_in_code", .identity, .error,
    inputs: [.required(.documents), .required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources, let index = inspection.project.documents, index.isComplete
      else { return }
      let own = inspection.ownConnections
      var seen: Set<String> = []
      for object in inspection.document.objects {
        guard let source = object.sourceClass, source.ancestry(in: sources) != nil, seen.insert(source.name).inserted
        else { continue }
        let uses = sources.uses(byType: source.name)
        for found in uses where found.use.isRequired && !index.has(found.use) && !own.has(found.use) {
          let use = found.use
          guard use.kind != .reuse || !sources.mayRegister(use.name, among: uses) else { continue }
          findings.report(
            object.element,
            """
            `\(source.name)` (\(sourcePlace(found.path, line: found.line))) uses the \(use.kind.title) `\(use.name)`, \
            which no document has
            """, severity: inspection.certainSeverity(of: use))
        }
      }
    })
}

extension Inspection {
  /// UIKit raises an exception, and AppKit logs it. A document can be in a library, and a cell be registered elsewhere.
  fileprivate func certainSeverity(of use: IdentifierUse) -> Severity? {
    let isCertain = use.kind == .segue || use.kind == .scene && !project.libraries.areAbsent
    return document.platform.isUIKit && isCertain ? nil : .warning
  }
}

extension SourceIndex {
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
    case .nib, .storyboard: names.contains(use.name)
    case .registeredReuse, .registeredNib, .ownerlessNib, .className, .classChange: true
    }
  }
}

extension IdentifierUse.Kind {
  fileprivate var title: String {
    switch self {
    case .scene: "storyboard identifier"
    case .segue: "segue identifier"
    case .reuse, .registeredReuse: "reuse identifier"
    case .nib, .registeredNib, .ownerlessNib: "nib"
    case .storyboard: "storyboard"
    case .className, .classChange: "class"
    }
  }
}
