enum ServerCapabilities {
  static func answer(to client: ClientCapabilities, _ program: ServerProgram) -> JSON {
    var capabilities: [String: JSON] = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": ["triggerCharacters": ["<", " ", "\"", "/", "."], "resolveProvider": false],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "documentSymbolProvider": true, "workspaceSymbolProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", "refactor", "refactor.rewrite", "source.fixAll"]],
      "codeLensProvider": ["resolveProvider": false], "documentFormattingProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentLinkProvider": ["resolveProvider": false], "colorProvider": true, "inlayHintProvider": true,
      "executeCommandProvider": ["commands": .array(ServerCommand.names.map { .string($0) })],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true],
        "fileOperations": ["willRename": ["filters": [["pattern": ["glob": "**/*.{storyboard,xib}"]]]]],
      ],
    ]
    if client.pullsDiagnostics {
      capabilities["diagnosticProvider"] = [
        "identifier": "ibt", "interFileDependencies": true, "workspaceDiagnostics": false,
      ]
    }
    return [
      "capabilities": .object(capabilities), "serverInfo": ["name": "ibt", "version": .string(program.version)],
    ]
  }
}

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
