import IBCompare
import IBInspection
import IBModel
import IBWorkspace

/// A merged file and what both sides changed: of a document, or of a text beside documents, by the name of the file.
struct MergedFile {
  let bytes: [UInt8]
  let conflicts: [MergeConflict]

  /// Merges the base, our version and their version of a file.
  /// - Parameters:
  ///   - path: The path whose extension says what the file is.
  ///   - names: What messages call the versions, in the same order; nil for the path.
  /// - Throws: `CommandFailure` for a version that cannot be read, and for a merge that cannot be verified.
  init(_ versions: [[UInt8]], path: String, names: [String]? = nil, by options: MergeOptions) throws {
    let names = names ?? versions.map { _ in path }
    guard let format = TextFormat(path: path) else {
      let documents = try zip(names, versions).map { try MergedFile.document($0, $1) }
      let merge = try options.merge(documents[0], documents[1], documents[2], in: path)
      (bytes, conflicts) = (merge.bytes, merge.conflicts)
      return
    }
    do {
      let merge = try TextMerge(
        format: format, base: versions[0], ours: versions[1], theirs: versions[2], preferring: options.preferred)
      (bytes, conflicts) = (merge.bytes, merge.conflicts)
    } catch {
      throw CommandFailure(error, in: path)
    }
  }

  private static func document(_ path: String, _ bytes: [UInt8]) throws -> Document {
    do { return try LoadedDocument(path: path, bytes: bytes).document } catch {
      guard [".storyboard", ".xib", ".xml"].contains(where: path.hasSuffix) else {
        throw CommandFailure("\(path): only documents, .strings and .xcstrings files and layout sheets are merged")
      }
      throw error
    }
  }
}
