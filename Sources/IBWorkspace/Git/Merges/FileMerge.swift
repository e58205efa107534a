import IBChanges
import IBLayout
import IBModel

/// A merged document with its conflicts.
package struct FileMerge {
  package let bytes: [UInt8]
  package let conflicts: [MergeConflict]
  /// Notes for the user, even without conflicts.
  package let notes: [String]

  /// The source of frames that both sides changed.
  package enum FrameChoice: String, CaseIterable {
    case ours, theirs, solve
  }

  /// Merges the base, our version and their version of a file.
  /// - Parameters:
  ///   - path: The path in messages.
  ///   - names: The names of the versions in messages, in the same order; nil for the path.
  package init(
    _ versions: [[UInt8]], path: String, names: [String]? = nil, preferring preference: MergePreference = .ours,
    frames: FrameChoice = .solve
  ) throws {
    let documents = try zip(FileMerge.versionNames, versions).enumerated().map { index, version in
      do { return try FileMerge.document(names?[index] ?? path, version.1) } catch {
        throw names == nil ? CommandError(error).about(version.0) : CommandError(error)
      }
    }
    do {
      let side: MergeSide? = frames == .solve ? nil : frames == .ours ? .ours : .theirs
      var merge = try DocumentMerge(
        base: documents[0], ours: documents[1], theirs: documents[2], preferring: preference, frames: side)
      if frames == .solve { merge = try merge.withSettledFrames(by: LayoutEngine()) }
      (bytes, conflicts) = (merge.bytes, merge.conflicts)
      notes = merge.notes + FileMerge.errors(in: merge.document, of: documents)
    } catch {
      throw CommandError(error, in: path)
    }
  }

  /// The error that the result has and neither side has, as one clause; none if the result is one of the sides.
  static func errors(in result: Document, of versions: [Document]) -> [String] {
    let sides = Array(versions.suffix(2))
    if sides.contains(where: { $0.bytes == result.bytes }) { return [] }
    return BrokenResult(merged: result, of: sides).map { [$0.clause] } ?? []
  }

  /// The names of the versions if all have one path.
  private static let versionNames = ["the base", "our version", "their version"]

  private static func document(_ path: String, _ bytes: [UInt8]) throws -> Document {
    do { return try LoadedDocument(path: path, bytes: bytes).document } catch {
      guard [".storyboard", ".xib", ".xml"].contains(where: path.hasSuffix) else {
        throw CommandError("\(path): only documents are merged")
      }
      throw error
    }
  }
}
