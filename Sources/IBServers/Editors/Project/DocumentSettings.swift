import IBLint
import IBProject

/// The configuration of a document.
package struct DocumentSettings: Sendable {
  package var linter: Linter
  package var quickLinter: Linter
  package var project: ConfiguredProject

  package init(linter: Linter, quickLinter: Linter, project: ConfiguredProject) {
    (self.linter, self.quickLinter, self.project) = (linter, quickLinter, project)
  }
}

/// The reasons why a configuration cannot be used, as lines for people.
package struct SettingsProblem: Error, Sendable {
  package var lines: [String]

  package init(lines: [String]) { self.lines = lines }
}

/// A problem in a configuration.
package struct ConfigurationProblem: Sendable {
  /// From 1; nil for the file as a whole.
  package var line: Int?
  package var column: Int?
  package var message: String

  package init(line: Int?, column: Int?, message: String) {
    (self.line, self.column, self.message) = (line, column, message)
  }
}
