import ArgumentParser
import IBWorkspace

struct CacheOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-cache"), help: "Read everything again, and do not write the cache.")
  var isDisabled = false

  @Option(
    name: .customLong("cache-dir"),
    help: ArgumentHelp(
      "Keep results in this folder. (default: $IBT_CACHE_DIR, or ibt in the folder for caches of the user)",
      valueName: "folder"), completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("cache-strategy"),
    help: ArgumentHelp(
      "How the cache recognizes files of the project: by metadata, or by content, so that a folder that a server restores is valid in a new checkout.",
      valueName: "strategy"))
  var comparison = FileComparison.metadata

  func validate() throws {
    if isDisabled, folder != nil { throw ValidationError("--no-cache and --cache-dir cannot be combined") }
  }

  /// The values of `--cache-strategy`.
  enum FileComparison: String, ExpressibleByArgument, CaseIterable {
    case metadata, content
  }

  var strategy: CacheStrategy {
    switch comparison {
    case .metadata: .metadata
    case .content: .contentInProject
    }
  }

  /// The cache for runs in the current folder; nil if there is none. A note says why one is not used.
  func cache(isQuiet: Bool) async -> ResultCache? {
    guard !isDisabled, let folder = folder ?? CacheFolder.path else { return nil }
    if let objection = await CacheFolder.objection(to: folder) {
      if !isQuiet { Terminal.note("ibt: note: the cache is not used: \(objection)") }
      return nil
    }
    return ResultCache(in: folder, for: strategy.name(of: WorkingFolder.path))
  }

  /// The reader of projects, which keeps its results unless the cache is disabled.
  var projects: ProjectReader {
    isDisabled ? ProjectReader() : .keeping(in: folder, strategy)
  }

  func save(_ cache: ResultCache?, isQuiet: Bool) {
    do throws(WorkspaceError) { try cache?.save() } catch {
      // Everything works without a cache. Only a user who names a folder must know that it is not used.
      if folder != nil, !isQuiet { Terminal.note("ibt: note: findings cannot be kept for the next run: \(error)") }
    }
  }
}
