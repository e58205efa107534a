import Foundation
import Testing

@testable import ibt

/// Pictures in terminals.
@Suite struct TerminalGraphicsTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalGraphics.kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-ghostty"], .kitty), (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm), (["TERM": "foot-extra"], .sixel),
    (["TERM": "xterm-256color"], nil), (["TERM": "dumb", "KITTY_WINDOW_ID": "1"], nil), ([:], nil),
    (["TERM": "screen-256color", "TERM_PROGRAM": "iTerm.app"], nil), (["TERM": "xterm-kitty", "TMUX": "/tmp/1"], nil),
    (["TERM": "xterm-kitty", "IBT_PICTURES": "none"], nil), (["TERM": "xterm", "IBT_PICTURES": "sixel"], .sixel),
  ])
  func theEnvironmentTellsWhatATerminalShows(_ environment: [String: String], _ expected: TerminalGraphics?) {
    #expect(TerminalGraphics(in: { environment[$0] }) == expected)
  }

  @Test(arguments: [(0, 1), (3072, 1), (3073, 2), (9000, 3)])
  func kittyGetsAPictureInParts(_ count: Int, _ partCount: Int) throws {
    let text = String(decoding: TerminalGraphics.kitty.text(showing: Array(repeating: 7, count: count)), as: UTF8.self)
    let parts = text.matches(of: /\x1B_G([^;]*);([A-Za-z0-9+\/=]*)\x1B\\/)
    #expect(parts.count == partCount)
    #expect(parts.map { String($0.1) }.first?.hasPrefix("a=T,f=100,q=2,m=") == true)
    #expect(parts.map { $0.1.hasSuffix("m=0") } == Array(repeating: false, count: partCount - 1) + [true])
    #expect(parts.allSatisfy { $0.2.count <= 4096 })
    let data = try #require(Data(base64Encoded: parts.map { String($0.2) }.joined()))
    #expect(data.count == count)
    #expect(text.hasSuffix("\u{1B}\\\n"))
  }

  @Test func iTermGetsAPictureAsAFile() {
    let text = String(decoding: TerminalGraphics.iTerm.text(showing: [1, 2, 3]), as: UTF8.self)
    #expect(text == "\u{1B}]1337;File=inline=1;size=3;preserveAspectRatio=1:AQID\u{07}\n")
  }

  @Test(
    .enabled(if: PseudoTerminal.isAvailable, "\(PseudoTerminal.absence)"),
    .enabled(if: !Program.installed("rsvg-convert").isEmpty, "`rsvg-convert` is not installed"))
  func aTerminalShowsThePictureUnlessSVGIsWanted() throws {
    let scratch = try ScratchFolder()
    try scratch.write(try Package.example("Dashboard.storyboard"), "a.storyboard")
    let run = { (variables: String) in
      try PseudoTerminal.text(of: "\(variables) \"$ibt\" render a.storyboard", in: scratch)
    }
    #expect(try run("TERM=xterm-kitty TMUX= STY=").contains("\u{1B}_Ga=T"))
    #expect(try run("TERM=xterm-kitty IBT_PICTURES=none").contains("<svg "))
    let without = try run("TERM=xterm IBT_PICTURES=kitty PATH=/none")
    #expect(without.contains("<svg ") && without.contains("note: the terminal shows no picture: PNG requires"))
  }
}
