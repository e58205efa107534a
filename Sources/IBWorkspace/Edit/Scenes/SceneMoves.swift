import IBChanges
import IBModel
import IBProject
import IBXML

/// Moves of scenes from a storyboard to new ones, with all consequences in the project.
struct SceneMoves {
  private let loaded: LoadedDocument
  private let project: StoryboardProject
  private let name: String
  private var remaining: Document
  private var created: [(path: String, document: Document)] = []
  /// Other storyboards with references to the scenes.
  private var others: [(loaded: LoadedDocument, document: Document)]
  private var parts: [(path: String, edited: Edited)] = []
  private var translations: [(ids: Set<String>, document: String)] = []
  private var notes: [String] = []

  init(from loaded: LoadedDocument, _ files: StagedFiles = StagedFiles()) async {
    self.loaded = loaded
    project = await StoryboardProject(around: loaded, files)
    name = DocumentSummary.name(of: loaded.path)
    remaining = loaded.document
    others = project.storyboards(leadingTo: [name], except: [loaded.path]).map { ($0, $0.document) }
  }

  mutating func extract(
    to path: String, initial: ObjectID? = nil, where isWanted: (DocumentScene) -> Bool
  ) throws {
    let names = SceneExtraction.Names(old: name, new: DocumentSummary.name(of: path))
    let extraction: SceneExtraction
    do throws(OperationError) {
      extraction = try SceneExtraction(from: remaining, to: names, initial: initial, where: isWanted)
    } catch {
      let place = error.object.flatMap { loaded.document.object($0.id) }.map { loaded.place(of: $0) }
      throw CommandError("\(place ?? loaded.path): \(error.message)")
    }
    let extracted = extraction.extracted.document
    parts += [(loaded.path, extraction.remaining), (path, extraction.extracted)]
    notes.append("\(path): note: the initial view controller is \(extraction.initial.reference)")
    try redirect(extraction, names)
    let stays = extraction.remaining.document
    translations.append((Set(extracted.objects.filter { stays.object($0.id) == nil }.map(\.id.rawValue)), path))
    notes += notes(about: extraction, names)
    created.append((path, extracted))
    remaining = stays
  }

  /// Redirects references in other storyboards to the new place of the scenes.
  private mutating func redirect(_ extraction: SceneExtraction, _ names: SceneExtraction.Names) throws {
    let moved = Set(
      extraction.extracted.document.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] })
    let redirected = { (document: Document) in
      do throws(OperationError) {
        return try document.redirectingReferences(from: names.old, to: names.new, identifiers: moved)
      } catch {
        throw CommandError(error.message)
      }
    }
    for index in others.indices {
      guard let edited = try redirected(others[index].document) else { continue }
      others[index].document = edited.document
      parts.append((others[index].loaded.path, edited))
    }
    for index in created.indices {
      guard let edited = try redirected(created[index].document) else { continue }
      created[index].document = edited.document
      parts.append((created[index].path, edited))
    }
  }

  /// Notes on code that finds scenes by identifiers in a storyboard that may no longer have them.
  private func notes(about extraction: SceneExtraction, _ names: SceneExtraction.Names) -> [String] {
    let moved = Set(extraction.controllers.compactMap { $0.element["storyboardIdentifier"] })
    let movedClasses = Set(extraction.controllers.compactMap(\.customClass))
    let staying = Set(
      extraction.remaining.document.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] })
    let texts = project.texts(equalTo: moved).map { text in
      "\(WorkingFolder.shown(text.path)):\(text.line): note: has the storyboard identifier `\(text.identifier)`; "
        + "if it finds the scene, name \(names.new) here"
    }
    return texts
      + project.identifierUses.compactMap { use in
        let place = "\(WorkingFolder.shown(use.path)):\(use.line)"
        let isMoved = use.type.map(movedClasses.contains) ?? false
        if moved.contains(use.identifier) {
          // A controller finds others in its own storyboard, unless it names another one.
          if isMoved, !use.storyboards.contains(names.old) { return nil }
          return "\(place): note: finds `\(use.identifier)` by its storyboard identifier; it is in \(names.new) now"
        }
        guard staying.contains(use.identifier), isMoved, let type = use.type, !use.storyboards.contains(names.old)
        else {
          return nil
        }
        return
          "\(place): note: \(type), which is in \(names.new) now, finds `\(use.identifier)`, which is in \(names.old)"
      }
  }

  var edits: FileEdits {
    let move = StringsFiles.move(translations, from: loaded.path, contents: project.files.contents)
    var edits = FileEdits()
    edits.changes = [FileChange(loaded.path, from: loaded.document.bytes, to: remaining.bytes)]
    edits.changes += created.map { FileChange($0.path, from: nil, to: $0.document.bytes) }
    edits.changes += others.map { FileChange($0.loaded.path, from: $0.loaded.document.bytes, to: $0.document.bytes) }
    edits.changes += move.sources + move.targets
    var documents = [loaded.path: [remaining, loaded.document]]
    for (path, document) in created { documents[path] = [document] }
    for (loaded, document) in others { documents[loaded.path] = [document] }
    for (path, edited) in parts { edits.report.add(edited, at: path, in: documents[path] ?? []) }
    edits.report.notes += notes + move.notes
    edits.advice = created.map { "\($0.path): note: add this file to the target in Xcode" }
    return edits
  }
}
