import ArgumentParser

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
}

/// The option for the language of documents, shared by the commands about translations.
struct SourceLanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the texts in the document. (default: that of its .lproj folder or its string catalog, or en)",
      valueName: "language"))
  var sourceLanguage: String?
}
