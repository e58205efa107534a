import IBModel

/// What refers to what in a project: targets and Info.plists to documents, sources to documents, documents to classes,
/// resources, strings files and other documents.
///
/// It has what is written literally. Names that code computes are in none of the references, so that a document without
/// any may still be loaded; see `DocumentLoads`.
package struct ProjectReferences: Sendable {
  /// Something in a project. Files are paths.
  package enum Item: Sendable, Hashable {
    case target(String)
    case propertyList(String)
    case source(String)
    case document(String)
    case strings(String)
    /// A class, by its name.
    case type(String)
    /// An image or a color, by its name.
    case resource(String)
  }

  /// One refers to the other.
  package struct Reference: Sendable, Hashable {
    /// What refers.
    package let from: Item
    /// What is referred to.
    package let to: Item
  }

  /// The folder of the project.
  package let folder: String
  /// The targets of the project.
  package let targets: ProjectTargets
  /// All references, each once.
  package let references: [Reference]
  private let from: [Item: [Int]]
  private let to: [Item: [Int]]

  /// What is known about a project.
  package struct Facts: Sendable {
    package var folder = ""
    package var targets = ProjectTargets([])
    package var documents = DocumentIndex([])
    package var sources: [SourceIndex.File] = []
    /// What Info.plists say, by path.
    package var information: [(path: String, information: AppInformation)] = []
    /// The strings files of documents, by the path of the document.
    package var strings: [String: [String]] = [:]

    package init() {}
  }

  /// Collects the references.
  /// - Complexity: O(n + m) in what is known and in the references, beside sorting.
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

  /// What an item refers to, in the order of the project.
  package func references(from item: Item) -> [Item] { (from[item] ?? []).map { references[$0].to } }

  /// What refers to an item, in the order of the project.
  package func references(to item: Item) -> [Item] { (to[item] ?? []).map { references[$0].from } }
}

/// Documents by the names that others have for them.
private struct DocumentNamesInProject {
  private var documents: [String: [DocumentSummary]] = [:]

  init(_ index: DocumentIndex) {
    for document in index.documents {
      documents[DocumentNamesInProject.name(document.name), default: []].append(document)
    }
  }

  /// A name without the part for a device: `Main~ipad` is loaded as `Main`.
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
