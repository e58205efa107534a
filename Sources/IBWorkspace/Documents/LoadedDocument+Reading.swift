import IBModel
import IBProject

extension LoadedDocument {
  /// Reads a document with its configuration.
  /// - Throws: `WorkspaceError` when it cannot be read, `CommandError` when it is not a document.
  package init(_ source: DocumentSource) throws { try self.init(source, source.read()) }

  /// Reads a document; nil if its bytes are not wanted.
  package init?(_ source: DocumentSource, where isWanted: ([UInt8]) -> Bool) throws {
    let bytes = try source.read()
    guard isWanted(bytes) else { return nil }
    try self.init(source, bytes)
  }

  private init(_ source: DocumentSource, _ bytes: [UInt8]) throws {
    try self.init(path: source.path, bytes: bytes)
    if let configuration = source.configuration { project = configuration.configuredProject }
    if case .file = source.contents { sheet = Project.Sheet(besideDocument: source.path) }
  }

  /// Reads the decisions of the app's code if the document has custom classes.
  package mutating func readCode(_ projects: ProjectReader = ProjectReader()) async {
    guard document.objects.contains(where: { $0.customClass != nil }) else { return }
    code = await projects.project(ofDocument: path, for: [.sources], project).codeDecisions(about: document)
  }

  package func withCode() async -> LoadedDocument {
    var copy = self
    await copy.readCode()
    return copy
  }
}
