import ArgumentParser
import IBChanges
import IBModel
import IBWorkspace

/// The documents that operations change.
struct EditedDocuments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Documents and folders, or `-` for standard input. (default: the current folder)", valueName: "path"),
    completion: .documents)
  private var parsedPaths: [String] = []

  var paths: [String] { parsedPaths + LongArguments.remainingPaths }
}

/// Options of commands that change selected objects.
struct TargetOptions: ParsableArguments {
  @Flag(name: .customLong("all"), help: "Change all objects that the selector selects, not only one.")
  var includesAll = false

  /// The targets of a selector; an id or the name of an object is a selector, too.
  func targets(_ text: String, in documents: [LoadedDocument]) throws -> Targets {
    Targets(try ObjectSelector(written: text, in: documents), includesAll: includesAll)
  }
}

/// The arguments of commands that do one thing to selected objects.
struct ObjectChange: ParsableArguments {
  @Argument(
    help: ArgumentHelp("What to change: a selector, an id, or a name.", valueName: "selector"))
  var selector: String

  @OptionGroup var input: EditedDocuments

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run(_ operation: (Targets) -> any IBChanges.Operation) async throws {
    try await options.run(at: input.paths) { [operation(try target.targets(selector, in: $0))] }
  }
}

extension ObjectSelector {
  /// Reads a selector, an id, or a name.
  init(written text: String, in documents: [LoadedDocument]) throws {
    do throws(OperationError) {
      try self.init(written: text, in: documents.map(\.document))
    } catch {
      throw CommandError(error.message)
    }
  }
}
