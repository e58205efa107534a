import IBModel

/// The references in a project: of targets and Info.plists to documents, of sources to documents, and of documents to
/// classes, resources, strings files and other documents.
///
/// Only literal names count. Code can compute names, so a document without references may still be loaded; see
/// `DocumentLoads`.
package struct ProjectReferences: Sendable {
  /// An item of a project. Files are named by path.
  package enum Item: Sendable, Hashable {
    case target(String)
    case propertyList(String)
    case source(String)
    case document(String)
    case strings(String)
    case type(String)
    /// A link from one item to another.
    case resource(String)
  }

  /// A link from one item to another.
  package struct Reference: Sendable, Hashable {
    package let from: Item
    package let to: Item
  }

  package let folder: String
  package let targets: ProjectTargets
  /// Unique references.
  package let references: [Reference]
  private let from: [Item: [Int]]
  private let to: [Item: [Int]]

  /// The inputs for collecting references.
  package struct Facts: Sendable {
    package var folder = ""
    package var targets = ProjectTargets([])
    package var documents = DocumentIndex([])
    package var sources: [SourceIndex.File] = []
    /// The contents of Info.plists, by path.
    package var information: [(path: String, information: AppInformation)] = []
    /// Paths of strings files by the path of their document.
    package var strings: [String: [String]] = [:]

    package init() {}
  }

  /// - Complexity: O(n + m) in the facts and the references, without sorting.
  package init(_ facts: Facts) {
    (folder, targets) = (facts.folder, facts.targets)
    let names = DocumentNamesInProject(facts.documents)
    var found: [Reference] = []
    for target in facts.targets.targets {
      for name in target.documentNames.sorted() { found += names.references(from: .target(target.name), toNamed: name) }
      for path in target.propertyLists.sorted() {
        found.append(Reference(from: .target(target.name), to: .propertyList(path)))
      }
    }
    for (path, information) in facts.information {
      for name in information.documentNames.sorted() {
        found += names.references(from: .propertyList(path), toNamed: name)
      }
    }
    for file in facts.sources {
      for use in file.source.uses where use.kind == .nib || use.kind == .storyboard {
        found += names.references(from: .source(file.path), toNamed: use.name, isStoryboard: use.kind == .storyboard)
      }
    }
    for document in facts.documents.documents {
      let item = Item.document(document.path)
      found += document.classes.keys.sorted().map { Reference(from: item, to: .type($0)) }
      found += document.resourceNames.sorted().map { Reference(from: item, to: .resource($0)) }
      found += (facts.strings[document.path] ?? []).map { Reference(from: item, to: .strings($0)) }
      for name in document.storyboardReferences.sorted() {
        found += names.references(from: item, toNamed: name, isStoryboard: true)
      }
    }
    var known: Set<Reference> = []
    references = found.filter { known.insert($0).inserted }
    from = Dictionary(grouping: references.indices, by: { [references] in references[$0].from })
    to = Dictionary(grouping: references.indices, by: { [references] in references[$0].to })
  }

  package func references(from item: Item) -> [Item] { (from[item] ?? []).map { references[$0].to } }

  package func references(to item: Item) -> [Item] { (to[item] ?? []).map { references[$0].from } }
}

/// An index of documents by the names that references use.
private struct DocumentNamesInProject {
  private var documents: [String: [DocumentSummary]] = [:]

  init(_ index: DocumentIndex) {
    for document in index.documents {
      documents[DocumentNamesInProject.name(document.name), default: []].append(document)
    }
  }

  /// A name without the device suffix: `Main~ipad` is loaded as `Main`.
  private static func name(_ name: String) -> String {
    name.lastIndex(of: "~").map { String(name[..<$0]) } ?? name
  }

  /// References to the documents with a name; several when folders or languages have their own.
  func references(
    from item: ProjectReferences.Item, toNamed name: String, isStoryboard: Bool? = nil
  ) -> [ProjectReferences.Reference] {
    (documents[name] ?? []).filter { isStoryboard == nil || ($0.kind == .storyboard) == isStoryboard }
      .map { ProjectReferences.Reference(from: item, to: .document($0.path)) }
  }
}
