/// The text of the `pre-commit` hook.
struct HookScript {
  /// The line by which a hook is recognised as ours, whatever its version.
  private static let marker = "# Written by `ibt hook install`. `ibt hook uninstall` removes it."

  private let binary: String

  init(binary: String) {
    self.binary = binary
  }

  /// Whether the contents of a hook carry our marker on a line of its own.
  static func isOurs(_ contents: [UInt8]) -> Bool {
    contents.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual(marker.utf8) }
  }

  /// The line that makes a hook of someone else run ibt.
  var line: String { "\(quotedBinary) lint --staged || exit 1" }

  /// The script for the POSIX shell; its exit code stops the commit.
  var bytes: [UInt8] {
    let text = """
      #!/bin/sh
      \(Self.marker)
      ibt=\(quotedBinary)
      if [ ! -x "$ibt" ] && ! ibt=$(command -v ibt); then
        echo 'ibt: commit stopped, the ibt binary of the pre-commit hook is gone: run `ibt hook install` with' \\
          'a new one, or skip the check with `git commit --no-verify`' >&2
        exit 1
      fi
      "$ibt" lint --staged && exit 0
      echo 'ibt: commit stopped: fix the findings and `git add` the files, or skip the check with' \\
        '`git commit --no-verify`, or remove it with `ibt hook uninstall`' >&2
      exit 1

      """
    return Array(text.utf8)
  }

  /// The path as one word of the shell: nothing is special between single quotes save the quote itself.
  private var quotedBinary: String {
    "'" + binary.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
