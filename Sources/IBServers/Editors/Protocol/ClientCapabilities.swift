/// The capabilities of a client on which answers depend.
struct ClientCapabilities: Sendable {
  private let json: JSON
  let encoding: PositionEncoding
  /// Whether hovers can have pictures, by an option of `ibt`.
  let showsPictures: Bool

  /// The commands that the client carries out itself, by an option of `ibt`.
  let commands: Set<String>

  init(_ parameters: JSON = [:]) {
    json = parameters["capabilities"] ?? [:]
    encoding = PositionEncoding(json)
    commands = Set(parameters["initializationOptions"]?["commands"]?.array?.compactMap(\.string) ?? [])
    showsPictures = parameters["initializationOptions"]?["hoverPictures"]?.bool ?? false
  }

  private func value(_ path: [String]) -> JSON? { path.reduce(json as JSON?) { $0?[$1] } }

  private func isTrue(_ path: String...) -> Bool { value(path)?.bool == true }

  var hasSnippets: Bool { isTrue("textDocument", "completion", "completionItem", "snippetSupport") }
  var hasNestedSymbols: Bool { isTrue("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport") }
  var hasRelatedInformation: Bool { isTrue("textDocument", "publishDiagnostics", "relatedInformation") }
  var hasCodeDescriptions: Bool { isTrue("textDocument", "publishDiagnostics", "codeDescriptionSupport") }
  var pullsDiagnostics: Bool { value(["textDocument", "diagnostic"]) != nil }
  var refreshesDiagnostics: Bool { isTrue("workspace", "diagnostics", "refreshSupport") }
  var showsProgress: Bool { isTrue("window", "workDoneProgress") }
  var appliesEdits: Bool { isTrue("workspace", "applyEdit") }
  var hasVersionedEdits: Bool { isTrue("workspace", "workspaceEdit", "documentChanges") }
  var registersWatchers: Bool { isTrue("workspace", "didChangeWatchedFiles", "dynamicRegistration") }
}
