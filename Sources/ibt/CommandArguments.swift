import ArgumentParser
import IBModel

/// The words of the command line, and the command that they name.
struct CommandArguments {
  let words: [String]
  /// As people type it: `ibt`, `ibt hook install`.
  let command: String
  /// The first word that should be a command and is not.
  private let unknown: String?
  /// The commands that could be in its place.
  private let candidates: [String]

  init(_ words: [String]) {
    let isVersion = words.count == 1 && ["-v", "-V"].contains(words[0])
    self.words = isVersion ? ["--version"] : words
    var type: any ParsableCommand.Type = IBT.self
    var names = ["ibt"]
    var unknown: String?
    for word in self.words {
      if word == "help", names.count == 1 { continue }
      if word.hasPrefix("-") || type.configuration.subcommands.isEmpty { break }
      guard let next = type.configuration.subcommands.first(where: { $0._commandName == word }) else {
        unknown = word
        break
      }
      type = next
      names.append(word)
    }
    command = names.joined(separator: " ")
    candidates = type.configuration.subcommands.map { $0._commandName }
    self.unknown = unknown
  }

  /// - Throws: `CommandFailure` with the nearest command when there is no such command.
  func requireKnownCommand() throws {
    guard let unknown else { return }
    let nearest = EditDistance.nearest(to: unknown.lowercased(), among: candidates)
    let suggestion = nearest.map { "; did you mean `\($0)`?" } ?? ""
    throw CommandFailure("there is no command `\(command) \(unknown)`\(suggestion) (see `\(command) --help`)")
  }
}
