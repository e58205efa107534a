import ArgumentParser
import IBModel

/// Documents to read and how to print what is in them: options shared by the commands that only read.
struct InspectionOptions: ParsableArguments {
  @OptionGroup var input: DocumentInput

  @OptionGroup var format: FormatOptions

  /// Prints a report on each document.
  /// - Throws: `ExitStatus.couldNotRun` when a document could not be read.
  func print(_ report: (InspectedDocument) -> some Report) async throws { try await input.print(format, report) }
}
