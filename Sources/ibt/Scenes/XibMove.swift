import IBEditing
import IBInspection
import IBModel
import IBProject
import IBWorkspace

/// A scene that goes to a xib, or a xib that becomes a scene, with all that follows in the project.
enum XibMove {
  // MARK: A scene to a xib

  /// Moves a scene to a new xib.
  /// - Throws: `CommandFailure` when that is not possible, or when something is lost that may not be.
  static func extract(
    _ scenes: Set<ObjectID>, of loaded: LoadedDocument, to target: String, isPartial: Bool,
    _ files: StagedFiles = StagedFiles()
  ) async throws -> FileEdits {
    guard scenes.count == 1, let scene = scenes.first else {
      throw CommandFailure("\(scenes.count) scenes are selected; a xib has one")
    }
    let name = DocumentSummary.name(of: target)
    let extraction: XibExtraction
    do throws(OperationError) { extraction = try XibExtraction(of: scene, from: loaded.document, to: name) } catch {
      let place = error.object.flatMap { loaded.document.object($0) }.map { loaded.place(of: $0) }
      throw CommandFailure("\(place ?? loaded.path): \(error.message)")
    }
    let project = await StoryboardProject(around: loaded, files)
    var uses = try XibMove.uses(of: extraction.controller, in: loaded, project)
    if extraction.remaining == nil { uses += try XibMove.uses(of: loaded, project) }
    let place = "\(loaded.place(of: extraction.controller)): \(extraction.controller.reference)"
    let losses = extraction.losses
    if !isPartial, !losses.isEmpty || !uses.isEmpty {
      let lost = losses.isEmpty ? [] : ["a xib has no place for its \(listed(losses))"]
      throw CommandFailure("\(place): \((lost + uses).joined(separator: ", and ")); --partial leaves that out")
    }
    var edits = XibMove.edits(extraction, of: loaded, to: target, files)
    edits.report.notes += (losses.map { "\($0) is gone" } + uses).map { "\(place): note: \($0)" }
    return edits
  }

  private static func edits(
    _ extraction: XibExtraction, of loaded: LoadedDocument, to target: String, _ files: StagedFiles
  ) -> FileEdits {
    var edits = FileEdits()
    let (old, new) = (extraction.remaining?.document, extraction.extracted.document)
    let ids = Set(loaded.document.objects.filter { old?.object($0.id) == nil }.map(\.id.rawValue))
    let translations = StringsFiles.move([(ids, target)], from: loaded.path, contents: files.contents)
    edits.changes = [
      FileChange(loaded.path, from: loaded.document.bytes, to: old?.bytes),
      FileChange(target, from: nil, to: new.bytes),
    ]
    edits.changes += translations.targets
    if let remaining = extraction.remaining {
      edits.changes += translations.sources
      edits.report.add(remaining, at: loaded.path, in: [remaining.document, loaded.document])
    } else {
      // What is left of a file without its translations goes.
      edits.changes += translations.sources.map { FileChange($0.path, from: $0.old, to: nil) }
      edits.report.notes.append("\(loaded.path): note: removed; remove it from the target in Xcode")
    }
    edits.report.add(extraction.extracted, at: target, in: [new])
    edits.report.notes += translations.notes + note(extraction.movedOnCanvas, at: target)
    let plain = loaded.document.platform == .macOS ? "NSViewController" : "UIViewController"
    let type = extraction.controller.customClass ?? plain
    edits.advice = [
      "\(target): note: add this file to the target in Xcode",
      "\(target): note: \(type)(nibName: \"\(DocumentSummary.name(of: target))\", bundle: nil) loads it",
    ]
    return edits
  }

  /// What the canvas shows elsewhere.
  private static func note(_ moved: [Object], at path: String) -> [String] {
    if moved.isEmpty { return [] }
    let verb = moved.count == 1 ? "is" : "are"
    return [
      "\(path): note: \(listed(moved.map(\.reference))) \(verb) elsewhere on the canvas, where a scene and a xib have other "
        + "margins and safe areas"
    ]
  }

  /// Where code finds a controller by its storyboard identifier.
  /// - Throws: `CommandFailure` when another storyboard refers to it.
  private static func uses(
    of controller: Object, in loaded: LoadedDocument, _ project: StoryboardProject
  ) throws -> [String] {
    guard let identifier = controller.element["storyboardIdentifier"] else { return [] }
    let name = DocumentSummary.name(of: loaded.path)
    let others = project.storyboards(leadingTo: [name], except: [loaded.path])
    if let other = others.first(where: { $0.document.referencedIdentifiers(in: name).contains(identifier) }) {
      throw CommandFailure("\(other.path): a reference leads to `\(identifier)` of \(name), and none can lead to a xib")
    }
    let places = project.identifierUses.filter { $0.identifier == identifier }.map { use in
      "\(WorkingFolder.shown(use.path)):\(use.line)"
    }
    return places.isEmpty ? [] : ["it is found by its storyboard identifier in \(listed(places))"]
  }

  /// What loads a storyboard that is removed.
  /// - Throws: `CommandFailure` when another storyboard refers to it.
  private static func uses(of loaded: LoadedDocument, _ project: StoryboardProject) throws -> [String] {
    let name = DocumentSummary.name(of: loaded.path)
    if let other = project.storyboards(leadingTo: [name], except: [loaded.path]).first {
      throw CommandFailure("\(other.path): a reference leads to \(name), and none can lead to a xib")
    }
    return project.loaders.isEmpty ? [] : ["the storyboard is loaded by \(listed(project.loaders))"]
  }

  // MARK: A xib to a scene

  /// Brings a xib into a storyboard.
  /// - Throws: `CommandFailure` when that is not possible, or when something loads the xib.
  static func inline(
    _ source: LoadedDocument, into main: LoadedDocument, keepsXib: Bool, _ files: StagedFiles = StagedFiles()
  ) async throws -> FileEdits {
    let project = await StoryboardProject(around: source, files)
    if !keepsXib, let loader = project.loaders.first {
      throw CommandFailure("\(source.path) is loaded by \(loader); use --keep to leave it")
    }
    let inlining: XibInlining
    do throws(OperationError) {
      inlining = try XibInlining(source.document, named: DocumentSummary.name(of: source.path), into: main.document)
    } catch {
      let place = error.object.flatMap { source.document.object($0) }.map { source.place(of: $0) }
      throw CommandFailure("\(place ?? source.path): \(error.message)")
    }
    var edits = FileEdits()
    let result = inlining.result
    edits.changes = [FileChange(main.path, from: main.document.bytes, to: result.document.bytes)]
    edits.report.add(result, at: main.path, in: [result.document, main.document])
    edits.report.notes += note(inlining.movedOnCanvas, at: main.path)
    if keepsXib {
      edits.report.notes.append("\(source.path): note: this xib was not changed")
    } else {
      edits.changes.append(FileChange(source.path, from: source.document.bytes, to: nil))
      let ids = Set(source.document.objects.map(\.id.rawValue))
      let translations = StringsFiles.move([(ids, main.path)], from: source.path, contents: files.contents)
      edits.changes += translations.targets + translations.sources.map { FileChange($0.path, from: $0.old, to: nil) }
      edits.report.notes += translations.notes
      edits.report.notes.append("\(source.path): note: removed; remove it from the target in Xcode")
    }
    edits.report.notes.append(
      "\(main.path): note: nothing leads to \(inlining.controller.reference) yet; connect a segue to it, or give it a "
        + "storyboard identifier")
    return edits
  }
}
