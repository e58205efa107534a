import IBBase
import IBChanges
import IBLayout
import IBModel
import IBProject
import IBXML

/// Carries out the steps of a script in memory; all files are written afterwards, or none.
package struct ScriptRun {
  package private(set) var run: OperationRun
  /// The results of steps about several files.
  private var edits = FileEdits()
  package private(set) var isAboutFiles = false
  /// All files that such steps changed, and all documents.
  private var files = StagedFiles()
  private let canvas: (String) -> Situation
  /// The number of steps, and the elements of the documents that they went through.
  private var (steps, work) = (0, 0)

  package init(_ run: OperationRun, on canvas: @escaping (String) -> Situation) {
    (self.run, self.canvas) = (run, canvas)
  }

  /// Carries out a step, which is read only now because it may refer to objects made by earlier steps.
  /// - Throws: `OperationError` or `CommandError`; then nothing may be written.
  package mutating func carryOut(_ statement: Statement) async throws {
    steps += 1
    work += run.results.reduce(0) { $0 + $1.result.document.tree.nodeCount }
    if steps > Limit.scriptSteps, work > Limit.scriptWork {
      throw CommandError(
        "the \(steps) steps up to here go through more than \(Limit.scriptWork / 1_000_000) million elements of documents; "
          + "use several scripts, or select several objects in a step")
    }
    if let scenes = try statement.scenesStatement() { return try await carryOut(scenes) }
    try run.apply(try statement.operation(in: run.results.map(\.result.document)), on: canvas)
  }

  private mutating func carryOut(_ statement: ScenesStatement) async throws {
    note()
    isAboutFiles = true
    let step: FileEdits
    switch statement {
    case .extract(let scenes, let target, let initial):
      guard target.hasSuffix(".storyboard") else {
        throw CommandError("`to` names a file with the extension .storyboard")
      }
      let (loaded, ids) = try SceneWords.storyboard(with: scenes, in: documents(), "among the documents")
      try requireOld(loaded.path)
      let extraction = StoryboardExtraction(scenes: ids, target: target, initial: initial)
      step = try await extraction.edits(of: loaded, files)
    case .inline(let file, let keeps):
      let source = try document(file)
      try requireOld(source.path)
      step = try await StoryboardReturn.edits(of: source, into: try main(for: source), keeps: keeps, files)
    }
    try keep(step)
  }

  private func documents() throws -> [LoadedDocument] {
    try run.results.map { try LoadedDocument(path: $0.path, bytes: $0.result.document.bytes) }
  }

  private func document(_ path: String) throws -> LoadedDocument {
    let known = try documents().first { WorkingFolder.absolute($0.path) == WorkingFolder.absolute(path) }
    if let known { return known }
    guard let bytes = files.contents(of: path) else { throw CommandError("`\(path)` cannot be read") }
    return try LoadedDocument(path: path, bytes: bytes)
  }

  /// The storyboard that receives the scenes of a file.
  private func main(for source: LoadedDocument) throws -> LoadedDocument {
    let name = DocumentSummary.name(of: source.path)
    let others = try documents().filter { loaded in
      loaded.document.kind == .storyboard && loaded.path != source.path && loaded.document.leads(to: name)
    }
    if others.count == 1 { return others[0] }
    throw CommandError("\(others.isEmpty ? "no document" : "more than one document") refers to \(source.path)")
  }

  /// Refuses a file that this script makes, because its translations are not read again.
  private func requireOld(_ path: String) throws {
    if files.isNew(path) { throw CommandError("\(path) is made by this script; change its scenes in another one") }
  }

  private mutating func note() {
    for (path, result) in run.results {
      files.add(FileChange(path, from: result.isNew ? nil : result.original.bytes, to: result.document.bytes))
    }
  }

  private mutating func keep(_ step: FileEdits) throws {
    for change in step.changes {
      files.add(change)
      let known = run.results.first { WorkingFolder.absolute($0.path) == WorkingFolder.absolute(change.path) }
      guard let bytes = change.new else {
        if let known { run.remove(at: known.path) }
        continue
      }
      guard known != nil || change.path.hasSuffix(".storyboard") else { continue }
      let path = known?.path ?? change.path
      var result = known?.result
      if result == nil {
        let original = try LoadedDocument(path: path, bytes: change.old ?? bytes).document
        result = OperationResult(original, isNew: change.old == nil) { KnownResources(near: path) }
      }
      result?.settle(try LoadedDocument(path: path, bytes: bytes).document)
      if let result { run.set(result, at: path) }
    }
    edits.report.append(step.report)
    edits.advice += step.advice
  }

  package mutating func settle(_ settle: (String, inout OperationResult) throws -> Void) rethrows {
    try run.settle(settle)
  }

  /// The changes of all steps together.
  package mutating func finished() -> FileEdits {
    note()
    edits.changes = files.changes
    for (path, result) in run.results { edits.report.add(OperationReport(result, at: path)) }
    return edits
  }
}
