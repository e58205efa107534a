import IBModel
import IBProject

/// The report on a document in its project: its targets, the references to it, and its own references.
package struct ProjectReport: Report {
  private let file: String
  private let targets: [ProjectTarget]
  fileprivate let to: [Mention]
  fileprivate let from: [Mention]

  /// A reference to the document, or one of its own references.
  fileprivate struct Mention: JSONValue {
    var kind: String
    var name: String

    func write(to json: inout JSONWriter) {
      json.object {
        $0.member("kind", kind)
        $0.member("name", name)
      }
    }
  }

  /// - Parameters:
  ///   - file: The path of the document as the user spelled it.
  ///   - document: The path of the document in the project.
  package init(_ file: String, as document: String, in references: ProjectReferences) {
    self.file = file
    targets = references.targets.targets(of: document)
    let mention = { (item: ProjectReferences.Item) in Mention(item, in: references.folder) }
    to = references.references(to: .document(document)).map(mention)
    from = references.references(from: .document(document)).map(mention)
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("targets", array: targets) { json, target in
      json.object {
        $0.member("name", target.name)
        $0.member("productType", ifPresent: target.productType)
      }
    }
    json.member("to", to)
    json.member("from", from)
  }

  package var lines: [String] {
    let names = targets.map { target in
      let product = target.productType?.split(separator: ".").last.map { " (\($0))" }
      return target.name + (product ?? "")
    }
    return [file, "  targets: \(names.isEmpty ? "none known" : names.joined(separator: ", "))"]
      + section("referred to by", to) + section("refers to", from)
  }

  private func section(_ heading: String, _ mentions: [Mention]) -> [String] {
    guard !mentions.isEmpty else { return ["  \(heading): nothing known"] }
    return ["  \(heading):"] + mentions.map { "    \($0.kind) \($0.name)" }
  }
}

extension ProjectReport.Mention {
  fileprivate init(_ item: ProjectReferences.Item, in folder: String) {
    let short = { (path: String) in path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path }
    switch item {
    case .target(let name): self.init(kind: "target", name: name)
    case .propertyList(let path): self.init(kind: "property list", name: short(path))
    case .source(let path): self.init(kind: "source", name: short(path))
    case .document(let path): self.init(kind: "document", name: short(path))
    case .strings(let path): self.init(kind: "strings", name: short(path))
    case .type(let name): self.init(kind: "class", name: name)
    case .resource(let name): self.init(kind: "resource", name: name)
    }
  }
}
