import ArgumentParser
import IBModel
import IBWorkspace

struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Move scenes of a storyboard to a storyboard of their own.",
    discussion: """
      Segues that cross lead to storyboard references, in both directions, and the controllers get the storyboard \
      identifiers that these need. Of what stays, and of what goes, no other byte changes. References to third \
      storyboards and translations in strings files go along. Code that finds a scene by its identifier is listed, and other texts that equal it.

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
      """, valueName: "scene"))
  var words: [String]

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "The new storyboard. A name without a folder is put beside the old one.", valueName: "file"),
    completion: .file())
  var target: String

  @Option(
    help: ArgumentHelp(
      "The scene with the new storyboard's initial view controller. (default: the first one that a segue leads to)",
      valueName: "scene"))
  var initial: String?

  @OptionGroup var output: FilesOutput

  func validate() throws {
    guard target.hasSuffix(".storyboard") else {
      throw ValidationError("--to names a file with the extension .storyboard")
    }
  }

  func run() async throws {
    let search = SceneWords(words)
    let (loaded, scenes) = try await search.storyboard()
    let extraction = StoryboardExtraction(scenes: scenes, target: target, initial: initial)
    try await extraction.edits(of: loaded).deliver(to: output)
  }
}

extension SceneWords {
  fileprivate func storyboard() async throws -> (LoadedDocument, Set<ObjectID>) {
    let search = try await DocumentSearch(at: path)
    return try SceneWords.storyboard(with: words, in: search.documents, search.place, note: search.unread)
  }
}
