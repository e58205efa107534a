import ArgumentParser
import IBWorkspace

/// Documents to edit one by one and where the results go: options shared by the commands that edit whole documents.
struct DocumentEdits: ParsableArguments {
  @OptionGroup var input: DocumentInput

  @OptionGroup var output: EditOutput

  /// Visits each document.
  /// - Parameters:
  ///   - readsCode: whether documents are read with what the code of their app decides about their layouts.
  ///   - isPrinted: whether the result of a visit is a document on standard output, or in one file: then there must be
  ///     only one.
  /// - Throws: `CommandFailure` when there is no place for the results of several documents.
  func visit(
    readsCode: Bool = false, isPrinted: Bool, _ edit: (LoadedDocument) throws -> ExitCode
  ) async throws -> RunStatus {
    let sources = await input.sources()
    if sources.list.count > 1, isPrinted, !output.takesSeveral {
      throw CommandFailure(
        "\(input.place) contains \(sources.list.count) documents; specify one, or use --in-place, --diff or --check for all of them"
      )
    }
    return await (readsCode ? sources.withCode() : sources).visit(edit)
  }
}
