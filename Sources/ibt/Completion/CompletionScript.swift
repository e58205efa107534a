import ArgumentParser

/// The script that makes a shell complete ibt's commands and arguments: ArgumentParser's, with corrections.
struct CompletionScript {
  let text: String

  init(for shell: CompletionShell) {
    var text = IBT.completionScript(for: shell)
    for (old, new) in Self.corrections[shell] ?? [] { text = text.replacing(old, with: new) }
    self.text = text
  }

  private static let corrections: [CompletionShell: [(old: String, new: String)]] = [
    // Where the script offers nothing, bash completes variables, user names, and files with unusual extensions.
    .bash: [("complete -o filenames -F _ibt ibt", "complete -o bashdefault -o default -o filenames -F _ibt ibt")],
    // `commandline -C` fails in a fish that is not interactive, for example in one that asks for completions.
    .fish: [("(__ibt_tokens -tC)", #"(string length -- "$(commandline -ct)")"#)],
  ]
}
