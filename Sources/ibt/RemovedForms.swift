import IBWorkspace

/// A command, option or form of earlier versions, and its replacement.
struct RemovedForm: Sendable {
  /// As people type it: `film`, `config migrate`.
  let command: String
  /// The option that the value belongs to: `--to`. nil for the whole command, or when the value is an argument.
  var option: String?
  /// The value that is gone, nil for any; `*` at its beginning or its end is any text.
  var value: String?
  /// A sentence part: `use …`.
  let replacement: String

  init(_ command: String, _ option: String? = nil, _ value: String? = nil, instead replacement: String) {
    (self.command, self.option, self.value, self.replacement) = (command, option, value, replacement)
  }

  /// Every deleted form. Rows of whole commands are answered for `ibt help …`, too.
  static let all = [
    RemovedForm("config migrate", instead: "see Documents/Configuration.md#iblinter"),
    RemovedForm("film", instead: "`ibt transition` computes the frames on the way, `ibt render` draws each state"),
    RemovedForm("gallery", instead: "use `ibt render` once per device, template or text size, or `ibt preview`"),
    RemovedForm("graph", "--dark", instead: graphPicture),
    RemovedForm("graph", "--format", "svg", instead: graphPicture),
    RemovedForm("graph", "--format", "svg:*", instead: graphPicture),
    RemovedForm("version", instead: "use `ibt --version`"),
    RemovedForm(
      "use-standard-spacing", instead: "`ibt constrain 'A.top = B.bottom + standard' --replace` writes standard spacing"
    ),
    RemovedForm("use-constraints", instead: "`ibt constrain` writes constraints, and `ibt pin` those that are missing"),
    RemovedForm("split", instead: "use `ibt extract` for each flow"),
    RemovedForm("extract", "--to", "*.xib", instead: "copy the view into a xib in Interface Builder"),
    RemovedForm("inline", nil, "*.xib", instead: "copy the view into a scene in Interface Builder"),
    RemovedForm("merge", nil, "*.strings", instead: "`git merge-file` merges lines"),
    RemovedForm("merge", nil, "*.layouts.xml", instead: "`git merge-file` merges lines"),
    RemovedForm("convert", "--to", "json", instead: "use `--to sheet`, which has the same constraints and values"),
    RemovedForm("convert", "--to", "swift", instead: "use `--to swift-vfl`"),
    RemovedForm("convert", "--to", "swift-anchors", instead: "use `--to swift-vfl`"),
    RemovedForm("convert", "--to", "swift-keep", instead: "use `--to swift-vfl`"),
    RemovedForm("convert", "--to", "swift-composer", instead: "use `--to swift-vfl`"),
  ]

  private static let graphPicture = "use `ibt graph --format dot` with Graphviz"

  var text: String { (["ibt", command] + [option, value].compactMap(\.self)).joined(separator: " ") }

  /// - Throws: `CommandError` when words of a command line ask for a deleted form.
  static func requireNone(in words: [String]) throws {
    let words = words.first == "help" ? Array(words.dropFirst()) : words
    guard let form = all.first(where: { $0.isUsed(in: words) }) else { return }
    throw CommandError("there is no `\(form.text)` any more; \(form.replacement)")
  }

  private func isUsed(in words: [String]) -> Bool {
    let names = command.split(separator: " ").map(String.init)
    guard words.starts(with: names) else { return false }
    let arguments = words.dropFirst(names.count)
    guard let option else { return value == nil || arguments.contains(where: isValue) }
    let following = zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
    let joined = arguments.filter { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    return value == nil ? arguments.contains(option) || !joined.isEmpty : (following + joined).contains(where: isValue)
  }

  private func isValue(_ word: String) -> Bool {
    guard let value else { return true }
    if value.hasPrefix("*") { return word.hasSuffix(value.dropFirst()) }
    return value.hasSuffix("*") ? word.hasPrefix(value.dropLast()) : word == value
  }
}
