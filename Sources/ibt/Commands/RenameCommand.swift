import ArgumentParser
import IBModel
import IBProject
import IBRenaming
import IBWorkspace
import IBXML

struct RenameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract:
      "Rename an object and every reference to it, or a class, outlet, action or identifier in code, too.",
    discussion: """
      Without an option, the id of an object or scene is renamed. The object is named by its id, or else by its name as \
      `ibt tree` shows it. A new id that is in use is refused. Lists that Xcode sorts by id keep their order, so that \
      renaming back gives the same bytes. Strings files are not changed; those that contain the old id are listed.

      With --class, --outlet, --action or --identifier, the name changes in all documents and in all Swift and \
      Objective-C sources of the project around the path. If one place may mean something else, nothing is changed and \
      the places are listed; --partial changes those that are certain. An outlet or an action is renamed if its name is \
      declared once in the sources and no variable, parameter, label or text has it; else nothing is changed.

        ibt rename lbl-ti-tle title Login.storyboard --in-place
        ibt rename --class LoginController SignInController --diff
        ibt rename --outlet LoginController.nameField userField --in-place
        ibt rename --action LoginController.send: submit: --in-place
        ibt rename --identifier showHelp showGuide --kind segue --in-place

      The result goes to standard output unless an option names another place. Exit codes: 0 done, 1 --check finds that \
      files would change or places are not certain, 2 nothing could be renamed with certainty.
      """)

  @Flag(help: "What the name belongs to, if not an object.")
  var subject: RenamedSubject?

  @Argument(
    help: ArgumentHelp(
      "The id or name of an object or scene; with an option, the old name, of an outlet or action also as Class.name.",
      valueName: "old"))
  var object: String

  @Argument(help: "The new id or name.")
  var new: String

  @Argument(
    help: """
      The document, `-` for standard input, or a folder in which one document has the object; with an option, anything \
      in the project. (default: the current folder)
      """, completion: .documents)
  var path: String?

  @Flag(help: "Change the places that are certain, and list the others.")
  var partial = false

  @Option(
    help: ArgumentHelp("Which identifiers: \(IdentifierKind.names).", valueName: "kind"),
    completion: .list(IdentifierKind.allCases.map(\.rawValue)))
  var kind: IdentifierKind?

  @Flag(help: "Rename the identifier of all segues that have it. Requires --kind segue.")
  var all = false

  @Flag(help: "Write the result although a document has an error that it did not have.")
  var force = false

  @OptionGroup var output: EditOutput

  @OptionGroup var format: FormatOptions

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  @OptionGroup(title: "Cache") var caching: CacheOptions

  func validate() throws {
    if kind != nil, subject != .identifier { throw ValidationError("--kind requires --identifier") }
    if all, kind != .segue { throw ValidationError("--all requires --kind segue") }
    guard subject != nil else {
      if partial { throw ValidationError("--partial requires --class or --identifier") }
      return try format.validate(beside: output)
    }
    if partial, subject == .outlet || subject == .action {
      throw ValidationError(
        "--\(subject?.rawValue ?? "") changes all places or none; --partial is for the other options")
    }
    if !output.takesSeveral { throw ValidationError("several files change; use --in-place, --diff or --check") }
    if output.diff { try format.validate(beside: output) }
  }

  func run() async throws {
    if let subject {
      let command = NameRenaming(isPartial: partial, isForced: force, output: output, format: format, caching: caching)
      let kinds = kind.map { Set([$0]) } ?? []
      let renaming: Renaming
      do throws(ExplainedError) {
        renaming = try Renaming(subject.subject, object, to: new, kinds: kinds, includesAll: all)
      } catch {
        throw CommandError(error.description)
      }
      try await command.run(renaming, at: path ?? ".", configuration)
    } else {
      try await renameObject()
    }
  }

  private func renameObject() async throws {
    let (original, id) = try await ObjectChoice.identifier(object, at: path)
    let new = ObjectID(new)
    var edit = ModelEdit(original.document)
    do throws(EditError) { try edit.rename(id, to: new) } catch { throw CommandError(error, in: original.path) }
    let report = RenameReport(
      file: original.path, id: id, newID: new, references: edit.references(to: id).count,
      stringsFiles: new == id ? [] : StringsFiles.of(document: original.path, containing: id.rawValue))
    let renamed = try original.verified(edit)
    try output.refuse(BrokenResult([(original.path, original.document, renamed)]), unless: force)
    let status = try output.deliver(renamed.tree.source.bytes, of: original, announces: !format.printsData)
    try print(report)
    if status != .success { throw status }
  }

  /// The text is a note; JSON is a result.
  private func print(_ report: RenameReport) throws {
    if format.isText {
      report.lines.forEach(output.note)
    } else {
      try format.print(report)
    }
  }
}

/// The kinds of names that `ibt rename` renames.
enum RenamedSubject: String, EnumerableFlag {
  case `class`, outlet, action, identifier

  var subject: Renaming.Subject {
    switch self {
    case .class: .customClass
    case .outlet: .outlet
    case .action: .action
    case .identifier: .identifier
    }
  }

  static func help(for value: RenamedSubject) -> ArgumentHelp? {
    switch value {
    case .class: "Rename a class."
    case .outlet: "Rename an outlet."
    case .action: "Rename an action."
    case .identifier: "Rename an identifier of a scene, a segue or a cell."
    }
  }
}

extension IdentifierKind: ExpressibleByArgument {}

/// The result of a renaming.
private struct RenameReport: Report, Encodable {
  let file: String
  let id: ObjectID
  let newID: ObjectID
  let references: Int
  let stringsFiles: [String]

  var lines: [String] {
    ["\(file): \(id) → \(newID), \(counted(references, "reference"))"]
      + stringsFiles.map { "\($0): note: contains translations for `\(id)`; rename them to `\(newID)`" }
  }
}
