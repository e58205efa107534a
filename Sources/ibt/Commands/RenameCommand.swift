import ArgumentParser
import IBModel
import IBXML

/// `ibt rename`
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Renames the id of an object or scene and every reference to it.",
    discussion: """
      A new id that is in use is refused. Lists that Xcode sorts by id keep their order, so that renaming back gives \
      the same bytes. Strings files that name the old id are not changed.
      The result goes to standard output unless another place is named.
      """)

  @Argument(help: "The present id.")
  var id: String

  @Argument(help: "The new id.")
  var new: String

  @Argument(help: "The document (- for standard input), or a folder with only one that has the id (default: here).")
  var path: String?

  @OptionGroup var output: EditOutput

  func run() throws {
    let original = try ObjectChoice.document(withID: id, at: path)
    var edit = ModelEdit(original.document)
    do throws(RenameFault) { try edit.rename(id, to: new) } catch { throw CommandFailure("\(original.path): \(error)") }
    let references = edit.references(to: id).count
    let status = try output.deliver(try edit.bytes(), of: original)
    let noun = references == 1 ? "reference" : "references"
    Terminal.note("\(original.path): \(id) → \(new), \(references) \(noun)")
    if status != .success { throw status }
  }
}
