import ArgumentParser
import IBWorkspace

/// Options of the commands that edit whole documents one by one: the documents, and where results go.
struct DocumentEdits: ParsableArguments {
  @OptionGroup var input: DocumentInput

  @OptionGroup var output: EditOutput

  /// Visits each document.
  /// - Parameters:
  ///   - readsCode: Whether the decisions of the app's code about layouts are read, too.
  ///   - isPrinted: Whether visits print a document or write one file; then there must be only one document.
  ///   - edit: Adds what is written in place to the changes, which are all written in the end, or none.
  func visit(
    readsCode: Bool = false, isPrinted: Bool, _ edit: (LoadedDocument, inout [FileChange]) throws -> ExitCode
  ) async throws -> RunStatus {
    let sources = await input.sources()
    if sources.list.count > 1, isPrinted, !output.takesSeveral {
      throw CommandError(
        "\(input.place) contains \(sources.list.count) documents; specify one, or use --in-place, --diff or --check for all of them"
      )
    }
    var changes: [FileChange] = []
    var status = await (readsCode ? sources.withCode() : sources).visit { try edit($0, &changes) }
    status.attempt {
      try output.replace(changes)
      return .success
    }
    return status
  }
}
