import ArgumentParser
import IBLint
import IBModel
import IBProject
import IBTemplates
import IBWorkspace
import IBXML

struct LayoutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layouts",
    abstract: "Check and format layout sheets.",
    discussion: """
      A layout sheet, Main.layouts.xml beside Main.storyboard, has layouts of the screens of a document: visual formats, \
      sizes and insets to keep, boxes, conditions, lists, grids. `ibt templates` lists them, and `ibt apply` applies them.
      """,
    subcommands: [Check.self, Format.self])

  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Check layout sheets by themselves and with their documents.",
      discussion: "Exit codes: 0 no mistakes (warnings do not count), 1 mistakes, 2 a sheet could not be read.")

    @Argument(
      help: ArgumentHelp(
        "Layout sheets, documents with one beside them, and folders. (default: the current folder)", valueName: "path"),
      completion: .file())
    var paths: [String] = []

    @OptionGroup var format: FormatOptions

    func run() async throws {
      var printer = ReportPrinter(format)
      var status = RunStatus()
      let sheets = paths.filter(LayoutSheet.isSheet)
      let others = paths.filter { !LayoutSheet.isSheet($0) }
      for path in sheets {
        status.attempt {
          let document = try SheetFile.document(besideSheet: path).map {
            try LoadedDocument(DocumentSource(path: $0, contents: .file))
          }
          return try check(Project.Sheet(at: path).layouts(), document, &printer)
        }
      }
      if !others.isEmpty || sheets.isEmpty {
        let sources = await DocumentSources(at: others.isEmpty ? ["."] : others).noted()
        let result = await sources.visit { loaded in
          guard let sheet = try loaded.sheet?.get() ?? loaded.document.ownSheet else { return .success }
          return try check(sheet, loaded, &printer)
        }
        status.add(result)
        for path in sources.loneSheets { status.attempt { try checkLone(path, &printer) } }
      }
      try printer.finish()
      try status.leave()
    }

    private func check(
      _ sheet: LayoutSheet, _ loaded: LoadedDocument?, _ printer: inout ReportPrinter
    ) throws -> ExitCode {
      let path = sheet.path ?? loaded?.path ?? "-"
      if loaded == nil, sheet.path != nil {
        Terminal.note("\(path): note: no document is beside the sheet, so names are not checked")
      }
      let warnings = loaded.map { sheet.warnings(in: $0.document) } ?? []
      _ = try report(warnings, .warning, of: sheet, path, &printer)
      let problems = loaded.map { sheet.problems(in: $0.document) } ?? sheet.problems
      return try report(problems, .error, of: sheet, path, &printer)
    }

    /// A sheet in a folder is for a document beside it: without one, no command finds its layouts.
    private func checkLone(_ path: String, _ printer: inout ReportPrinter) throws -> ExitCode {
      let sheet = try Project.Sheet(at: path).layouts()
      let stem = path.split(separator: "/").last.map { String($0.dropLast(LayoutSheet.suffix.count)) } ?? ""
      try printer.print(
        SheetProblemReport(
          path: path, position: SourcePosition(line: 1, column: 1, columnInUTF16: 1), severity: .error,
          message: "no document is beside the sheet: `\(stem).storyboard`, `\(stem).xib` or `\(stem).xml` is expected"))
      _ = try report(sheet.problems, .error, of: sheet, path, &printer)
      return ExitStatus.findings
    }

    private func report(
      _ problems: [LayoutProblem], _ severity: Severity, of sheet: LayoutSheet, _ path: String,
      _ printer: inout ReportPrinter
    ) throws -> ExitCode {
      for problem in problems {
        try printer.print(
          SheetProblemReport(
            path: path, position: sheet.position(of: problem), severity: severity, message: problem.description))
      }
      return problems.isEmpty ? .success : ExitStatus.findings
    }
  }

  struct Format: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "format", abstract: "Write layout sheets with one line per element and attributes in order.",
      discussion: """
        One sheet goes to standard output; several require --in-place, --diff or --check. Exit codes: 0 done, 1 --check \
        finds that a sheet would change, 2 a sheet could not be read or written.
        """)

    @Argument(help: ArgumentHelp("Layout sheets.", valueName: "path"), completion: .file())
    var paths: [String]

    @OptionGroup var output: EditOutput

    func run() throws {
      if paths.count > 1, !output.takesSeveral {
        throw CommandError("\(paths.count) sheets are named; specify one, or use --in-place, --diff or --check")
      }
      var status = RunStatus()
      var changes: [FileChange] = []
      for path in paths {
        status.attempt {
          let sheet = try Project.Sheet(at: path).layouts()
          if let problem = sheet.problems.first {
            throw CommandError("\(path):\(sheet.position(of: problem)): \(problem)")
          }
          guard let source = sheet.tree?.source else { return .success }
          return try output.deliver(FileChange(path, from: source.bytes, to: sheet.formatted), or: &changes)
        }
      }
      status.attempt {
        try output.replace(changes)
        return .success
      }
      try status.leave()
    }
  }
}
