import IBModel

/// Summaries of all documents of a project.
package struct DocumentIndex: Sendable {
  /// Sorted by path.
  package let documents: [DocumentSummary]
  /// Whether a document could not be read, so that what it contains is not known.
  package let isComplete: Bool
  /// The identifiers of scenes.
  package let sceneIdentifiers: Set<String>
  /// The identifiers of segues.
  package let segueIdentifiers: Set<String>
  /// The reuse identifiers of cells and views.
  package let reuseIdentifiers: Set<String>
  /// The names of all documents.
  package let names: Set<String>
  /// Selectors of actions whose receiver is found at run time, those of unwind segues among them.
  package let openActions: Set<String>
  /// The classes whose outlets are connected, by the name of the property.
  private let outletClasses: [String: Set<String>]
  /// The classes that receive actions, by selector.
  private let actionClasses: [String: Set<String>]
  /// Indices of storyboards by name.
  private let storyboards: [String: [Int]]

  /// Collects summaries.
  package init(_ documents: [DocumentSummary], isComplete: Bool = true) {
    let documents = documents.ordered { $0.path }
    (self.documents, self.isComplete) = (documents, isComplete)
    let scenes = documents.flatMap(\.scenes)
    sceneIdentifiers = Set(scenes.compactMap(\.identifier))
    segueIdentifiers = scenes.reduce(into: []) { $0.formUnion($1.segueIdentifiers) }
    reuseIdentifiers = documents.reduce(into: []) { $0.formUnion($1.reuseIdentifiers) }
    names = Set(documents.map(\.name))
    openActions = documents.reduce(into: []) { $0.formUnion($1.openActions) }
    outletClasses = DocumentIndex.classes(in: documents, by: \.outlets)
    actionClasses = DocumentIndex.classes(in: documents, by: \.actions)
    storyboards = Dictionary(
      grouping: documents.indices.filter { documents[$0].kind == .storyboard }, by: { documents[$0].name })
  }

  /// Classes by the members that are connected.
  private static func classes(
    in documents: [DocumentSummary], by members: (DocumentSummary.ClassUse) -> Set<String>
  ) -> [String: Set<String>] {
    var classes: [String: Set<String>] = [:]
    for (name, use) in documents.lazy.flatMap(\.classes) {
      for member in members(use) { classes[member, default: []].insert(name) }
    }
    return classes
  }

  /// The classes that have an outlet connected.
  package func classes(connectingOutlet property: String) -> Set<String> { outletClasses[property] ?? [] }

  /// The classes that receive an action.
  package func classes(receivingAction selector: String) -> Set<String> { actionClasses[selector] ?? [] }

  /// Whether a document is the first one that uses a class, so that a fact about the class is reported once. A document
  /// that is not known is.
  package func isFirst(_ path: String?, using className: String) -> Bool {
    guard let path, documents.contains(where: { $0.path == path }) else { return true }
    return documents.first { $0.classes[className] != nil }?.path == path
  }

  /// The storyboards with a name; several when folders or languages have their own.
  package func storyboards(named name: String) -> [DocumentSummary] { (storyboards[name] ?? []).map { documents[$0] } }

  /// The names of all storyboards, sorted.
  package var storyboardNames: [String] { storyboards.keys.sorted() }
}
