import ArgumentParser
import IBChanges
import IBWorkspace

/// Options for merging documents.
struct MergeOptions: ParsableArguments {
  @Option(help: "Whose version the document has where both sides changed something.")
  var conflicts: MergeSide = .ours

  @Option(
    help: "The frames of views that both sides changed: ours, theirs, or solve to compute them where possible.")
  var frames: FileMerge.FrameChoice = .solve

  /// Merges three versions of a file.
  /// - Parameter names: The names of the versions in messages; nil for the path.
  func merge(_ versions: [[UInt8]], path: String, names: [String]? = nil) throws -> FileMerge {
    try FileMerge(versions, path: path, names: names, preferring: MergePreference(conflicts), frames: frames)
  }
}

extension MergeSide: ExpressibleByArgument {}

extension FileMerge.FrameChoice: ExpressibleByArgument {}
