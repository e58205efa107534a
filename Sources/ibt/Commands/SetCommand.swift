import ArgumentParser
import IBChanges
import IBModel

struct SetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Give objects values: text=Save, fontDescription/pointSize=20, @layer.cornerRadius=8.",
    discussion: """
      KEY is an attribute as the document has it, a child by its key (backgroundColor, frame), an attribute of a child \
      (normal/title), a property that the document spells otherwise (font, clipsToBounds), @KEYPATH for a user-defined \
      runtime attribute, or `installed` for views and constraints. Values are checked: true and false, numbers, words of \
      the format. Colors are #FF8800, labelColor, systemRed or a name of an asset catalog; fonts are `system 17`, `system \
      semibold 17`, `Avenir-Heavy 15` or headline; none removes a color.
      An argument with = is a value unless it begins with a period or a slash. Frames that have to change follow where the \
      layout is certain. \(OperationOptions.outcome)
      """)

  @Argument(
    help: ArgumentHelp("What to change: a selector, an id, or a name.", valueName: "selector"))
  var selector: String

  @Argument(
    help: ArgumentHelp(
      "Values as KEY=VALUE, then documents and folders, or `-`. (default: the current folder)",
      valueName: "key=value|path"),
    completion: .documents)
  private var rest: [String] = []

  @Option(
    name: .customLong("unset"),
    help: ArgumentHelp("Remove the value of a key. May be repeated.", valueName: "key"))
  var removed: [String] = []

  @Option(
    help: ArgumentHelp("Set the values for size classes such as hC or w:compact.", valueName: "classes"),
    transform: SizeClasses.parsed)
  var sizeClass: SizeClasses?

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  private var words: [String] { rest + LongArguments.remainingPaths }

  func validate() throws {
    if values.isEmpty, removed.isEmpty { throw ValidationError("specify a value, as in `text=Save`, or --unset KEY") }
  }

  private func isValue(_ word: String) -> Bool { word.contains("=") && !word.hasPrefix(".") && !word.hasPrefix("/") }

  private var values: [String] { words.filter(isValue) }

  func run() async throws {
    let assignments = try values.map { try Assignment($0) } + removed.map { try Assignment(removing: $0) }
    try await options.run(at: words.filter { !isValue($0) }) { documents in
      [SetOperation(try target.targets(selector, in: documents), assignments, under: sizeClass)]
    }
  }
}

extension SizeClasses {
  static func parsed(_ text: String) throws -> SizeClasses {
    guard let classes = SizeClasses(written: text) else {
      throw ValidationError("`\(text)` is not size classes; write them as wC, hR, w:compact, or two of them")
    }
    return classes
  }
}
