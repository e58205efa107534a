import ArgumentParser
import IBEditing
import IBInspection
import IBModel
import IBProject
import IBWorkspace
import IBXML

/// `ibt extract`
struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Move scenes of a storyboard to a storyboard of their own.",
    discussion: """
      Segues that cross lead to storyboard references, in both directions, and the controllers get the storyboard \
      identifiers that these need. Of what stays, and of what goes, no other byte changes. References to third \
      storyboards and translations in strings files go along. Code that finds a scene by its identifier is listed.

        ibt extract Settings About --to Settings.storyboard --in-place Main.storyboard
        ibt extract '.CheckoutViewController' --to Checkout.storyboard --diff App

      Add the new file to the target in Xcode. Exit codes: 0 done, 1 --check finds that files would change, 2 nothing \
      could be changed.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      Scenes by the names, ids, classes or storyboard identifiers of their controllers, or selectors of something in \
      them; then the storyboard, or a folder. (default: the current folder)
      """, valueName: "scene"), completion: .object)
  var words: [String]

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "The new storyboard. A name without a folder is put beside the old one.", valueName: "file"), completion: .file())
  var target: String

  @Option(
    help: ArgumentHelp(
      "The scene with the new storyboard's initial view controller. (default: the first one that a segue leads to)",
      valueName: "scene"))
  var initial: String?

  @OptionGroup var output: FilesOutput

  func validate() throws {
    if !target.hasSuffix(".storyboard") { throw ValidationError("--to names a file with the extension .storyboard") }
  }

  func run() async throws {
    let (loaded, scenes) = try await SceneWords(words).storyboard()
    let target = self.target.contains("/") ? self.target : beside(loaded.path, self.target)
    if DocumentPaths.exists(target) {
      throw CommandFailure("`\(target)` exists already; choose another name, or move its scenes with `ibt inline`")
    }
    let names = SceneExtraction.Names(
      old: DocumentSummary.name(of: loaded.path), new: DocumentSummary.name(of: target))
    let extraction: SceneExtraction
    do throws(OperationError) {
      extraction = try SceneExtraction(
        from: loaded.document, to: names, initial: try initialController(in: loaded, scenes)
      ) { scenes.contains($0.id) }
    } catch {
      let place = error.object.flatMap { loaded.document.object($0) }.map { loaded.place(of: $0) }
      throw CommandFailure("\(place ?? loaded.path): \(error.message)")
    }
    try await deliver(extraction, from: loaded, to: target, names)
  }

  private func beside(_ path: String, _ name: String) -> String {
    path.lastIndex(of: "/").map { path[...$0] + name } ?? name
  }

  private func initialController(in loaded: LoadedDocument, _ scenes: Set<ObjectID>) throws(OperationError) -> ObjectID?
  {
    guard let initial else { return nil }
    let found = loaded.document.scenes.filter { scenes.contains($0.id) }.compactMap(\.controller).filter { controller in
      [controller.id.rawValue, controller.name, controller.customClass, controller.element["storyboardIdentifier"]]
        .contains(initial)
    }
    guard found.count == 1 else {
      throw OperationError("--initial: \(found.isEmpty ? "no" : "more than one") selected scene is `\(initial)`")
    }
    return found[0].id
  }

  private func deliver(
    _ extraction: SceneExtraction, from loaded: LoadedDocument, to target: String, _ names: SceneExtraction.Names
  ) async throws {
    let (remaining, extracted) = (extraction.remaining, extraction.extracted)
    var changes = [
      FileChange(loaded.path, from: loaded.document.bytes, to: remaining.document.bytes),
      FileChange(target, from: nil, to: extracted.document.bytes),
    ]
    var report = ScenesReport()
    report.add(remaining, at: loaded.path, in: [remaining.document, loaded.document])
    report.add(extracted, at: target, in: [extracted.document])
    report.notes.append("\(target): note: the initial view controller is \(extraction.initial.reference)")

    let ids = Set(extracted.document.objects.filter { remaining.document.object($0.id) == nil }.map(\.id.rawValue))
    let translations = StringsFiles.move(ids, from: loaded.path, to: target)
    changes += translations.changes
    report.notes += translations.notes(to: target)

    let project = await StoryboardProject(around: loaded)
    let moved = Set(extraction.controllers.compactMap { $0.element["storyboardIdentifier"] })
    for other in project.storyboards(leadingTo: [names.old], except: [loaded.path]) {
      guard let edited = try other.document.redirectingReferences(from: names.old, to: names.new, identifiers: moved)
      else { continue }
      report.add(edited, at: other.path, in: [edited.document])
      changes.append(FileChange(other.path, from: other.document.bytes, to: edited.document.bytes))
    }
    report.notes += notes(about: project.identifierUses, extraction, names)
    if output.inPlace { report.notes.append("\(target): note: add this file to the target in Xcode") }
    try output.deliver(changes, report)
  }

  /// Code that finds scenes by identifiers in a storyboard that may not have them any more.
  private func notes(
    about uses: [SceneIdentifierUse], _ extraction: SceneExtraction, _ names: SceneExtraction.Names
  ) -> [String] {
    let moved = Set(extraction.controllers.compactMap { $0.element["storyboardIdentifier"] })
    let movedClasses = Set(extraction.controllers.compactMap(\.customClass))
    let staying = Set(
      extraction.remaining.document.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] })
    return uses.compactMap { use in
      let place = "\(WorkingFolder.shown(use.path)):\(use.line)"
      let isMoved = use.type.map(movedClasses.contains) ?? false
      if moved.contains(use.identifier) {
        // A controller finds others in its own storyboard, unless it names another one.
        if isMoved, !use.storyboards.contains(names.old) { return nil }
        return
          "\(place): note: finds `\(use.identifier)` by its storyboard identifier; it is in \(names.new) now"
      }
      guard staying.contains(use.identifier), isMoved, let type = use.type, !use.storyboards.contains(names.old)
      else { return nil }
      return
        "\(place): note: \(type), which is in \(names.new) now, finds `\(use.identifier)`, which is in \(names.old)"
    }
  }
}
