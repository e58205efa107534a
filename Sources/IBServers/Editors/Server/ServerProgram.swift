/// The program that serves.
package struct ServerProgram: Sendable {
  /// Its version.
  package var version: String
  /// The folder with the pages of rules, if it is installed.
  package var rulePages: String?

  package init(version: String, rulePages: String?) { (self.version, self.rulePages) = (version, rulePages) }
}
