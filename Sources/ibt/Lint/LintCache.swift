import ArgumentParser
import IBLint
import IBProject
import IBWorkspace
import IBXML

/// Options for the cache of findings.
struct CacheOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-cache"), help: "Check all documents again, and do not write the cache.")
  var isDisabled = false

  @Option(
    name: .customLong("cache-dir"),
    help: ArgumentHelp(
      "Keep findings in this folder. (default: $IBT_CACHE_DIR, or ibt in the folder for caches of the user)",
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

  /// The cache for runs in the current folder; nil if there is none.
  var cache: ResultCache? {
    guard !isDisabled, let folder = folder ?? CacheFolder.path else { return nil }
    return ResultCache(in: folder, for: strategy.name(of: WorkingFolder.path))
  }

  /// The reader of projects, which keeps its results unless the cache is disabled.
  var projects: ProjectReader {
    guard !isDisabled, let folder = folder ?? CacheFolder.path else { return ProjectReader() }
    let strategy = strategy
    return ProjectReader(keeping: ProjectCache(in: folder, program: .program(strategy), strategy))
  }

  func save(_ cache: ResultCache?, isQuiet: Bool) {
    do throws(WorkspaceError) { try cache?.save() } catch {
      // Everything works without a cache. Only a user who names a folder must know that it is not used.
      if folder != nil, !isQuiet { Terminal.note("ibt: note: findings cannot be kept for the next run: \(error)") }
    }
  }
}

/// The findings of earlier runs, valid while the files that they depend on are unchanged.
struct LintCache: Sendable {
  let results: ResultCache
  let projects: ProjectReader

  /// The findings of an earlier run and their coverage; nil if the document has to be checked.
  func findings(
    in document: AssignedDocument, _ key: ContentHash
  ) async -> (findings: [LocatedFinding], coverage: Coverage)? {
    let path = document.source.path
    guard let result = results.result(for: path, key) else { return nil }
    var reader = ByteReader(result)
    guard let needs = try? reader.needs(), let state = try? reader.contents(), let name = try? reader.text(),
      let reading = Coverage.Reading(rawValue: name), let unmet = try? reader.needs(),
      let bytes = try? reader.contents()
    else { return nil }
    guard await projects.state(ofDocument: path, for: needs, document.project).bytes == Array(state),
      let findings = [LocatedFinding](bytes: bytes)
    else { return nil }
    return (findings, Coverage(reading, unmetNeeds: unmet))
  }

  func keep(
    _ findings: [LocatedFinding], _ coverage: Coverage, in source: DocumentSource, _ key: ContentHash,
    _ consulted: Consulted
  ) {
    var writer = ByteWriter()
    writer.write(consulted.needs)
    writer.write(consulted.state.bytes)
    writer.write(coverage.reading.rawValue)
    writer.write(coverage.unmetNeeds)
    writer.write(findings.bytes)
    results.keep(writer.bytes, for: source.path, key)
  }

  /// The parts of a project that rules consulted, and its state before it was read.
  struct Consulted {
    var needs: Set<ProjectPart> = []
    var state = ContentHash()
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ needs: Set<ProjectPart>) {
    write(needs.map(\.rawValue).sorted()) { $0.write($1) }
  }
}

extension ByteReader {
  fileprivate mutating func needs() throws(Damage) -> Set<ProjectPart> {
    Set(try list { reader throws(Damage) in try reader.text() }.compactMap(ProjectPart.init(rawValue:)))
  }
}

extension ContentHash {
  /// A hash of everything that findings depend on, besides documents and their projects.
  static func settings(
    of configuration: Configuration, _ parts: Configuration.Parts, _ options: RuleOptions,
    _ formats: [FindingsFormat], _ strategy: CacheStrategy
  ) -> ContentHash {
    var hash = program(strategy)
    for path in configuration.files {
      hash.add(strategy.name(of: path))
      hash.add((try? FileBytes.read(path)) ?? [])
    }
    hash.add("\(parts)")
    hash.add((options.selected ?? ["-"]).joined(separator: ","))
    hash.add(options.ignored.joined(separator: ","))
    hash.add(formats.contains(where: \.showsEdits) ? 1 : 0)
    hash.add(formats.contains(where: \.quotesDocuments) ? 1 : 0)
    return hash
  }

  /// A hash that differs between versions and builds of the program.
  static func program(_ strategy: CacheStrategy) -> ContentHash {
    switch strategy {
    case .metadata: programByMetadata
    case .content: programByContent
    }
  }

  private static let programByMetadata = program(hashedBy: .metadata)
  private static let programByContent = program(hashedBy: .content(folder: ""))

  private static func program(hashedBy strategy: CacheStrategy) -> ContentHash {
    var hash = ContentHash()
    hash.add(Version.text)
    if let path = Executable.path { hash.add(strategy.hash(ofProgram: path)) }
    return hash
  }
}
