import SystemPackage

/// The documents whose merges have conflicts that nobody resolved.
package struct UnresolvedMerges: Sendable {
  private var merges: [String: KeptMerge] = [:]

  /// Looks at some documents. Git is run only for what is kept about them.
  /// - Throws: When what is kept cannot be read.
  package init(among documents: [String]) async throws(WorkspaceError) {
    var folders: [Substring: KeptMerges?] = [:]
    var nearest = NearestFile([".git"])
    for document in documents {
      let spelled = document.folderPart
      let known: KeptMerges?
      if let found = folders[spelled] {
        known = found
      } else {
        known = GitFolder(around: FilePath(document).folder.string, &nearest).map(KeptMerges.init)
        folders[spelled] = .some(known)
      }
      guard let known, !known.isEmpty else { continue }
      merges[document] = try await known.merge(of: known.nameInRepository(document))
    }
  }

  /// The merge of a document, at the path as it was spelled; nil if no conflict is left.
  package subscript(_ document: String) -> KeptMerge? { merges[document] }
}
