import IBChanges
import IBModel
import IBProject
import IBXML

/// A move of all scenes of a storyboard into another one, as described by a command or a script.
package enum StoryboardReturn {
  /// The changes for the move.
  /// - Throws: `CommandError` when the documents do not fit, or when something loads the one that would be removed.
  package static func edits(
    of source: LoadedDocument, into main: LoadedDocument, keeps: Bool, _ files: StagedFiles = StagedFiles()
  ) async throws -> FileEdits {
    guard source.document.kind == .storyboard else { throw CommandError("\(source.path) is not a storyboard") }
    let names = (main: DocumentSummary.name(of: main.path), other: DocumentSummary.name(of: source.path))
    let project = await StoryboardProject(around: source, files)
    if !keeps, let loader = project.loaders.first {
      throw CommandError("\(source.path) is loaded by \(loader); use --keep to leave it")
    }
    var report = ScenesReport()
    var changes: [FileChange] = []
    var kept = Set(project.identifierUses.map(\.identifier))
    let identifiers = source.document.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] }
    kept.formUnion(project.texts(equalTo: Set(identifiers)).map(\.identifier))
    if keeps { kept.formUnion(source.document.referencedIdentifiers(in: names.main)) }
    let others = project.storyboards(leadingTo: [names.main, names.other], except: [main.path, source.path])
    for document in others {
      kept.formUnion(document.document.referencedIdentifiers(in: names.main))
      kept.formUnion(document.document.referencedIdentifiers(in: names.other))
      if keeps { continue }
      guard !document.document.refersToInitialController(of: names.other) else {
        throw CommandError(
          "\(document.path) leads to the initial view controller of \(names.other); use --keep to leave \(source.path)")
      }
      if let edited = try document.document.redirectingReferences(from: names.other, to: names.main, identifiers: nil) {
        report.add(edited, at: document.path, in: [edited.document])
        changes.append(FileChange(document.path, from: document.document.bytes, to: edited.document.bytes))
      }
    }
    let result: Edited
    do throws(OperationError) {
      result = try SceneInlining(
        .init(source.document, named: names.other), into: .init(main.document, named: names.main)
      ) { kept.contains($0) }.result
    } catch {
      throw CommandError("\(main.path): \(error.message)")
    }
    report.add(result, at: main.path, in: [result.document, main.document])
    changes.insert(FileChange(main.path, from: main.document.bytes, to: result.document.bytes), at: 0)
    if keeps {
      report.notes.append("\(source.path): note: this storyboard was not changed")
    } else {
      changes.append(FileChange(source.path, from: source.document.bytes, to: nil))
      addTranslations(of: source, to: main, files, &changes, &report)
    }
    return FileEdits(changes: changes, report: report)
  }

  private static func addTranslations(
    of source: LoadedDocument, to main: LoadedDocument, _ files: StagedFiles, _ changes: inout [FileChange],
    _ report: inout ScenesReport
  ) {
    let ids = Set(source.document.objects.map(\.id.rawValue))
    let move = StringsFiles.move([(ids, main.path)], from: source.path, contents: files.contents)
    // Files that are left without translations are removed.
    changes += move.targets + move.sources.map { FileChange($0.path, from: $0.old, to: nil) }
    report.notes += move.notes
    report.notes.append("\(source.path): note: removed; remove it from the target in Xcode")
  }
}
