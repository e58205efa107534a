import ArgumentParser
import IBProject
import IBWorkspace

extension StringsCommand {
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Report what is wrong with the translations of documents.",
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
}

extension TranslationProblem.Kind: ExpressibleByArgument {}
