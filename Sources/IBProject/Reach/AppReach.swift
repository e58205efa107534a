import IBBase
import IBModel

/// What an app gets to from where it starts: types and documents.
///
/// A name counts wherever code that runs has it, so what is not reached is used by nothing that runs.
package struct AppReach: Sendable {
  /// Everything that code that runs mentions, and all files besides code.
  private let texts: MentionedTexts
  /// The outermost types whose code never runs.
  private let unreachedTypes: Set<String>
  /// The paths of the documents that nothing loads.
  package let unreachedDocuments: Set<String>

  /// What an app consists of besides its sources and documents.
  package struct Surroundings {
    /// The names of the documents that apps load first.
    package var launchDocuments: Set<String> = []
    /// Property lists, data and settings.
    package var files: [MentionedTexts] = []
    /// The sources that no target compiles.
    package var straySources: Set<String> = []
    /// Whether a source is of a library, whose types others may use.
    package var isOfLibrary: (_ path: String) -> Bool = { _ in false }

    package init() {}
  }

  /// Nil if nothing tells where the app starts.
  /// - Complexity: O(texts + lengths of the names of documents)
  package init?(
    _ sources: SourceIndex, _ documents: DocumentIndex, _ loads: DocumentLoads, _ surroundings: Surroundings
  ) {
    let startsApp = sources.files.contains { $0.source.startsApp }
    guard startsApp || !surroundings.launchDocuments.isEmpty else { return nil }
    var search = ReachSearch(sources, documents, loads, except: surroundings.straySources)
    search.run(surroundings)
    texts = MentionedTexts(search.reachedTexts)
    unreachedTypes = search.types.subtracting(search.reachedTypes)
    unreachedDocuments = Set(
      documents.documents.indices.filter { !search.reachedDocuments.contains($0) }.map {
        documents.documents[$0].path
      })
  }

  /// Whether code of a type runs; true for types that no source declares.
  package func runs(_ type: String) -> Bool { !unreachedTypes.contains(type) }

  /// Whether code that runs may have a text, such as an identifier, or a type of this name.
  package func mayHave(text: String, _ sources: SourceIndex) -> Bool {
    texts.mayHave(text) || sources.hasType(named: text) && !unreachedTypes.contains(text)
  }
}

extension AppReach: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(texts, unreachedTypes, unreachedDocuments) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (texts, unreachedTypes, unreachedDocuments) = try reader.values()
  }
}
