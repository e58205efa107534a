import IBConfiguration
import IBLint
import IBModel
import IBProject
import IBScene
import IBWorkspace
import IBXML

/// A document and where it came from.
struct LoadedDocument {
  /// Path as the user spelled it, `-` for standard input.
  let path: String
  let document: Document
  /// The devices that are configured for it; nil for the usual ones.
  private(set) var devices: [Device]?
  /// The project around it, as far as that is configured.
  private(set) var project = ConfiguredProject()
  /// The layout sheet beside it, or the one that was named for it.
  var sheet: Project.Sheet?
  /// What the code of the app decides about its layouts, as far as that was read.
  private(set) var code = CodeDecisions()
  /// The size classes of the template that was applied to it; nil for those of its device.
  private(set) var sizeClasses: SizeClasses?
  /// Where its objects are written, if templates were applied to it without writing it.
  private(set) var written: WrittenPlaces?

  /// Reads a document.
  /// - Throws: `CommandFailure` when it cannot be read.
  init(_ source: DocumentSource) throws {
    let bytes: [UInt8]
    do throws(WorkspaceError) { bytes = try source.read() } catch { throw CommandFailure(error) }
    try self.init(path: source.path, bytes: bytes)
    devices = source.configuration?.devices?.map(\.value)
    project = source.configuration?.configuredProject ?? project
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

  init(path: String, bytes: [UInt8]) throws {
    self.path = path
    do throws(DocumentError) {
      document = try Document(parsing: bytes)
    } catch {
      throw CommandFailure(error, in: path)
    }
  }

  /// A document that is the result of an edit of another one.
  /// - Parameters:
  ///   - sizeClasses: Those that the edit is about.
  ///   - written: Where objects are written, if the document is not.
  init(
    _ original: LoadedDocument, editedTo document: Document, sizeClasses: SizeClasses? = nil,
    written: WrittenPlaces? = nil
  ) {
    (path, devices, project, sheet) = (original.path, original.devices, original.project, original.sheet)
    code = original.code
    self.sizeClasses = sizeClasses
    self.written = written
    self.document = document
  }

  /// The document after an edit.
  /// - Throws: `CommandFailure` when the result cannot be verified.
  func verified(_ edit: ModelEdit) throws -> Document {
    do throws(EditError) { return try edit.verified() } catch { throw CommandFailure("\(path): \(error)") }
  }

  /// `path:line:column` of an object, for messages.
  ///
  /// Counts the lines again each time: messages are few, and most documents have none.
  func place(of object: Object) -> String {
    let position = document.tree.lineIndex().position(of: object.element.range.lowerBound)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }
}
