import ArgumentParser

struct CompletionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completion",
    abstract: "Print a script that makes a shell complete commands, files, rules and devices.",
    discussion: """
      bash: add `source <(ibt completion bash)` to ~/.bashrc.
      zsh: add `source <(ibt completion zsh)` to ~/.zshrc, after `compinit`.
      fish: run `ibt completion fish >~/.config/fish/completions/ibt.fish`.
      """)

  @Argument(help: "The shell.")
  var shell: Shell

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    fileprivate var kind: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  func run() { Terminal.write(IBT.completionScript(for: shell.kind) + "\n") }
}
