import IBModel

extension Rule {
  static let unsupportedDocumentType = Rule(
    "unsupported_document_type", .document, .info,
    check: .file { file, findings in
      guard case .unsupported(let kind, let root) = file.cause else { return }
      // A layout sheet is valid in its place, but this command does not check it.
      let isSheet = if case .root("layouts") = kind { true } else { false }
      findings.report(
        root, isSheet ? "`ibt layouts check` checks layout sheets, with their documents" : kind.description)
    })
}
