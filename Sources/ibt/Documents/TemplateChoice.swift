import IBModel
import IBTemplates
import IBXML

/// Finds the document and the template a command is about.
enum TemplateChoice {
  /// The document at a path; of a folder, or without a path of the current one, the only document with a matching
  /// template.
  static func document(for name: String, at path: String?) throws -> LoadedDocument {
    let search = try DocumentSearch(at: path)
    if let named = search.named { return named }
    let hit = try search.only(with: "a template `\(name)`") {
      !TemplateName(name).matches(among: $0.document.templates).isEmpty
    }
    if let hit { return hit }
    let all = search.documents.flatMap { document in
      document.document.templates.map { "\($0.name) in \(document.path)" }
    }
    let candidates = all.isEmpty ? "there are no templates there" : "there are: \(listed(all))"
    throw CommandFailure("no document \(search.place) has a template `\(name)`; \(candidates)\(search.unread)")
  }

  /// The template of a document that a name fits.
  static func template(_ name: String, in loaded: LoadedDocument) throws -> Template {
    let templates = loaded.document.templates
    let hits = TemplateName(name).matches(among: templates)
    if hits.count == 1 { return hits[0] }
    let candidates = (hits.isEmpty ? templates : hits).map(\.root.reference).joined(separator: ", ")
    if !hits.isEmpty {
      throw CommandFailure("\(loaded.path): the name `\(name)` is ambiguous: \(candidates); specify an id")
    }
    let what = templates.isEmpty ? "the document has no layout templates" : "its templates are: \(candidates)"
    throw CommandFailure("\(loaded.path): no template `\(name)`; \(what)")
  }
}
