import ArgumentParser
import IBWorkspace

/// The paths of a command that works on documents one by one.
struct DocumentInput: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Documents and folders, or `-` for standard input. (default: the current folder)", valueName: "path"),
    completion: .documents)
  private var parsedPaths: [String] = []

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationOptions

  /// The paths as typed; empty for the default.
  var paths: [String] { parsedPaths + LongArguments.remainingPaths }

  func validate() throws {
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("`-` (standard input) cannot be combined with other paths")
    }
  }

  var readsStandardInput: Bool { paths == ["-"] }

  /// A phrase that names the paths in messages.
  var place: String {
    if paths.isEmpty || paths == ["."] { return "the current folder" }
    return paths.count == 1 ? "`\(paths[0])`" : "the input"
  }

  func sources(
    standardInputName: String? = nil, _ configurations: Configurations? = nil
  ) async -> DocumentSources {
    await DocumentSources(
      at: paths.isEmpty ? ["."] : paths, standardInputName: standardInputName,
      configurations ?? configuration.configurations, forcesExclusion: configuration.forceExclude
    ).noted()
  }

  /// Failures are reported and do not stop the other visits.
  func visitDocuments(_ visit: (LoadedDocument) throws -> Void) async -> RunStatus {
    await sources().visit {
      try visit($0)
      return .success
    }
  }
}

extension DocumentSources {
  /// The same documents, after notes on paths that were not followed.
  func noted() -> DocumentSources {
    notes.forEach(Terminal.note)
    return self
  }

  /// Visits the documents in order while the next ones are read. Failures are reported and do not stop the others.
  /// - Parameters:
  ///   - isWanted: Whether the bytes may be a document to visit; others are not read as XML.
  ///   - visit: Returns `ExitStatus.findings` if there is something to report.
  func visit(
    where isWanted: @escaping @Sendable ([UInt8]) -> Bool = { _ in true },
    _ visit: (LoadedDocument) throws -> ExitCode
  ) async -> RunStatus {
    failures.forEach(Terminal.complain)
    var status = RunStatus(hasFailed: !failures.isEmpty)
    RunProgress.expect(list.count)
    let parts = stride(from: 0, to: list.count, by: DocumentSources.readAhead).map {
      $0..<min($0 + DocumentSources.readAhead, list.count)
    }
    var loaded = await load(parts.first ?? 0..<0, where: isWanted)
    for following in parts.dropFirst() + [0..<0] {
      async let next = load(following, where: isWanted)
      for loaded in loaded { status.attempt { try visit(try loaded.get()) } }
      RunProgress.advance(by: loaded.count)
      loaded = await next
    }
    await projects?.save()
    return status
  }

  /// The number of documents read ahead. Starting to read takes as long as reading a small document.
  private static let readAhead = 16
}
