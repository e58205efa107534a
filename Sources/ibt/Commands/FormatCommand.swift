import ArgumentParser
import IBModel

/// `ibt format`: writes documents as Xcode would.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Writes documents as Xcode would write them.",
    discussion: """
      White space, escapes, the order of attributes, children and sorted lists, the place of long texts and the final \
      newline become those of the version of Xcode's tools the document names. What it means stays the same, or it is \
      refused. One document goes to standard output; several, or folders, go with --in-place, --diff or --check.
      """)

  @OptionGroup var edits: DocumentEdits

  func run() throws {
    try edits.visit(isPrinted: true, format).leave()
  }

  private func format(_ original: LoadedDocument) throws -> ExitCode {
    try edits.output.deliver(canonicalBytes(of: original), of: original) { bytes in
      guard let canonical = try? Document(parsing: bytes) else { return "" }
      return original.document.changes(to: canonical).map(\.rawValue).joined(separator: ", ")
    }
  }

  private func canonicalBytes(of original: LoadedDocument) throws -> [UInt8] {
    do throws(UnwritableDocumentError) {
      return try original.document.canonicalBytes()
    } catch {
      throw CommandFailure("\(original.path):\(error)")
    }
  }
}
