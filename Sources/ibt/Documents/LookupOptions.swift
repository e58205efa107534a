import ArgumentParser
import IBWorkspace

/// Options of the commands that only read: documents, and the forms of reports.
struct LookupOptions: ParsableArguments {
  @OptionGroup var input: DocumentInput

  @OptionGroup var format: FormatOptions

  func print(_ report: (LoadedDocument) -> some Report) async throws { try await input.print(format, report) }
}
