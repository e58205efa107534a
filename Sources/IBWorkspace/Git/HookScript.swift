/// The text of the `pre-commit` hook.
struct HookScript {
  let binary: String
  var scope = GitHook.Scope.all

  /// The POSIX shell script; its exit code stops the commit. Commands added at its end are executed.
  var bytes: [UInt8] { Array((Self.head + quotedBinary + Self.tail(scope)).utf8) }

  /// The line that makes another hook run ibt.
  var line: String { "\(quotedBinary) \(scope.command) || exit 1" }

  /// Whether the contents are exactly those that ibt writes, for any binary.
  static func isUnchanged(_ contents: [UInt8]) -> Bool {
    guard contents.starts(with: head.utf8) else { return false }
    let rest = contents.dropFirst(head.utf8.count)
    return GitHook.Scope.allCases.map(tail).contains { tail in
      let path = rest.dropLast(tail.utf8.count)
      return isQuoted(path) && rest[path.endIndex...].elementsEqual(tail.utf8)
    }
  }

  /// Whether the text of a hook seems to run ibt on staged documents.
  static func runsIBT(_ contents: [UInt8]) -> Bool {
    String(decoding: contents, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      line.drop(while: \.isWhitespace).first != "#" && line.contains("ibt") && line.contains("lint --staged")
    }
  }

  private static let head = """
    #!/bin/sh
    # Written by `ibt hook install`. `ibt hook uninstall` removes it.
    ibt=
    """

  private static func tail(_ scope: GitHook.Scope) -> String {
    """

    if [ ! -x "$ibt" ] && ! ibt=$(command -v ibt); then
      echo 'ibt: commit stopped: the program of the pre-commit hook no longer exists; run `ibt hook install` with a' \\
        'new one, or commit with `git commit --no-verify`' >&2
      exit 1
    fi
    "$ibt" \(scope.command) || {
      echo 'ibt: commit stopped: fix the findings and run `git add`, commit with `git commit --no-verify`, or remove' \\
        'the hook with `ibt hook uninstall`' >&2
      exit 1
    }

    """
  }

  /// A quote between single quotes: the end of the word, an escaped quote, the beginning of the next word.
  private static let escapedQuote = "'\\''"

  /// The path as one word of the shell: only the quote itself is special between single quotes.
  private var quotedBinary: String { "'" + binary.replacing("'", with: Self.escapedQuote) + "'" }

  private static func isQuoted(_ bytes: ArraySlice<UInt8>) -> Bool {
    let quote = UInt8(ascii: "'")
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return false }
    let inner = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    return !inner.replacing(escapedQuote, with: "").contains("'")
  }
}

extension GitHook.Scope {
  /// The arguments of ibt in the hook.
  fileprivate var command: String {
    switch self {
    case .all: "lint --staged --quiet"
    case .new: "lint --staged --diff-base HEAD --quiet"
    }
  }
}
