import IBChanges
import IBModel

extension ChangedDocument<Document> {
  /// Reads both versions.
  package init(_ file: ChangedDocument<[UInt8]>) throws {
    let old = try file.old.map { bytes -> Document in
      if let location = file.oldLocation { return try LoadedDocument(path: location, bytes: bytes).document }
      do { return try LoadedDocument(path: file.earlierPath ?? file.path, bytes: bytes).document } catch {
        throw CommandError(error).about("the older version")
      }
    }
    let new = try file.new.map { try LoadedDocument(path: file.path, bytes: $0).document }
    self.init(path: file.path, earlierPath: file.earlierPath, location: file.location, old: old, new: new)
  }

  package var changes: DocumentChanges {
    guard let old, let new else { return DocumentChanges() }
    return new.changes(from: old)
  }

  package var remark: String? { old == nil ? "new document" : new == nil ? "removed" : nil }
}
