import IBWorkspace

package struct ServerProgram: Sendable {
  let version: String
  /// The folder with the pages of rules, if it is installed.
  let rulePages: String?
  /// The folder in which facts about projects are kept for the next session.
  let cacheFolder: String?
  /// Reports paths that are not followed.
  let note: @Sendable (String) -> Void

  package init(
    version: String, rulePages: String?, cacheFolder: String?, note: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.version, self.rulePages, self.cacheFolder, self.note) = (version, rulePages, cacheFolder, note)
  }

  var projectReader: ProjectReader {
    ProjectReader(keeping: cacheFolder.map { ProjectCache(in: $0, program: .program(.metadata)) })
  }
}
