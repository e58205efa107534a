import IBModel
import IBProject

extension Rule {
  static let unknownIdentifierInCode = Rule(
    "unknown_identifier_in_code", .identity, .warning, isOptIn: true,
    inputs: [.required(.documents), .required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources, let index = inspection.project.documents, index.isComplete
      else { return }
      let own = DocumentIndex([DocumentSummary(inspection.document, path: "")])
      var seen: Set<String> = []
      for object in inspection.document.objects {
        guard let source = object.sourceClass, source.ancestry(in: sources) != nil, seen.insert(source.name).inserted
        else { continue }
        for found in sources.uses(byType: source.name) {
          let use = found.use
          let isRegistered = use.kind == .reuse && sources.registeredReuseIdentifiers.contains(use.name)
          guard !index.has(use), !own.has(use), !isRegistered else { continue }
          findings.report(
            object.element,
            """
            `\(source.name)` (\(sourcePlace(found.path, line: found.line))) uses the \(use.kind.title) `\(use.name)`, \
            which no document has
            """)
        }
      }
    })
}

extension DocumentIndex {
  fileprivate func has(_ use: IdentifierUse) -> Bool {
    switch use.kind {
    case .scene: sceneIdentifiers.contains(use.name)
    case .segue: segueIdentifiers.contains(use.name)
    case .reuse: reuseIdentifiers.contains(use.name)
    case .nib, .storyboard: names.contains(use.name)
    case .registeredReuse, .registeredNib, .className, .classChange: true
    }
  }
}

extension IdentifierUse.Kind {
  fileprivate var title: String {
    switch self {
    case .scene: "storyboard identifier"
    case .segue: "segue identifier"
    case .reuse, .registeredReuse: "reuse identifier"
    case .nib, .registeredNib: "nib"
    case .storyboard: "storyboard"
    case .className, .classChange: "class"
    }
  }
}
