import IBBase
import IBModel

/// Summaries of all documents of a project.
package struct DocumentIndex: Sendable {
  package let documents: [DocumentSummary]
  /// Whether every document could be read, and the checkout has all that the project names.
  package let isComplete: Bool
  /// The names of documents that may exist besides; nil if some documents could not be read.
  private let absent: Set<String>?
  package let sceneIdentifiers: Set<String>
  package let segueIdentifiers: Set<String>
  package let reuseIdentifiers: Set<String>
  package let names: Set<String>
  /// Selectors of actions whose receiver is found at run time, including unwind segues.
  package let openActions: Set<String>
  /// Texts that may be identifiers of scenes.
  package let identifierTexts: Set<String>
  private let outletClasses: [String: Set<String>]
  private let actionClasses: [String: Set<String>]
  private let storyboards: [String: [Int]]
  package let storyboardNames: [String]

  package init(_ documents: [DocumentSummary], isReadable: Bool = true, absent: [String] = []) {
    let documents = documents.ordered { $0.path }
    (self.documents, isComplete) = (documents, isReadable && absent.isEmpty)
    self.absent = isReadable ? Set(absent.map { DocumentSummary.name(of: $0) }) : nil
    let scenes = documents.flatMap(\.scenes)
    sceneIdentifiers = Set(scenes.compactMap(\.identifier))
    segueIdentifiers = scenes.reduce(into: []) { $0.formUnion($1.segueIdentifiers) }
    reuseIdentifiers = documents.reduce(into: []) { $0.formUnion($1.reuseIdentifiers) }
    names = Set(documents.map(\.name))
    openActions = documents.reduce(into: []) { $0.formUnion($1.openActions) }
    identifierTexts = documents.reduce(into: []) { $0.formUnion($1.identifierTexts) }
    outletClasses = DocumentIndex.classes(in: documents, by: \.outlets)
    actionClasses = DocumentIndex.classes(in: documents, by: \.actions)
    storyboards = Dictionary(
      grouping: documents.indices.filter { documents[$0].kind == .storyboard }, by: { documents[$0].name })
    storyboardNames = storyboards.keys.sorted()
  }

  private static func classes(
    in documents: [DocumentSummary], by members: (DocumentSummary.ClassUse) -> Set<String>
  ) -> [String: Set<String>] {
    var classes: [String: Set<String>] = [:]
    for (name, use) in documents.lazy.flatMap(\.classes) {
      for member in members(use) { classes[member, default: []].insert(name) }
    }
    return classes
  }

  package func classes(connectingOutlet property: String) -> Set<String> {
    KeyValueNames.keys(ofProperty: property).reduce(into: []) { $0.formUnion(outletClasses[$1] ?? []) }
  }

  package func classes(receivingAction selector: String) -> Set<String> { actionClasses[selector] ?? [] }

  package func hasClass(_ name: String) -> Bool { documents.contains { $0.classes[name] != nil } }

  /// Whether a document is the first that uses a class, so that a fact about the class is reported once; true for a
  /// document outside the project.
  package func isFirst(_ path: String?, using className: String) -> Bool {
    guard let path, documents.contains(where: { $0.path == path }) else { return true }
    return documents.first { $0.classes[className] != nil }?.path == path
  }

  /// The storyboards with a name; several when folders or languages have their own.
  package func storyboards(named name: String) -> [DocumentSummary] { (storyboards[name] ?? []).map { documents[$0] } }

  /// Whether a document with a name may exist besides those of the index.
  package func mayLack(_ name: String) -> Bool { absent?.contains(name) != false }
}
