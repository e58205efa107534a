/// The program that runs the server.
package struct ServerProgram: Sendable {
  package var version: String
  /// The folder with the pages of rules, if it is installed.
  package var rulePages: String?

  package init(version: String, rulePages: String?) { (self.version, self.rulePages) = (version, rulePages) }
}
