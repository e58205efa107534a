import ArgumentParser
import IBCompare
import IBInspection
import IBLayout
import IBModel
import IBWorkspace

/// How documents are merged.
struct MergeOptions: ParsableArguments {
  @Option(
    help: """
      Whose version the document has where both sides changed something: ours, theirs, or both between markers, with \
      which Xcode does not open it.
      """)
  var conflicts: ConflictForm = .ours

  @Option(
    help: "Whose frames views have that both sides changed: ours, theirs, or solve to compute them where possible.")
  var frames: FrameChoice = .solve

  /// What the document says where both sides changed something.
  enum ConflictForm: String, ExpressibleByArgument, CaseIterable {
    case ours, theirs, markers

    /// The side whose version the document has; nil for both.
    var side: MergeSide? { self == .markers ? nil : self == .ours ? .ours : .theirs }
  }

  /// Where the frames come from that both sides changed.
  enum FrameChoice: String, ExpressibleByArgument, CaseIterable {
    case ours, theirs, solve
  }

  /// A merged file.
  struct Result {
    var bytes: [UInt8]
    var conflicts: [IBCompare.MergeConflict]
  }

  /// The merge of three versions.
  /// - Throws: `CommandFailure` when the result cannot be verified.
  func merge(
    _ base: Document, _ ours: Document, _ theirs: Document, in path: String, names: MergeNames = MergeNames(),
    markerLength: Int = 7
  ) throws -> Result {
    let merge = { (preference: MergePreference) in
      try MergeOptions.merge(base, ours, theirs, preferring: preference, frames: frames, in: path)
    }
    let result = try merge(MergePreference(conflicts.side ?? .ours))
    guard conflicts == .markers, !result.conflicts.isEmpty else {
      return Result(bytes: result.bytes, conflicts: result.conflicts)
    }
    let text = ConflictMarkers.text(
      ours: result.bytes, theirs: try merge(.theirs).bytes,
      names: (names.ours ?? "ours", names.theirs ?? "theirs"), length: markerLength)
    return Result(bytes: text, conflicts: result.conflicts)
  }

  /// The merge of three versions in which certain sides win.
  /// - Throws: `CommandFailure` when the result cannot be verified.
  static func merge(
    _ base: Document, _ ours: Document, _ theirs: Document, preferring preference: MergePreference,
    frames: FrameChoice = .solve, in path: String
  ) throws -> DocumentMerge {
    do {
      let side: MergeSide? = frames == .solve ? nil : frames == .ours ? .ours : .theirs
      let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, preferring: preference, frames: side)
      return frames == .solve ? try merge.withSettledFrames(by: LayoutEngine()) : merge
    } catch {
      throw CommandFailure(error, in: path)
    }
  }
}

extension MergeSide: ExpressibleByArgument {}
