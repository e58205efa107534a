import TestSupport
import Testing

@Suite struct LintStyleTests {
  private let scratch = ScratchFolder(examples: "Mistakes.storyboard")

  /// The machine that runs the tests may have preferences.
  private static let unset = "unset NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE"

  private func onTerminal(_ command: String) throws -> String {
    try PseudoTerminal.text(of: command, in: scratch, after: Self.unset)
  }

  @Test(arguments: [
    ("", false), ("NO_COLOR=1", false), ("FORCE_COLOR=1", true), ("CLICOLOR_FORCE=1", true), ("FORCE_COLOR=0", false),
    ("NO_COLOR= FORCE_COLOR=1", true), ("NO_COLOR=1 FORCE_COLOR=1", false),
  ]) func `a pipe has colors if the environment says so`(environment: String, hasColors: Bool) throws {
    let scratch = ScratchFolder([
      "Empty.storyboard": Storyboard.text(view: #"<subviews> <view id="a"/> <view id="a"/> </subviews>"#)
    ])
    for format in ["text", "full"] {
      let text = try scratch.shell("\(Self.unset); \(environment) \"$ibt\" lint -q --format \(format)").text
      #expect(!text.isEmpty && text.contains("\u{1B}[") == hasColors && !text.contains("\u{1B}]8"))
    }
  }

  @Test func `the option decides before the environment`() throws {
    #expect(try scratch.shell(#"NO_COLOR=1 "$ibt" lint -q --color always"#).text.contains("\u{1B}["))
    #expect(try !scratch.shell(#"FORCE_COLOR=1 "$ibt" lint -q --color never"#).text.contains("\u{1B}["))
    #expect(try scratch.ibt("lint", "--color", "blue").code == 2)
  }

  @Test func `files and formats for programs have no colors`() throws {
    _ = try scratch.ibt("lint", "-q", "--color", "always", "--format", "json", "--format", "text:report.txt")
    #expect(try !scratch.text("report.txt").contains("\u{1B}"))
    #expect(try !scratch.ibt("lint", "-q", "--color", "always", "--format", "json").text.contains("\u{1B}"))
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable, "\(PseudoTerminal.absence)"))
  func `a terminal shows colors, and links to documents`() throws {
    let text = try onTerminal(#"TERM=xterm "$ibt" lint -q"#)
    #expect(text.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(text.contains("\u{1B}]8;;file://\(scratch.path)/Mistakes.storyboard\u{1B}\\Mistakes.storyboard:"))
    #expect(try !onTerminal(#"TERM=dumb "$ibt" lint -q"#).contains("\u{1B}"))
    #expect(try onTerminal(#"TERM=xterm "$ibt" rules duplicate_id"#).hasPrefix("\u{1B}[1m# duplicate_id"))
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable, "\(PseudoTerminal.absence)"))
  func `a terminal shows what a command does that takes more than a second`() throws {
    try scratch.write("#!/bin/sh\nsleep 3", "bin/git")
    let diff = #"chmod +x bin/git; PATH="$PWD/bin:$PATH" "$ibt" diff Mistakes.storyboard"#
    #expect(try onTerminal("export TERM=xterm; \(diff)").contains("ibt diff: working"))
    #expect(try !onTerminal("export TERM=dumb; \(diff)").contains("ibt diff: working"))
    #expect(try !onTerminal("export TERM=xterm; \(diff) -q").contains("ibt diff: working"))
  }

  @Test func `statistics replace the findings`() throws {
    let outcome = try scratch.ibt("lint", "--statistics", "--select", "dangling_reference,dangling_entry")
    #expect(outcome.code == 1 && outcome.lines.first?.hasPrefix("findings") == true)
    #expect(outcome.lines.contains { $0.contains("dangling_reference") && $0.contains("100 %") })
    let json = try scratch.ibt("lint", "--statistics", "--format", "json", "--format", "text:findings.txt")
    #expect(json.text.hasPrefix(#"{"version":1,"documents":1,"rules":["#))
    #expect(try scratch.text("findings.txt").contains(": error: [dangling_reference] "))
    #expect(try scratch.ibt("lint", "--statistics", "--format", "sarif").code == 2)
  }
}
