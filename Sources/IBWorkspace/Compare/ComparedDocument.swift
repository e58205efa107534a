import IBChanges
import IBModel

/// A document in two versions.
package struct ComparedDocument {
  package let path: String
  package let earlierPath: String?
  /// The path from which the project around the document is found.
  let location: String
  /// nil if there is no such version.
  package let old: Document?
  package let new: Document?

  package init(_ file: ChangedFile) throws {
    (path, earlierPath, location) = (file.path, file.earlierPath, file.location)
    old = try file.old.map { bytes in
      if let location = file.oldLocation { return try LoadedDocument(path: location, bytes: bytes).document }
      do { return try LoadedDocument(path: file.earlierPath ?? file.path, bytes: bytes).document } catch {
        throw CommandFailure(error).about("the older version")
      }
    }
    new = try file.new.map { try LoadedDocument(path: file.path, bytes: $0).document }
  }

  package var changes: DocumentChanges {
    guard let old, let new else { return DocumentChanges() }
    return new.changes(from: old)
  }

  package var remark: String? { old == nil ? "new document" : new == nil ? "removed" : nil }
}
