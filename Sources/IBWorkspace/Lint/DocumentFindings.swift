import IBLint
import IBModel
import IBXML

/// The findings of `ibt lint` for commands that show them.
package struct DocumentFindings {
  package let rules: RuleChoice
  package let configurations: Configurations
  package let projects: ProjectReader

  package init(rules: RuleChoice, configurations: Configurations, projects: ProjectReader = ProjectReader()) {
    (self.rules, self.configurations, self.projects) = (rules, configurations, projects)
  }

  package func findings(in source: DocumentSource) async throws -> [LocatedFinding] {
    var linters = Linters(rules, standard: configurations.standard, [.text])
    let assigned = try linters.assign(source, configurations)
    let run = LintRun(mode: .none, formats: [.text], projects: projects)
    return try await run.lint([assigned]).flatMap(\.findings)
  }

  /// The findings in a document that is already read, with the configuration of its path.
  package func findings(in document: Document, at path: String) async throws -> [LocatedFinding] {
    var source = DocumentSource(path: path, contents: .bytes(document.tree.source.bytes))
    do throws(ConfigurationError) { source.configuration = try configurations.configuration(for: path) } catch {
      throw CommandError.failures(error, documentCount: 1).first ?? CommandError("\(error)")
    }
    return try await findings(in: source)
  }
}
