import ArgumentParser
import IBLayout
import IBLint
import IBModel
import IBProject
import IBWorkspace

/// Options for the language of layouts and pictures.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Show the texts of a language of the project, such as de or ar, or of pseudo: longer texts with accents that anyone can \
      read. Content is measured; languages that are read from right to left are laid out so.
      """, valueName: "language"))
  var language: String?

  func adapted(_ situation: Situation, requesting content: Situation.Content?) -> Situation {
    guard let language else { return situation }
    var situation = situation
    if content == nil { situation.content = .measured }
    if LanguageOptions.rightToLeft.contains(String(language.prefix { $0 != "-" && $0 != "_" })) {
      situation.layoutDirection = .init(isRightToLeft: true)
    }
    return situation
  }

  /// The document with the texts of the language.
  /// - Throws: `CommandError` when the project has no translation into it.
  func localized(_ loaded: LoadedDocument) throws -> LoadedDocument {
    guard let language else { return loaded }
    let document = try TranslatedDocument(loaded, sourceLanguage: nil)
    if language == LanguageOptions.pseudo {
      let texts = document.texts.filter { !$0.isMarkedAsIgnored }.map { ($0.key, PseudoText.of($0.text)) }
      return try document.document(showing: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }
    guard language != document.sourceLanguage else { return loaded }
    guard document.languages.contains(language) else {
      let known = document.languages.joined(separator: ", ")
      throw CommandError(
        "\(loaded.path) is not translated into `\(language)`\(known.isEmpty ? "" : "; it is into \(known)")")
    }
    return try document.document(showing: document.translations(into: language))
  }

  /// Labels that are cut off in the language, each as a line; none if no language is named.
  func clippedTexts(in loaded: LoadedDocument, _ situation: Situation) -> [String] {
    guard language != nil, situation.content == .measured else { return [] }
    return MeasuredLabel.all(in: loaded, situation.showing(loaded), by: .searchingProjects()).compactMap { label in
      label.clipped.map {
        """
        \(loaded.place(of: label.view.object)): note: the text of \(label.view.object.reference) is cut off: it needs \
        \($0.needed.short) points of \($0.axis) and has \($0.available.short)
        """
      }
    }
  }

  private static let pseudo = "pseudo"

  /// Languages whose usual script is written from right to left.
  private static let rightToLeft: Set<String> = ["ar", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]
}
