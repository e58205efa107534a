import IBConfiguration
import IBInspection
import IBModel
import IBProject
import IBWorkspace

extension LoadedDocument {
  /// Reads a document, with what is configured for it.
  /// - Throws: `CommandFailure` when it cannot be read, `DocumentFailure` when it is not a document.
  init(_ source: DocumentSource) throws {
    let bytes: [UInt8]
    do throws(WorkspaceError) { bytes = try source.read() } catch { throw CommandFailure(error) }
    try self.init(path: source.path, bytes: bytes)
    if let configuration = source.configuration { project = configuration.configuredProject }
    if case .file = source.contents { sheet = Project.Sheet(besideDocument: source.path) }
  }

  /// Reads what the code of the app decides. Only a document with classes of an app asks for it.
  mutating func readCode(_ projects: ProjectReader = ProjectReader()) async {
    guard document.objects.contains(where: { $0.customClass != nil }) else { return }
    code = await projects.project(ofDocument: path, for: [.sources], project).codeDecisions(about: document)
  }

  /// The document with what the code of the app decides.
  func withCode() async -> LoadedDocument {
    var copy = self
    await copy.readCode()
    return copy
  }
}
