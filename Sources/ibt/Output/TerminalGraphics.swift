import IBDrawing

/// How a terminal shows pictures between its lines.
///
/// Sources: kitty, "Terminal graphics protocol"; iTerm2, "Inline Images Protocol"; what terminals say about themselves is
/// in their own documentation.
enum TerminalGraphics: String {
  case kitty
  case iTerm = "iterm"
  case sixel

  /// The variable that chooses one of them; any other value is none.
  static let variable = "IBT_PICTURES"

  /// What the terminal that an environment describes can do; nil when it shows no pictures, or nothing is known about it.
  init?(in environment: (String) -> String?) {
    func value(_ name: String) -> String { environment(name) ?? "" }
    let chosen = value(TerminalGraphics.variable)
    if !chosen.isEmpty {
      self.init(rawValue: chosen)
      return
    }
    let (terminal, program) = (value("TERM"), value("TERM_PROGRAM"))
    // A multiplexer keeps from the terminal what it does not know.
    let isInside = !value("TMUX").isEmpty || !value("STY").isEmpty || terminal.hasPrefix("screen")
    guard !terminal.isEmpty, terminal != "dumb", !isInside else { return nil }
    if !value("KITTY_WINDOW_ID").isEmpty || ["xterm-kitty", "xterm-ghostty"].contains(terminal) || program == "ghostty"
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm", "mintty"].contains(program) || value("LC_TERMINAL") == "iTerm2"
      || !value("WEZTERM_PANE").isEmpty
    {
      self = .iTerm
    } else if ["foot", "mlterm", "yaft"].contains(where: terminal.hasPrefix) || terminal.contains("sixel") {
      self = .sixel
    } else {
      return nil
    }
  }

  /// The longest part of a picture in one command of kitty, in characters.
  private static let longestPart = 4096

  /// What shows a picture and goes to the next line.
  /// - Parameter bytes: a PNG, or for sixel what ImageMagick has made of it.
  func text(showing bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .kitty: Array(kitty(bytes.base64).utf8)
    case .iTerm:
      Array("\u{1B}]1337;File=inline=1;size=\(bytes.count);preserveAspectRatio=1:\(bytes.base64)\u{07}\n".utf8)
    case .sixel: bytes + [UInt8(ascii: "\n")]
    }
  }

  /// `q=2` asks the terminal not to answer, which would be typed into the shell.
  private func kitty(_ data: String) -> String {
    var text = ""
    var rest = data[...]
    repeat {
      let part = rest.prefix(TerminalGraphics.longestPart)
      rest = rest.dropFirst(part.count)
      let first = text.isEmpty ? "a=T,f=100,q=2," : ""
      text += "\u{1B}_G\(first)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
    } while !rest.isEmpty
    return text + "\n"
  }
}
