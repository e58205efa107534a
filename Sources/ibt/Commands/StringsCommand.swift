import ArgumentParser
import IBProject
import IBWorkspace
import IBXML

struct StringsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Export, import, check and prune the translations of documents.",
    discussion: """
      The keys are those that Xcode writes: the id of an object and a property, as in abc-de-fgh.text. The translations of \
      a document are the strings files with its name in the .lproj folders beside its own, and string catalogs with its \
      name beside it or beside that folder. Objects whose notes contain #bc-ignore! or begin with DNT are not translated.
      """,
    subcommands: [Export.self, Import.self, Check.self, Prune.self])

  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Report what is wrong with the translations of documents.",
      discussion: """
        missing: the file has no translation of a text. stale: the document has no such text. changed: the text was another \
        one when it was translated. untranslated: the translation is the text of the document, or not finished. placeholders: \
        the translation has other placeholders, such as %@. long: the translation is certainly cut off on the canvas, where \
        the text of the document is not (labels of iOS). Exit codes: 0 nothing is wrong, 1 something is, 2 a file could not be \
        read.
        """)

    @OptionGroup var input: DocumentInput

    @Option(
      name: [.customLong("language"), .customLong("languages")],
      help: ArgumentHelp("Check this language only. May be repeated.", valueName: "language"))
    var languages: [String] = []

    @Option(help: ArgumentHelp("Report only this. May be repeated.", valueName: "what"))
    var only: [TranslationProblem.Kind] = []

    @OptionGroup var source: SourceLanguageOptions

    @OptionGroup var format: FormatOptions

    func run() async throws {
      var printer = ReportPrinter(format)
      let kinds = Set(only.isEmpty ? TranslationProblem.Kind.allCases : only)
      let status = await input.sources().visit { loaded in
        let document = try TranslatedDocument(loaded, sourceLanguage: source.sourceLanguage)
        if document.files.isEmpty, !document.texts.isEmpty {
          Terminal.note("\(document.path): note: no strings file or catalog translates it")
        }
        let report = try TranslationReport(
          on: document, languages: languages.isEmpty ? nil : Set(languages), kinds, by: .searchingProjects())
        try printer.print(report)
        return report.isEmpty ? .success : ExitStatus.findings
      }
      try printer.finish()
      try status.leave()
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write the texts of a document as a strings file or a string catalog.",
      discussion: """
        Without --language, a strings file has the texts of the document, each with the comment that Xcode writes. With it, \
        it has the translations of the project, and the text of the document where one is missing; texts that must not be \
        translated are left out. A string catalog has all languages. Texts that code sets, and attributed texts, are not in documents as Xcode's strings files have them.
        """)

    /// The format of the exported texts.
    enum Format: String, ExpressibleByArgument, CaseIterable { case strings, xcstrings }

    @OptionGroup var input: DocumentInput

    @Option(help: "The kind of file.")
    var format = Format.strings

    @Option(
      name: [.customLong("language"), .customLong("languages")],
      help: ArgumentHelp(
        "A language such as de or pt-BR. May be repeated, except for strings files.", valueName: "language"))
    var languages: [String] = []

    @OptionGroup var source: SourceLanguageOptions

    @Flag(help: "Say how many characters fit into labels of iOS whose width does not follow the text.")
    var notes = false

    @Option(
      name: [.customShort("o"), .customLong("output")],
      help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"), completion: .file())
    var output: String?

    func validate() throws {
      if format == .strings, languages.count > 1 { throw ValidationError("a strings file has one language") }
    }

    func run() async throws {
      var exports: [TranslationExport] = []
      let status = await input.visitDocuments {
        exports.append(
          try TranslationExport(
            TranslatedDocument($0, sourceLanguage: source.sourceLanguage), languages: languages,
            leavesOutIgnored: !languages.isEmpty, withNotes: notes,
            by: .searchingProjects()))
      }
      if status.hasFailed { return try status.leave() }
      guard let export = exports.first, exports.count == 1 else {
        throw CommandError("\(input.place) contains \(exports.count) documents; specify one")
      }
      let text = format == .strings ? export.strings(language: languages.first) : export.catalog
      try Terminal.write(Array(text.utf8), to: output)
    }
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Write translations into the files of the project, or texts into documents.",
      discussion: """
        A strings file is about the document with its name, or the only one at the paths. It has the texts of the document \
        unless --language is given or the file is in the .lproj folder of a language. A string catalog is about all \
        languages that it has, or only --language; to write the texts of a document from it, name its own language. \
        Translations go into the string catalog of the document, or into the strings file of the language, which is made if \
        necessary. Entries that say the same as before do not change a byte. Texts that the document does not have are \
        skipped with a note. Exit codes: 0 done, 1 --check finds that a file would change, 2 something could not be read.
        """)

    @Argument(help: "A strings file or a string catalog.", completion: .file())
    var file: String

    @OptionGroup var input: DocumentInput

    @Option(
      name: [.customLong("language"), .customLong("languages")],
      help: ArgumentHelp("Import this language only. May be repeated, except for strings files.", valueName: "language")
    )
    var languages: [String] = []

    @OptionGroup var source: SourceLanguageOptions

    @OptionGroup var output: EditOutput

    func run() async throws {
      let imported = try ImportedTexts(file, languages: languages)
      var documents: [TranslatedDocument] = []
      let status = await input.visitDocuments {
        documents.append(try TranslatedDocument($0, sourceLanguage: source.sourceLanguage))
      }
      if status.hasFailed { return try status.leave() }
      var changes = FileChanges()
      let document = try imported.document(among: documents, at: input.place)
      let change = try TranslationImport(imported, into: document, languages: languages)
      change.notes.forEach(output.note)
      try changes.add(change.files)
      try changes.deliver(to: output)
    }
  }

  struct Prune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune", abstract: "Remove translations whose texts the document does not have.",
      discussion: """
        An entry is removed with the comment right before it when its object is not in the document, or no longer has such a \
        text. Entries with keys that Xcode does not write stay, because code could use them, and files without any object of \
        the document are left alone. All other bytes stay. Exit codes: 0 done, 1 --check finds that a file would change, 2 \
        something could not be read.
        """)

    @OptionGroup var input: DocumentInput

    @OptionGroup var output: EditOutput

    func run() async throws {
      var changes = FileChanges()
      var status = await input.visitDocuments { loaded in
        let document = try TranslatedDocument(loaded, sourceLanguage: nil)
        let check = TranslationCheck(loaded.document)
        for file in document.files {
          if check.isForeign(file) {
            output.note("\(file.path): note: has no object of \(loaded.path) and was not changed")
          }
          let stale = check.staleKeys(of: file)
          guard !stale.isEmpty else { continue }
          for entry in file.entries {
            guard let reason = check.staleness(of: entry) else { continue }
            output.note("\(file.path):\(entry.line): \(entry.key) removed: \(reason)")
          }
          try changes.add([
            FileChange(file.path, from: file.source.bytes, to: try file.edited(removing: stale))
          ])
        }
      }
      if status.hasFailed { return try status.leave() }
      status.attempt {
        do { try changes.deliver(to: output) } catch let code as ExitCode { return code }
        return .success
      }
      try status.leave()
    }
  }
}

/// The option for the language of documents, shared by the commands about translations.
struct SourceLanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the texts in the document. (default: its .lproj folder's or string catalog's, or en)",
      valueName: "language"))
  var sourceLanguage: String?
}

extension TranslationProblem.Kind: ExpressibleByArgument {}

/// Changes of several files, all of them or none.
struct FileChanges {
  private(set) var list: [FileChange] = []

  /// - Throws: `CommandError` when a file is changed twice.
  mutating func add(_ changes: [FileChange]) throws {
    for change in changes {
      if change.isChange, list.contains(where: { $0.path == change.path && $0.isChange }) {
        throw CommandError(
          "\(change.path) would be changed twice; import one language after the other with --language")
      }
      list.append(change)
    }
  }

  func deliver(to output: EditOutput) throws {
    let changed = list.filter(\.isChange)
    guard changed.count <= 1 || output.takesSeveral else {
      throw CommandError("\(changed.count) files would change; use --in-place, --diff or --check")
    }
    if changed.isEmpty { output.note("note: nothing changes" + (list.isEmpty ? "" : "; the files say it already")) }
    if output.inPlace { return try output.replace(changed) }
    var status = ExitCode.success
    for change in changed.isEmpty && list.count == 1 ? list : changed {
      let code = try output.deliver(change)
      if code != .success { status = code }
    }
    if status != .success { throw status }
  }
}
