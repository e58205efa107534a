import ArgumentParser
import IBInspection
import IBModel
import IBReport
import IBWorkspace

/// `ibt rename`
struct RenameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename the id of an object or scene, and every reference to it.",
    discussion: """
      The object is named by its id, or else by its name as `ibt tree` shows it. A new id that is in use is refused. \
      Lists that Xcode sorts by id keep their order, so that renaming back gives the same bytes. Strings files are not \
      changed; those that contain the old id are listed.
      The result goes to standard output unless an option names another place. Exit codes: 0 done, 1 --check finds that \
      the document would change, 2 the object could not be renamed.
      """)

  @Argument(help: ArgumentHelp("Id or name of the object or scene.", valueName: "id|name"), completion: .object)
  var object: String

  @Argument(help: "The new id.")
  var new: String

  @Argument(
    help: """
      The document, `-` for standard input, or a folder in which one document has the object. (default: the current \
      folder)
      """, completion: .documents)
  var path: String?

  @OptionGroup var output: EditOutput

  @OptionGroup var format: FormatOptions

  func validate() throws { try format.validate(beside: output) }

  func run() async throws {
    let (original, id) = try await ObjectChoice.identifier(object, at: path)
    let new = ObjectID(new)
    var edit = ModelEdit(original.document)
    do throws(RenameError) { try edit.rename(id, to: new) } catch { throw CommandFailure(error, in: original.path) }
    let report = RenameReport(
      file: original.path, id: id, new: new, referenceCount: edit.references(to: id).count,
      stringsFiles: new == id ? [] : StringsFiles.of(document: original.path, containing: id.rawValue))
    let status = try output.deliver(
      try original.verified(edit).tree.source.bytes, of: original, announces: !format.printsData)
    try print(report)
    if status != .success { throw status }
  }

  /// The text is a note; JSON is a result.
  private func print(_ report: RenameReport) throws {
    if format.isText {
      report.lines.forEach(output.note)
    } else {
      var printer = ReportPrinter(format)
      try printer.print(report)
      try printer.finish()
    }
  }
}

/// What was renamed.
private struct RenameReport: Report {
  let file: String
  let id: ObjectID
  let new: ObjectID
  let referenceCount: Int
  let stringsFiles: [String]

  var lines: [String] {
    ["\(file): \(id) → \(new), \(counted(referenceCount, "reference"))"]
      + stringsFiles.map { "\($0): note: contains translations for `\(id)`; rename them to `\(new)`" }
  }

  func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("id", id)
    json.member("newID", new)
    json.member("references", referenceCount)
    json.member("stringsFiles", stringsFiles)
  }
}
