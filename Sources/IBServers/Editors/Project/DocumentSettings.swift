import IBLint
import IBProject

/// What is configured for a document.
package struct DocumentSettings: Sendable {
  /// Runs all rules.
  package var linter: Linter
  /// Runs the rules that need no frames.
  package var quickLinter: Linter
  /// What is configured about its project.
  package var project: ConfiguredProject

  package init(linter: Linter, quickLinter: Linter, project: ConfiguredProject) {
    (self.linter, self.quickLinter, self.project) = (linter, quickLinter, project)
  }
}

/// Why what is configured cannot be used, as lines for people.
package struct SettingsProblem: Error, Sendable {
  package var lines: [String]

  package init(lines: [String]) { self.lines = lines }
}

/// Something that is wrong with a configuration.
package struct ConfigurationProblem: Sendable {
  /// From 1; nil for the file as a whole.
  package var line: Int?
  package var column: Int?
  package var message: String

  package init(line: Int?, column: Int?, message: String) {
    (self.line, self.column, self.message) = (line, column, message)
  }
}
