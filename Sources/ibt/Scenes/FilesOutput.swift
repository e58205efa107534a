import ArgumentParser
import IBWorkspace

/// Options for the results of a command that changes several files at once.
struct FilesOutput: ParsableArguments {
  @Flag(name: .customLong("in-place"), help: "Write the files, all of them or none.")
  var inPlace = false

  @Flag(help: "Print the changes as a unified diff.")
  var diff = false

  @Flag(help: "Write nothing; exit with 1 if files would change.")
  var check = false

  @Flag(name: .customLong("utf8"), help: "Allow a document in another encoding to be written as UTF-8.")
  var becomesUTF8 = false

  @Flag(name: [.customShort("q"), .customLong("quiet")], help: "Print errors and results only, no notes.")
  var quiet = false

  @Flag(help: "Write the files although a document has an error that it did not have.")
  var force = false

  @OptionGroup var format: FormatOptions

  /// Required by the parser.
  init() {}

  /// Creates the options of a command that changes several files only if its script does.
  init(_ output: EditOutput, _ format: FormatOptions, force: Bool) {
    self.force = force
    (inPlace, diff, check) = (output.inPlace, output.diff, output.check)
    (becomesUTF8, quiet, self.format) = (output.becomesUTF8, output.quiet, format)
  }

  func validate() throws {
    let chosen = [inPlace, diff, check].count { $0 }
    if chosen > 1 { throw ValidationError("--in-place, --diff and --check cannot be combined") }
    if chosen == 0 { throw ValidationError("several files change; use --in-place, --diff or --check") }
    if diff, format.printsData {
      throw ValidationError("--format json needs a file when a diff goes to standard output: --format json:FILE")
    }
  }

  func deliver(_ changes: [FileChange], _ report: ScenesReport) throws {
    let changes = changes.filter(\.isChange)
    for change in changes { try EditOutput.requireUTF8(of: change, unless: becomesUTF8) }
    if let broken = BrokenResult(files: changes) {
      guard force else { throw broken.refusal }
      if !quiet { Terminal.note(broken.note) }
    }
    if inPlace { try FileChange.apply(changes) }
    if format.isText {
      if check { report.files(changes).forEach(Terminal.print) }
      if !quiet { report.lines.forEach(Terminal.note) }
    } else {
      try format.print(report)
    }
    if diff { for change in changes { Terminal.write(try change.patch()) } }
    if check, !changes.isEmpty { throw ExitStatus.findings }
  }
}

extension FileEdits {
  func deliver(to output: FilesOutput) throws {
    var report = report
    if output.inPlace { report.notes += advice }
    try output.deliver(changes, report)
  }
}
