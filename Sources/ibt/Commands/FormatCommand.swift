import ArgumentParser
import IBModel
import IBWorkspace
import IBXML

struct FormatCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write documents as Xcode writes them.",
    discussion: """
      White space, escapes, the order of attributes, children and sorted lists, the position of long texts and the \
      final newline become those of the version of Xcode's tools that the document names. The meaning never changes: a \
      document that cannot be written without a change of meaning is an error. One document goes to standard output; \
      several require --in-place, --diff or --check. --check prints a line for each document that would change: the \
      first place, and everything that differs from what Xcode writes. Exit codes: 0 done, 1 --check finds that a document would change, \
      2 a document could not be read or written.
      """)

  @OptionGroup var edits: DocumentEdits

  func run() async throws { try await edits.visit(isPrinted: true, format).leave() }

  private func format(_ original: LoadedDocument, _ changes: inout [FileChange]) throws -> ExitCode {
    let canonical = try canonical(of: original)
    let change = FileChange(original.path, from: original.document.bytes, to: canonical.bytes)
    return try edits.output.deliver(change, or: &changes) {
      difference(of: original.document, to: canonical)
    }
  }

  private func difference(of document: Document, to canonical: Document) -> Difference? {
    let differences = document.differences(to: canonical)
    guard let first = differences.map(\.offset).min() else { return nil }
    return Difference(
      place: document.tree.lineIndex().position(of: first),
      what: differences.map { "\($0.change.rawValue) (\($0.detail))" }.joined(separator: ", "))
  }

  private func canonical(of original: LoadedDocument) throws -> Document {
    do throws(ExplainedError) {
      return try original.document.canonical()
    } catch {
      throw CommandError("\(original.path):\(error)")
    }
  }
}
