import IBBase
import IBChanges
import IBProject
import IBRenaming

/// The project around a storyboard: code that finds its scenes by identifiers, storyboards that refer to them, and
/// loaders of the storyboard.
package struct StoryboardProject {
  private let project: Project
  private let references: ProjectReferences?
  /// The path of the storyboard in the project.
  private let ownPath: String?
  let files: StagedFiles

  package init(around loaded: LoadedDocument, _ files: StagedFiles = StagedFiles()) async {
    let reader = ProjectReader()
    self.files = files
    project = await reader.project(ofDocument: loaded.path, for: [.sources, .documents], loaded.project)
    let found = await reader.references(around: loaded.path, loaded.project)
    (references, ownPath) = (found?.references, found?.document)
  }

  var identifierUses: [SceneIdentifierUse] { project.sceneIdentifierUses }

  /// Other texts in code that may be identifiers of scenes, which libraries look up by functions of their own.
  func texts(equalTo identifiers: Set<String>) -> [(path: String, line: Int, identifier: String)] {
    let known = Set(identifierUses.map { "\($0.path):\($0.line)" })
    var found: [(path: String, line: Int, identifier: String)] = []
    for path in (project.sources?.files ?? []).map(\.path) {
      guard let bytes = files.contents(of: path) else { continue }
      for name in identifiers.sorted() where bytes.range(of: "\"\(name)\"") != nil {
        let tokens = CodeTokens(bytes, in: path.hasSuffix(".swift") ? .swift : .objectiveC)
        for text in tokens.texts(equalTo: name) where ![.className, .selector, .document].contains(text.meaning) {
          let line = tokens.line(of: text.range.lowerBound)
          if !known.contains("\(path):\(line)") { found.append((path, line, name)) }
        }
      }
    }
    return found
  }

  func storyboards(leadingTo names: Set<String>, except paths: [String]) -> [LoadedDocument] {
    let excluded = Set(paths.map { WorkingFolder.absolute($0) })
    let new = files.changes.filter { $0.old == nil && !excluded.contains(WorkingFolder.absolute($0.path)) }
    let made = new.compactMap { change in change.new.flatMap { try? LoadedDocument(path: change.path, bytes: $0) } }
      .filter { loaded in names.contains { loaded.document.leads(to: $0) } }
    return made
      + (project.documents?.documents ?? []).filter { summary in
        !summary.storyboardReferences.isDisjoint(with: names) && !excluded.contains(summary.path)
          && summary.path != ownPath
      }.compactMap { summary in
        let shown = WorkingFolder.shown(summary.path)
        return files.contents(of: shown).flatMap { try? LoadedDocument(path: shown, bytes: $0) }
      }
  }

  /// The storyboards of the project with a name.
  package func storyboards(named name: String) -> [String] {
    (project.documents?.storyboards(named: name) ?? []).map { WorkingFolder.shown($0.path) }
  }

  /// Code, property lists and targets that load the storyboard.
  var loaders: [String] {
    guard let references, let ownPath else { return [] }
    return references.references(to: .document(ownPath)).compactMap { item in
      switch item {
      case .target(let name): "the target \(name)"
      case .propertyList(let path), .source(let path): WorkingFolder.shown(path)
      default: nil
      }
    }
  }
}
