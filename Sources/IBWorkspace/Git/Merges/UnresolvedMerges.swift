import SystemPackage

/// The documents whose merges have unresolved conflicts.
package struct UnresolvedMerges: Sendable {
  private var merges: [String: KeptMerge] = [:]

  /// Finds the merges of some documents. Git runs only if there is a stored merge.
  /// - Throws: When a stored merge cannot be read.
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

  /// The merge of a document at the path as spelled; nil without unresolved conflicts.
  package subscript(_ document: String) -> KeptMerge? { merges[document] }
}
