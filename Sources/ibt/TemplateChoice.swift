import ArgumentParser
import IBModel
import IBTemplates
import IBWorkspace
import IBXML

/// A document and where it came from.
struct LoadedDocument {
  /// Path as the user spelled it, `-` for standard input.
  let path: String
  let document: Document

  init(path: String) throws {
    let bytes = path == "-" ? try FileBytes.readStandardInput() : try FileBytes.read(path)
    try self.init(path: path, bytes: bytes)
  }

  init(path: String, bytes: [UInt8]) throws {
    self.path = path
    do throws(DocumentFault) {
      document = try Document.parsed(bytes)
    } catch .malformed(let fault) {
      let what = fault.kind == .syntax ? "the XML is not well-formed: " : ""
      let place = "\(path):\(fault.position.line):\(fault.position.column)"
      throw CommandFailure("\(place): \(what)\(fault.message)")
    } catch .unsupported(let what, let position) {
      throw CommandFailure("\(path):\(position.line):\(position.column): \(what)")
    }
  }

  /// `path:line:column` of an object, for messages.
  ///
  /// Counts the lines anew: messages are few, and most documents have none.
  func place(of object: Object) -> String {
    let position = document.tree.lineIndex().position(of: object.element.range.lowerBound)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }
}

/// Finds the document and the template a command is about.
enum TemplateChoice {
  /// The document at a path; without one, or for a folder, the only document below it with a matching template.
  static func document(for name: String, at path: String?) throws -> LoadedDocument {
    guard let folder = folder(path) else { return try LoadedDocument(path: path ?? ".") }
    let documents = try DocumentPaths.expand([folder]).compactMap { try? LoadedDocument(path: $0) }
    let hits = documents.filter { !TemplateName(name).matches(among: $0.document.templates).isEmpty }
    if hits.count == 1 { return hits[0] }
    let place = folder == "." ? "the current folder" : folder
    guard hits.isEmpty else {
      let paths = hits.map(\.path).joined(separator: ", ")
      throw CommandFailure("several documents below \(place) have a template `\(name)`: \(paths); name one of them")
    }
    let all = documents.flatMap { document in document.document.templates.map { "\($0.name) in \(document.path)" } }
    let candidates = all.isEmpty ? "there are no templates there" : "there are: \(all.joined(separator: ", "))"
    throw CommandFailure("no document below \(place) has a template `\(name)`; \(candidates)")
  }

  /// The template of a document that a name fits.
  static func template(_ name: String, in loaded: LoadedDocument) throws -> Template {
    let templates = loaded.document.templates
    let hits = TemplateName(name).matches(among: templates)
    if hits.count == 1 { return hits[0] }
    let candidates = (hits.isEmpty ? templates : hits).map(\.root.reference).joined(separator: ", ")
    if !hits.isEmpty {
      throw CommandFailure("\(loaded.path): `\(name)` fits several templates: \(candidates); give the id of one")
    }
    let what = templates.isEmpty ? "the document has no layout templates" : "its templates are: \(candidates)"
    throw CommandFailure("\(loaded.path): no template `\(name)`; \(what)")
  }

  private static func folder(_ path: String?) -> String? {
    guard let path else { return "." }
    return path != "-" && DocumentPaths.isFolder(path) ? path : nil
  }
}
