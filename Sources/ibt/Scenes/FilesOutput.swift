import ArgumentParser
import IBChanges
import IBModel
import IBProject
import IBWorkspace
import IBXML

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

  @OptionGroup var format: FormatOptions

  /// Required by the parser.
  init() {}

  /// Creates the options of a command that changes several files only if its script does.
  init(_ output: EditOutput, _ format: FormatOptions) {
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
    if inPlace { do { try FileChange.apply(changes) } catch { throw CommandFailure(error) } }
    if format.isText {
      if check { report.files(changes).forEach(Terminal.print) }
      if !quiet { report.lines.forEach(Terminal.note) }
    } else {
      var printer = ReportPrinter(format)
      try printer.print(report)
      try printer.finish()
    }
    if diff { for change in changes { Terminal.write(try change.patch()) } }
    if check, !changes.isEmpty { throw ExitStatus.findings }
  }
}

/// The report on moves between storyboards.
struct ScenesReport: Report {
  struct Line {
    var file: String
    var line: Int
    var column: Int
    var id: ObjectID
    var object: String
    var text: String
  }

  private(set) var rows: [Line] = []
  var notes: [String] = []

  mutating func append(_ other: ScenesReport) {
    rows += other.rows
    notes += other.notes
  }

  mutating func add(_ operations: OperationReport) {
    rows += operations.rows.map { row in
      Line(
        file: operations.file, line: row.line, column: row.column, id: row.announcement.object,
        object: row.announcement.reference, text: row.announcement.text)
    }
    notes += operations.notes
  }

  /// Adds the changes of a document.
  /// - Parameter documents: The documents that may contain the objects, in the order of the search.
  mutating func add(_ edited: Edited, at path: String, in documents: [Document]) {
    let indices = documents.map { $0.tree.lineIndex() }
    for announcement in edited.announcements {
      let found = zip(documents, indices).lazy.compactMap { document, index in
        document.object(announcement.object).map { index.position(of: $0.element.range.lowerBound) }
      }.first
      rows.append(
        Line(
          file: path, line: found?.line ?? 1, column: found?.columnInUTF16 ?? 1, id: announcement.object,
          object: announcement.reference, text: announcement.text))
    }
    notes += edited.notes.map { "\(path): note: \($0)" }
  }

  func files(_ changes: [FileChange]) -> [String] {
    changes.map { change in
      let what = change.old == nil ? "created" : change.new == nil ? "removed" : "changed"
      return "\(change.path) would be \(what)"
    }
  }

  var lines: [String] { rows.map { "\($0.file):\($0.line):\($0.column): \($0.object): \($0.text)" } + notes }

  func write(to json: inout JSONWriter) {
    json.member("changes", array: rows) { json, row in
      json.object {
        $0.member("file", row.file)
        $0.member("line", row.line)
        $0.member("column", row.column)
        $0.member("id", row.id)
        $0.member("object", row.object)
        $0.member("text", row.text)
      }
    }
    json.member("notes", notes)
  }
}

extension StringsFiles.Move {
  /// Notes on translations that move along.
  var notes: [String] {
    let names = Set(targets.map { DocumentSummary.name(of: $0.path) }).sorted()
    let moved = names.map { name in
      let count = targets.count { DocumentSummary.name(of: $0.path) == name }
      return "\(name): note: the translations in \(counted(count, "strings file")) go along"
    }
    return moved + left.map { "\($0): note: has translations of scenes that moved; move them, too" }
  }
}
