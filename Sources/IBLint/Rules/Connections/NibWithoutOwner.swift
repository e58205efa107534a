import IBModel
import IBProject

extension Rule {
  static let nibWithoutOwner = Rule(
    "nib_without_owner", .connections, .error, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.kind == .xib, let owner = document.filesOwner, let path = inspection.path,
        let load = inspection.project.sources?.loads(ofNib: DocumentLoads.name(ofDocument: path), as: .ownerlessNib)
          .first,
        !inspection.project.hasNamesake(ofDocument: path)
      else { return }
      let connections = owner.connections.filter { [.outlet, .outletCollection].contains($0.kind) }
      guard let first = connections.first else { return }
      findings.report(
        owner.element,
        """
        the File's Owner has \(connections.count == 1 ? "the outlet" : "\(connections.count) outlets, such as") \
        `\(first.label)`, but code (\(sourcePlace(load.path, line: load.line))) loads `\(load.use.name)` with the owner nil
        """, severity: document.platform.isUIKit ? nil : .warning,
        related: connections.map { Finding.Related($0.element, "outlet `\($0.label)`") })
    })
}
