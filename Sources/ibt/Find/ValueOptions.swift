import ArgumentParser
import IBModel
import IBWorkspace
import IBXML

/// Options for searches without a selector.
struct ValueOptions: ParsableArguments {
  @Option(
    name: .customLong("class"), help: ArgumentHelp("A custom class, also with its module.", valueName: "pattern"))
  private var classes: [String] = []

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp("A color by its name, or `#RRGGBB` as written.", valueName: "pattern"))
  private var colors: [String] = []

  @Option(
    name: .customLong("image"), help: ArgumentHelp("An image or symbol.", valueName: "pattern"))
  private var images: [String] = []

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp("A font or text style: `Avenir*`, `Body`, `system*`.", valueName: "pattern"))
  private var fonts: [String] = []

  @Option(
    name: .customLong("text"),
    help: ArgumentHelp(
      "A regular expression in what objects show or speak; `/save/i` ignores case.", valueName: "regex"))
  private var texts: [String] = []

  @Option(
    name: .customLong("key-path"),
    help: ArgumentHelp("The key path of a runtime attribute or a binding.", valueName: "pattern"))
  private var keyPaths: [String] = []

  @Option(
    name: .customLong("identifier"),
    help: ArgumentHelp(
      "An identifier: of a scene, a segue, a cell, of state restoration or accessibility.", valueName: "pattern"))
  private var identifiers: [String] = []

  @Option(
    name: .customLong("outlet"), help: ArgumentHelp("The property of an outlet.", valueName: "pattern"))
  private var outlets: [String] = []

  @Option(
    name: .customLong("action"), help: ArgumentHelp("The selector of an action.", valueName: "pattern"))
  private var actions: [String] = []

  func tests() throws -> [ValueTest] {
    try patterns.flatMap { kind, patterns in
      try patterns.map { pattern in
        do throws(ExplainedError) { return try ValueTest(kind, pattern) } catch {
          throw CommandError("--\(kind.rawValue) `\(pattern)`: \(error)")
        }
      }
    }
  }

  /// `; did you mean `--class PriceCell`?`, or nothing, for a search that finds nothing.
  func suggestion(among sources: [DocumentSource]) -> String {
    guard let (kind, patterns) = patterns.first(where: { $0.0 != .text && !$0.1.isEmpty }) else { return "" }
    let documents = sources.compactMap { try? LoadedDocument($0).document }
    let values = Set(documents.flatMap { $0.values(kind) }.map(\.text)).sorted()
    let nearest = EditDistance.similar(to: patterns[0], among: values)
    return nearest.map { "; did you mean `--\(kind.rawValue) \($0)`?" } ?? ""
  }

  private var patterns: [(DocumentValue.Kind, [String])] {
    [
      (.customClass, classes), (.color, colors), (.image, images), (.font, fonts), (.text, texts),
      (.keyPath, keyPaths), (.identifier, identifiers), (.outlet, outlets), (.action, actions),
    ]
  }
}
