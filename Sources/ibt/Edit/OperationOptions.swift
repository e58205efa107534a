import ArgumentParser
import IBChanges
import IBLayout
import IBLint
import IBModel
import IBProject
import IBWorkspace
import IBXML

/// Options of all commands that change documents by operations.
struct OperationOptions: ParsableArguments {
  @Flag(name: .customLong("no-frames"), help: "Leave stored frames as they are, although other ones are required now.")
  var keepsFrames = false

  @Flag(help: "Write the result although it has an error that the document did not have.")
  var force = false

  @OptionGroup var output: EditOutput

  @OptionGroup var format: FormatOptions

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  /// The end of the help of commands with these options.
  static let outcome = """
    The result goes to standard output unless an option names another place. Exit codes: 0 done, 1 --check finds that a \
    document would change, 2 nothing could be changed.
    """

  func validate() throws { try format.validate(beside: output) }

  /// Applies operations to the documents at paths, all of them or none, and delivers the results.
  /// - Parameters:
  ///   - resources: The images and colors of the app around a document.
  ///   - files: Other files that are written with the documents.
  ///   - operations: The operations for the documents that were read.
  func run(
    at paths: [String], resources: @escaping @Sendable (String) -> KnownResources = KnownResources.searchingProjects(),
    alongside files: ([LoadedDocument]) throws -> [FileChange] = { _ in [] },
    _ operations: ([LoadedDocument]) throws -> [any Operation]
  ) async throws {
    let documents = try await documents(at: paths)
    var run = started(documents, resources)
    for operation in try operations(documents) {
      do throws(OperationError) { try run.apply(operation) } catch { throw failure(error) }
    }
    if !keepsFrames { try run.settle(frames(of: documents)) }
    await warn(of: &run, documents)
    try refuseErrors(of: run)
    try output.deliver(try files(documents)) { try deliver(run, documents) }
  }

  func run(at paths: [String], _ steps: [EditScript.Step]) async throws {
    let documents = try await documents(at: paths)
    var script = ScriptRun(started(documents), on: canvases(of: documents))
    for step in steps {
      do { try await script.carryOut(step.statement) } catch let error as OperationError {
        throw CommandError("\(step.place): \(failure(error).message)")
      } catch let error as CommandError {
        throw CommandError("\(step.place): \(error.message)")
      }
    }
    if !keepsFrames { try script.settle(frames(of: documents)) }
    var run = script.run
    await warn(of: &run, documents)
    guard script.isAboutFiles else {
      try refuseErrors(of: run)
      return try deliver(run, documents)
    }
    let files = FilesOutput(output, format, force: force)
    do { try files.validate() } catch { throw CommandError("\(error)") }
    try script.finished().deliver(to: files)
  }

  /// Warns of new connections to members that the classes in the project's sources lack.
  private func warn(of run: inout OperationRun, _ documents: [LoadedDocument]) async {
    for loaded in documents where loaded.path != "-" {
      guard var result = run.results.first(where: { $0.path == loaded.path })?.result,
        result.newConnections.contains(where: { $0.kind != .segue })
      else { continue }
      let sources = await ProjectReader().project(ofDocument: loaded.path, for: [.sources], loaded.project).sources
      result.warn { sources?.lack(of: $0, in: $1) }
      run.set(result, at: loaded.path)
    }
  }

  private func started(
    _ documents: [LoadedDocument],
    _ resources: @escaping @Sendable (String) -> KnownResources = KnownResources.searchingProjects()
  ) -> OperationRun {
    OperationRun(
      documents.map { loaded in
        let path = loaded.path
        return (path, OperationResult(loaded.document) { resources(path) })
      })
  }

  /// Applies an operation that needs the layout of documents, in all of them or none, and delivers the results.
  /// - Parameter selector: The selector of the targets; nil for all.
  func run<One: IBChanges.Operation>(
    at paths: [String], only selector: String?, _ operation: (Targets?, Situation) -> One
  ) async throws {
    let documents = try await documents(at: paths)
    let targets = try selector.map { Targets(try ObjectSelector(written: $0, in: documents), includesAll: true) }
    var run = started(documents)
    let canvas = canvases(of: documents)
    do throws(OperationError) { try run.apply { operation(targets, canvas($0)) } } catch { throw failure(error) }
    try refuseErrors(of: run)
    try deliver(run, documents)
  }

  /// Refuses results with errors that the documents did not have.
  private func refuseErrors(of run: OperationRun) throws {
    let changes = run.results.filter(\.result.isChanged).map { ($0.path, $0.result.original, $0.result.document) }
    try output.refuse(BrokenResult(changes), unless: force)
  }

  /// The canvas of the document at a path, with the images of its app.
  private func canvases(of documents: [LoadedDocument]) -> (String) -> Situation {
    let resources = SceneResolver.searchingProjects()
    let byPath = Dictionary(documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return { path in
      let canvas = Situation(content: .stored)
      return byPath[path].map { resources.situation(canvas, for: $0) } ?? canvas
    }
  }

  /// Reads the documents; one that cannot be read ends the run, because either all are changed or none.
  func documents(at paths: [String]) async throws -> [LoadedDocument] {
    let paths = paths.isEmpty ? ["."] : paths
    let sources = await DocumentSources(
      at: paths, configuration.configurations, forcesExclusion: configuration.forceExclude
    ).noted()
    if let failure = sources.failures.first { throw failure }
    // Folders may contain other files; a named file must be a document.
    return try await sources.load(sources.list.indices).map { try $0.get() }
  }

  private func failure(_ error: OperationError) -> CommandError {
    var place = error.path ?? ""
    if let path = error.path, let object = error.object {
      let position = object.element.tree.lineIndex().position(of: object.element.range.lowerBound)
      place = "\(path):\(position.line):\(position.columnInUTF16)"
    }
    let advice = error.selectsSeveral ? "; select one, or use --all for all of them" : ""
    return CommandError((place.isEmpty ? "" : "\(place): ") + error.message + advice)
  }

  private func frames(of documents: [LoadedDocument]) -> (String, inout OperationResult) throws -> Void {
    let engine = LayoutEngine()
    let canvas = canvases(of: documents)
    let known = Set(documents.map(\.path))
    RunProgress.expect(known.count)
    return { path, result in
      RunProgress.advance()
      guard known.contains(path) else { return }
      do { try result.settleFrames(by: engine, in: canvas(path)) } catch {
        throw CommandError("\(path): the frames cannot be updated (\(error)); use --no-frames")
      }
    }
  }

  private func deliver(_ run: OperationRun, _ documents: [LoadedDocument]) throws {
    let changed = run.results.filter { $0.result.isChanged }
    guard run.results.count == 1 || output.takesSeveral || changed.count <= 1 && output.output == nil else {
      throw CommandError(
        "\(changed.count) documents would change; specify one, or use --in-place, --diff or --check for all of them")
    }
    if output.inPlace {
      try output.replace(
        run.results.map { FileChange($0.path, from: $0.result.original.bytes, to: $0.result.document.bytes) })
    }
    var status = ExitCode.success
    var printer = ReportPrinter(format, isBesideDocument: output.printsDocument)
    for (loaded, (_, result)) in zip(documents, run.results) {
      let report = OperationReport(result, at: loaded.path)
      guard result.isChanged || run.results.count == 1 else {
        // The notes explain what could not be changed.
        if format.isText { report.lines.forEach(output.note) }
        continue
      }
      if !output.inPlace {
        let delivered = try output.deliver(result.document.tree.source.bytes, of: loaded, announces: format.isText)
        if delivered != .success { status = delivered }
      }
      if format.isText { report.lines.forEach(output.note) } else { try printer.print(report) }
    }
    if changed.isEmpty, run.results.allSatisfy(\.result.notes.isEmpty) {
      output.note("note: nothing changes")
    }
    try printer.finish()
    if status != .success { throw status }
  }
}
