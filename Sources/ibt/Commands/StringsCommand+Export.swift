import ArgumentParser
import IBProject
import IBWorkspace

extension StringsCommand {
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the texts of documents as a strings file, a string catalog or XLIFF.",
      discussion: """
        Without --language, a strings file has the texts of the document, each with the comment that Xcode writes. With it, \
        it has the translations of the project, and the text of the document where one is missing; texts that must not be \
        translated are left out. A string catalog has all languages, XLIFF has a part for each document and language. \
        Texts that code sets, and attributed texts, are not in documents as Xcode's strings files have them.
        """)

    /// The format of the exported texts.
    enum Format: String, ExpressibleByArgument, CaseIterable { case strings, xcstrings, xliff }

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
      var exports: [DocumentExport] = []
      let status = await input.visitDocuments {
        exports.append(
          try DocumentExport(
            TranslatedDocument($0, sourceLanguage: source.sourceLanguage), languages: languages,
            leavesOutIgnored: format == .xliff || !languages.isEmpty, withNotes: notes,
            by: .searchingProjects()))
      }
      if status.hasFailed { return try status.leave() }
      guard format == .xliff || exports.count == 1 else {
        throw CommandError("\(input.place) contains \(exports.count) documents; specify one, or use --format xliff")
      }
      let bytes = Array(text(of: exports).utf8)
      if let output, output != "-" {
        try FileReplacement.replaceContents(of: output, with: bytes)
      } else {
        Terminal.write(bytes)
      }
    }

    private func xliffFiles(of export: DocumentExport) -> [String] {
      let targets: [String?] = languages.isEmpty ? [nil] : languages
      return targets.map { export.content.xliffFile(of: export.path, language: $0) }
    }

    private func text(of exports: [DocumentExport]) -> String {
      switch format {
      case .strings: exports.map { $0.content.strings(language: languages.first) }.joined()
      case .xcstrings: exports.map(\.content.catalog).joined()
      case .xliff:
        TranslationExport.xliff(exports.flatMap(xliffFiles))
      }
    }
  }
}
