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
