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
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    if !DocumentPaths.isFolder(folder) { throw CommandFailure("the folder `\(folder)` does not exist") }
    var moves = await SceneMoves(from: loaded)
    try moves.extract(to: target, initial: try initialController(in: loaded, scenes)) { scenes.contains($0.id) }
    try moves.deliver(to: output)
  }

  private func beside(_ path: String, _ name: String) -> String {
    path.lastIndex(of: "/").map { path[...$0] + name } ?? name
  }

  private func initialController(in loaded: LoadedDocument, _ scenes: Set<ObjectID>) throws -> ObjectID? {
    guard let initial else { return nil }
    let found = loaded.document.scenes.filter { scenes.contains($0.id) }.compactMap(\.controller).filter { controller in
      [controller.id.rawValue, controller.name, controller.customClass, controller.element["storyboardIdentifier"]]
        .contains(initial)
    }
    guard found.count == 1 else {
      throw CommandFailure("--initial: \(found.isEmpty ? "no" : "more than one") selected scene is `\(initial)`")
    }
    return found[0].id
  }
}
