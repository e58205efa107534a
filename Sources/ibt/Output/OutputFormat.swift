import ArgumentParser

/// The form in which a command prints its results.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension NameSpecification {
  /// `--format`, and the name it has in other linters.
  static var format: NameSpecification { [.customLong("format"), .customLong("output-format")] }
}

/// A form and where it goes, as people type it: `json`, `json:report.json`.
struct FormatTarget: ExpressibleByArgument, Equatable {
  var format: OutputFormat
  /// nil for standard output.
  var file: String?

  init(_ format: OutputFormat) { self.format = format }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = OutputFormat(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.init(format)
    if parts.count == 2, parts[1] != "-" { file = parts[1] }
  }

  static var allValueStrings: [String] { OutputFormat.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// Which forms a command prints its results in, and where: options shared by the commands with reports.
struct FormatOptions: ParsableArguments {
  @Option(
    name: .format,
    help: ArgumentHelp(
      """
      text, or json with one object per document and line; with `:FILE`, written to a file. May be repeated. \
      (default: text)
      """, valueName: "format[:file]"))
  private var formats: [FormatTarget] = []

  var targets: [FormatTarget] { formats.isEmpty ? [FormatTarget(.text)] : formats }

  /// Whether nothing but text on standard output is requested.
  var isText: Bool { targets == [FormatTarget(.text)] }

  /// Whether JSON goes to standard output.
  var printsJSON: Bool { formats.contains { $0.format == .json && $0.file == nil } }

  func validate() throws {
    if formats.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("only one --format can go to standard output; write the other one as `json:FILE`")
    }
    let files = formats.compactMap(\.file)
    if Set(files).count < files.count { throw ValidationError("each --format requires its own file") }
  }
}
