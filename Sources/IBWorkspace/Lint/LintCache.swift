import IBBase
import IBLint
import IBProject

/// The findings of earlier runs, valid while the files that they depend on are unchanged.
package struct LintCache: Sendable {
  package let results: ResultCache
  package let projects: ProjectReader

  package init(results: ResultCache, projects: ProjectReader) { (self.results, self.projects) = (results, projects) }

  /// The findings of an earlier run and their coverage; nil if the document has to be checked.
  func findings(
    in document: LintRun.Item, _ key: ContentHash
  ) async -> (findings: [LocatedFinding], coverage: Coverage)? {
    let path = document.source.path
    guard let result = results.result(for: path, key) else { return nil }
    var reader = ByteReader(result)
    guard let needs = try? reader.value() as Set<ProjectPart>, let state = try? reader.contents(),
      let reading = try? reader.value() as Coverage.Reading, let unmet = try? reader.value() as Set<ProjectPart>,
      let lacksSources = try? reader.value() as Bool, let bytes = try? reader.contents()
    else { return nil }
    guard await projects.state(ofDocument: path, for: needs, document.project).bytes == Array(state),
      let findings = [LocatedFinding](bytes: bytes)
    else { return nil }
    return (findings, Coverage(reading, unmetNeeds: unmet, lacksSources: lacksSources))
  }

  func keep(
    _ findings: [LocatedFinding], _ coverage: Coverage, in source: DocumentSource, _ key: ContentHash,
    _ consulted: Consulted
  ) {
    var writer = ByteWriter()
    writer.write(consulted.needs)
    writer.write(consulted.state.bytes)
    writer.write(coverage.reading, coverage.unmetNeeds, coverage.lacksSources)
    writer.write(findings.bytes)
    results.keep(writer.bytes, for: source.path, key)
  }

  /// The parts of a project that rules consulted, and its state before it was read.
  struct Consulted {
    var needs: Set<ProjectPart> = []
    package var state = ContentHash()
  }
}

extension Coverage.Reading: ByteCodable {}
extension ProjectPart: ByteCodable {}

extension ContentHash {
  /// A hash of everything that findings depend on, besides documents and their projects.
  static func settings(
    of configuration: Configuration, _ parts: Configuration.Parts, _ rules: RuleChoice,
    _ formats: [FindingsFormat], _ strategy: CacheStrategy
  ) -> ContentHash {
    var hash = program(strategy)
    for path in configuration.files {
      hash.add(strategy.name(of: path))
      hash.add((try? FileBytes.readWhole(path)) ?? [])
    }
    hash.add("\(parts)")
    hash.add((rules.selected ?? ["-"]).joined(separator: ","))
    hash.add(rules.ignored.joined(separator: ","))
    hash.add(formats.contains(where: \.showsEdits) ? 1 : 0)
    hash.add(formats.contains(where: \.quotesDocuments) ? 1 : 0)
    return hash
  }

  /// A hash that differs between versions and builds of the program.
  package static func program(_ strategy: CacheStrategy) -> ContentHash {
    switch strategy {
    case .metadata: programByMetadata
    case .content: programByContent
    }
  }

  private static let programByMetadata = program(hashedBy: .metadata)
  private static let programByContent = program(hashedBy: .content(folder: ""))

  private static func program(hashedBy strategy: CacheStrategy) -> ContentHash {
    var hash = ContentHash()
    hash.add(Program.version)
    if let path = Executable.path { hash.add(strategy.hash(ofProgram: path)) }
    return hash
  }
}
