import ArgumentParser
import IBChanges
import IBWorkspace

/// Options for merging documents.
struct MergeOptions: ParsableArguments {
  @Option(
    help: """
      Whose version the document has where both sides changed something: ours, theirs, or both between markers, with \
      which Xcode does not open it.
      """)
  var conflicts: ConflictForm = .ours

  @Option(
    help: "The frames of views that both sides changed: ours, theirs, or solve to compute them where possible.")
  var frames: FileMerge.FrameChoice = .solve

  /// The content of the document where both sides changed something.
  enum ConflictForm: String, ExpressibleByArgument, CaseIterable {
    case ours, theirs, markers

    /// The side whose version the document has; nil for both.
    var side: MergeSide? { self == .markers ? nil : self == .ours ? .ours : .theirs }
  }

  /// Merges three versions of a file.
  /// - Parameters:
  ///   - names: The names of the versions in messages; nil for the path.
  ///   - sides: The names of the sides in markers.
  func merge(
    _ versions: [[UInt8]], path: String, names: [String]? = nil, sides: MergeNames = MergeNames(), markerLength: Int = 7
  ) throws -> FileMerge {
    let merge = { (preference: MergePreference) in
      try FileMerge(versions, path: path, names: names, preferring: preference, frames: frames)
    }
    let result = try merge(MergePreference(conflicts.side ?? .ours))
    guard conflicts == .markers, !result.conflicts.isEmpty else { return result }
    let text = ConflictMarkers.text(
      ours: result.bytes, theirs: try merge(.theirs).bytes,
      names: (sides.ours ?? "ours", sides.theirs ?? "theirs"), length: markerLength)
    return FileMerge(text, of: result)
  }
}

extension MergeSide: ExpressibleByArgument {}

extension FileMerge.FrameChoice: ExpressibleByArgument {}
