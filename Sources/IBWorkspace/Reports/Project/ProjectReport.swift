import IBProject

/// The report on a document in its project: its targets, the references to it, and its own references.
package struct ProjectReport: Report, Encodable {
  private let file: String
  private let targets: [Target]
  /// The references to the document.
  private let to: [Mention]
  /// Its own references.
  private let from: [Mention]

  private struct Target: Encodable {
    let name: String
    let productType: String?
  }

  fileprivate struct Mention: Encodable {
    let kind, name: String
  }

  /// - Parameters:
  ///   - file: The path of the document as the user spelled it.
  ///   - document: The path of the document in the project.
  package init(_ file: String, as document: String, in references: ProjectReferences) {
    self.file = file
    targets = references.targets.targets(of: document).map { Target(name: $0.name, productType: $0.productType) }
    let mention = { (item: ProjectReferences.Item) in item.mention(in: references.folder) }
    to = references.references(to: .document(document)).map(mention)
    from = references.references(from: .document(document)).map(mention)
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

extension ProjectReferences.Item {
  fileprivate func mention(in folder: String) -> ProjectReport.Mention {
    let short = { (path: String) in path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path }
    let (kind, name) =
      switch self {
      case .target(let name): ("target", name)
      case .propertyList(let path): ("property list", short(path))
      case .source(let path): ("source", short(path))
      case .document(let path): ("document", short(path))
      case .strings(let path): ("strings", short(path))
      case .type(let name): ("class", name)
      case .resource(let name): ("resource", name)
      }
    return ProjectReport.Mention(kind: kind, name: name)
  }
}
