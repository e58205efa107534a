import ArgumentParser
import IBWorkspace

extension StringsCommand {
  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write translations into the files of the project, or texts into documents.",
      discussion: """
        A strings file is about the document with its name, or the only one at the paths. It has the texts of the document \
        unless --language is given or the file is in the .lproj folder of a language. XLIFF and string catalogs are about all \
        languages that they have, or those of --language; to write the texts of a document from them, name its own language. \
        Translations go into the string catalog of the document, or into the strings file of the language, which is made if \
        necessary. Entries that say the same as before do not change a byte. Texts that the document does not have are \
        skipped with a note. Exit codes: 0 done, 1 --check finds that a file would change, 2 something could not be read.
        """)

    @Argument(help: "A strings file, a string catalog or an XLIFF document.", completion: .file())
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
      for part in imported.parts {
        let document = try part.document(among: documents, at: input.place)
        let change = try TranslationImport(part, into: document, languages: languages)
        change.notes.forEach(output.note)
        try changes.add(change.files)
      }
      try changes.deliver(to: output)
    }
  }
}
