import IBModel
import IBTemplates
import IBXML

/// Finds the document and the template a command is about.
enum TemplateChoice {
  /// The document at a path; of a folder, or without a path of the current one, the only document with a matching
  /// template.
  static func document(
    for name: String, at path: String?, _ sheet: SheetOptions? = nil
  ) async throws -> LoadedDocument {
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw CommandFailure("the name of a template cannot be empty; `ibt templates` lists the templates")
    }
    let search = try await DocumentSearch(at: path)
    if let named = search.named { return try sheet?.added(to: named) ?? named }
    let documents = try search.documents.map { document in
      let document = try sheet?.added(to: document) ?? document
      return (document: document, templates: try document.templates())
    }
    let fitting = Set(
      documents.filter { !TemplateName(name).matches(among: $0.templates).isEmpty }.map(\.document.path))
    let hit = try search.only(with: "a template `\(name)`") { fitting.contains($0.path) }
    if let hit { return try sheet?.added(to: hit) ?? hit }
    let all = documents.flatMap { document, templates in templates.map { "\($0.listing) in \(document.path)" } }
    let templates = documents.flatMap(\.templates)
    let candidates =
      all.isEmpty ? "; there are no templates there" : "; there are \(all.prefix(10).joined(separator: "; "))"
    throw CommandFailure(
      "no document \(search.place) has a template `\(name)`\(candidates)\(suggestion(for: name, templates))"
        + search.unread)
  }

  /// The template of a document that a name fits.
  static func template(_ name: String, in loaded: LoadedDocument) throws -> any Template {
    let templates = try loaded.templates()
    let hits = TemplateName(name).matches(among: templates)
    if hits.count == 1 { return hits[0] }
    if !hits.isEmpty {
      throw CommandFailure("\(loaded.path): the name `\(name)` is ambiguous: \(list(of: hits)); specify an id")
    }
    // A layout whose sheet has a mistake, or whose scene is not found, is no template: say why.
    try loaded.requireSoundSheets()
    let what = templates.isEmpty ? "the document has no layout templates" : "its templates are \(list(of: templates))"
    throw CommandFailure("\(loaded.path): no template `\(name)`; \(what)\(suggestion(for: name, templates))")
  }

  private static func list(of templates: [any Template]) -> String { templates.map(\.listing).joined(separator: "; ") }

  private static func suggestion(for name: String, _ templates: [any Template]) -> String {
    TemplateName(name).nearest(among: templates).map { "; did you mean `\($0)`?" } ?? ""
  }
}

extension Template {
  /// The names that find the template: `landscapeLayout, Landscape (lan-vw-all)`.
  fileprivate var listing: String { (title.outletProperties + [reference]).joined(separator: ", ") }
}
