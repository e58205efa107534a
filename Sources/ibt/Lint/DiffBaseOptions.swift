import ArgumentParser
import IBWorkspace

/// Options that report only findings in changes.
struct DiffBaseOptions: ParsableArguments {
  @Option(
    name: .customLong("diff-base"),
    help: ArgumentHelp(
      "Report only findings in lines that changed since the current branch left this branch or commit, and findings "
        + "that were not there.",
      valueName: "commit"))
  var commit: String?

  /// The documents to compare with; nil if all findings are reported.
  func base(isStaged: Bool) async throws -> DiffBase? {
    guard let commit else { return nil }
    return try await DiffBase(of: commit, isStaged: isStaged)
  }
}
