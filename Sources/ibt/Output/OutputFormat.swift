import ArgumentParser

/// The forms in which a command prints its results.
protocol ReportFormat: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  static var standard: Self { get }
  static var help: String { get }
}

/// The forms of most commands.
enum OutputFormat: String, ExpressibleByArgument, ReportFormat {
  case text, json

  static let standard = OutputFormat.text

  static let help =
    "text, or json with one object per document and line; with `:FILE`, written to a file. May be repeated. (default: text)"
}

extension NameSpecification {
  /// `--format`, and the name it has in other linters.
  static var format: NameSpecification { [.customLong("format"), .customLong("output-format")] }
}

/// A form and its destination, as people type it: `json`, `json:report.json`.
struct FormatTarget<Format: ReportFormat>: ExpressibleByArgument, Equatable, Sendable {
  var format: Format
  /// nil for standard output.
  var file: String?

  init(_ format: Format) { self.format = format }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = Format(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.init(format)
    if parts.count == 2, parts[1] != "-" { file = parts[1] }
  }

  static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// Options for the forms of reports and their destinations, shared by the commands with reports.
struct FormatSelection<Format: ReportFormat>: ParsableArguments {
  @Option(name: .format, help: ArgumentHelp("\(Format.help)", valueName: "format[:file]"))
  private var formats: [FormatTarget<Format>] = []

  var targets: [FormatTarget<Format>] { formats.isEmpty ? [FormatTarget(Format.standard)] : formats }

  /// Whether only the standard form on standard output is requested.
  var isText: Bool { targets == [FormatTarget(Format.standard)] }

  /// Whether another form goes to standard output.
  var printsData: Bool { formats.contains { $0.format != Format.standard && $0.file == nil } }

  func validate() throws {
    if formats.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("only one --format can go to standard output; write the other one as `json:FILE`")
    }
    let files = formats.compactMap(\.file)
    if Set(files).count < files.count { throw ValidationError("each --format requires its own file") }
  }
}

/// The options of most commands.
typealias FormatOptions = FormatSelection<OutputFormat>
