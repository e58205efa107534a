import ArgumentParser
import IBBase
import IBLint

/// The setting for colors in text for people.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never

  /// The style of standard output. Links are shown on terminals only: a pipe that takes colors may not know them.
  ///
  /// Source: no-color.org, bixense.com/clicolors, force-color.org.
  var style: TextStyle {
    let isTerminal = CurrentProcess.isTerminal(.output) && ColorChoice.variable("TERM") != "dumb"
    let hasColors =
      switch self {
      case .always: true
      case .never: false
      case .auto: ColorChoice.fromEnvironment ?? isTerminal
      }
    return TextStyle(hasColors: hasColors, hasLinks: hasColors && isTerminal)
  }

  /// The setting of the environment; nil if there is none.
  private static var fromEnvironment: Bool? {
    if !variable("NO_COLOR").isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      let value = variable(name)
      if !value.isEmpty { return value != "0" }
    }
    return variable("CLICOLOR") == "0" ? false : nil
  }

  private static func variable(_ name: String) -> String { CurrentProcess.variable(name) ?? "" }
}
