import IBTemplates
import IBWorkspace

/// Finds the document and the template a command is about.
enum TemplateChoice {
  /// The document at a path; in a folder (without a path, the current one), the only document with a matching template.
  static func document(
    for name: String, at path: String?, _ sheet: SheetOptions? = nil
  ) async throws -> LoadedDocument {
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw CommandError("the name of a template cannot be empty; `ibt templates` lists the templates")
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
    throw CommandError(
      "no document \(search.place) has a template `\(name)`\(candidates)\(TemplateName(name).suggestion(among: templates))"
        + search.unread)
  }
}
