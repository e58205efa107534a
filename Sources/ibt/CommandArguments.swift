import ArgumentParser
import IBModel
import IBWorkspace

/// The words of the command line, and the command that they name.
struct CommandArguments {
  let words: [String]
  /// As people type it: `ibt`, `ibt hook install`.
  let command: String
  /// The type of the command, and how many words name it; 0 when the words ask for help.
  private let type: any ParsableCommand.Type
  private let depth: Int
  /// The first word that should be a command and is not.
  private let unknown: String?
  /// The commands that could be in its place.
  private let candidates: [String]

  init(_ words: [String]) {
    let isVersion = words.count == 1 && ["-v", "-V"].contains(words[0])
    self.words = isVersion ? ["--version"] : CommandArguments.completed(words)
    var type: any ParsableCommand.Type = IBT.self
    var names = ["ibt"]
    var unknown: String?
    for word in self.words {
      if word == "help", names.count == 1 { continue }
      if word.hasPrefix("-") || type.configuration.subcommands.isEmpty { break }
      guard let next = type.configuration.subcommands.first(where: { $0._commandName == word }) else {
        // The id of a rule is in the place of a command.
        if type != RulesCommand.self { unknown = word }
        break
      }
      type = next
      names.append(word)
    }
    command = names.joined(separator: " ")
    depth = self.words.first == "help" ? 0 : names.count - 1
    self.type = type
    candidates = type.configuration.subcommands.map { $0._commandName }
    self.unknown = unknown
  }

  /// Adds the value of an option that can do without one: `--neighbors` is `--neighbors=1`.
  private static func completed(_ words: [String]) -> [String] {
    guard words.first == "canvas" else { return words }
    return words.indices.map { index in
      let next = index + 1 < words.count ? words[index + 1] : ""
      return words[index] == "--neighbors" && Int(next) == nil ? "--neighbors=1" : words[index]
    }
  }

  /// The command with its options; nil for help and mistakes: the whole command tree takes longer than a document.
  /// With `_superCommandName`, a command is parsed without looking for requests of completions first, which takes as
  /// long as a small document; those are mistakes here.
  func parsed(_ words: [String]) -> (any ParsableCommand)? {
    guard depth > 0, let command = try? type.parseAsRoot(Array(words.dropFirst(depth))) else { return nil }
    return Swift.type(of: command) == type ? command : nil
  }

  /// - Throws: `CommandError` with the nearest command when there is no such command.
  func requireKnownCommand() throws {
    guard let unknown else { return }
    let nearest = EditDistance.nearest(to: unknown.lowercased(), among: candidates)
    let suggestion = nearest.map { "; did you mean `\($0)`?" } ?? ""
    throw CommandError("there is no command `\(command) \(unknown)`\(suggestion) (see `\(command) --help`)")
  }
}
