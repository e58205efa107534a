import ArgumentParser
import IBChanges
import IBModel
import IBProject
import IBWorkspace

struct InlineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inline",
    abstract: "Bring the scenes of a storyboard into another one.",
    discussion: """
      The scenes take the place of the references to them, and segues lead to them directly again: the opposite of `ibt \
      extract`. The storyboard is named by its file, or by a reference to it in the other one. It is removed with the last \
      scene; where code, a target or a property list loads it, nothing changes unless --keep leaves it.

        ibt inline Settings.storyboard --in-place Main.storyboard
        ibt inline Settings --diff Main.storyboard

      Exit codes: 0 done, 1 --check finds that files would change, 2 nothing could be changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "The storyboard that comes, or the id or name of a reference to it.", valueName: "reference|file"),
    completion: .documents)
  var other: String

  @Argument(
    help: "The storyboard that the scenes come to, or a folder. (default: the current folder)", completion: .documents)
  var path: String?

  @Flag(help: "Leave the storyboard that comes.")
  var keep = false

  @OptionGroup var output: FilesOutput

  func run() async throws {
    let (main, source) = try await storyboards()
    try await StoryboardReturn.edits(of: source, into: main, keeps: keep).deliver(to: output)
  }

  private func storyboards() async throws -> (main: LoadedDocument, other: LoadedDocument) {
    if other.hasSuffix(".storyboard") || DocumentPaths.exists(other) && !DocumentPaths.isFolder(other) {
      let source = try load(other)
      let name = DocumentSummary.name(of: other)
      let search = try await DocumentSearch(at: path)
      if let named = search.named { return (named, source) }
      let main = try search.only(with: "references to \(name)") { $0.document.leads(to: name) }
      guard let main else { throw CommandError("no storyboard \(search.place) has a reference to \(name)") }
      return (main, source)
    }
    let (document, object) = try await ObjectChoice.object(other, at: path)
    let main = try load(document.path)
    guard let reference = main.document.storyboardName(of: object.id) else {
      throw CommandError("\(document.path): \(object.reference) is not a reference to a storyboard")
    }
    return (main, try await storyboard(named: reference, near: main))
  }

  private func load(_ path: String) throws -> LoadedDocument {
    try LoadedDocument(path: path, bytes: FileBytes.read(path))
  }

  /// The storyboard beside another one, or else the only one of the project.
  private func storyboard(named name: String, near main: LoadedDocument) async throws -> LoadedDocument {
    let beside = main.path.lastIndex(of: "/").map { main.path[...$0] + "\(name).storyboard" } ?? "\(name).storyboard"
    if DocumentPaths.exists(beside) { return try load(beside) }
    let found = await StoryboardProject(around: main).storyboards(named: name)
    guard found.count == 1 else {
      throw CommandError(
        found.isEmpty
          ? "\(main.path): there is no storyboard \(name) beside it or in its project; name its file"
          : "several storyboards are named \(name): \(listed(found)); name one of the files")
    }
    return try load(found[0])
  }
}
