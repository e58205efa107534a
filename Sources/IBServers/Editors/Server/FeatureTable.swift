/// The function for each kind of request.
enum FeatureTable {
  static let features: [String: Feature] = [
    "textDocument/codeAction": CodeActions.answer,
    "textDocument/codeLens": CodeLenses.answer,
    "textDocument/colorPresentation": Colors.presentations,
    "textDocument/completion": Completion.answer,
    "textDocument/definition": Definition.answer,
    "textDocument/documentColor": Colors.answer,
    "textDocument/documentHighlight": Highlights.answer,
    "textDocument/documentLink": Links.answer,
    "textDocument/documentSymbol": DocumentSymbols.answer,
    "textDocument/formatting": Formatting.answer,
    "textDocument/hover": Hover.answer,
    "textDocument/inlayHint": InlayHints.answer,
    "textDocument/prepareRename": Rename.prepare,
    "textDocument/references": ObjectReferences.answer,
    "textDocument/rename": Rename.answer,
    "workspace/symbol": WorkspaceSymbols.answer,
    "workspace/willRenameFiles": RenamedFiles.answer,
  ]
}
