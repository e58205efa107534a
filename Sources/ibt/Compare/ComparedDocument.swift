import IBChanges
import IBModel
import IBWorkspace

/// A document in two versions.
struct ComparedDocument {
  /// The path that is shown.
  let path: String
  let earlierPath: String?
  /// Where the project around the document is found.
  let location: String
  /// nil where a version does not exist.
  let old: Document?
  let new: Document?

  init(_ file: ChangedFile) throws {
    (path, earlierPath, location) = (file.path, file.earlierPath, file.location)
    old = try file.old.map { bytes in
      if let location = file.oldLocation { return try LoadedDocument(path: location, bytes: bytes).document }
      do { return try LoadedDocument(path: file.earlierPath ?? file.path, bytes: bytes).document } catch {
        throw CommandFailure(error).about("the older version")
      }
    }
    new = try file.new.map { try LoadedDocument(path: file.path, bytes: $0).document }
  }

  /// What changed; nothing where a version is missing.
  var changes: DocumentChanges {
    guard let old, let new else { return DocumentChanges() }
    return new.changes(from: old)
  }

  /// `new document` or `removed`; nil where there are both versions.
  var remark: String? { old == nil ? "new document" : new == nil ? "removed" : nil }
}
