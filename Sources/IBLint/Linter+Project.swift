import IBModel
import IBProject

extension Linter {
  /// Finds the problems in the bytes of a file, in a project that is read as far as the rules need it for the document.
  /// - Parameter project: Returns the project with the needed parts.
  public func lint(
    _ bytes: [UInt8], in project: (Set<ProjectPart>) async -> Project
  ) async -> LintReport {
    guard let document = try? Document(parsing: bytes) else { return lint(bytes) }
    return await lint(document, in: project)
  }

  /// Finds the problems in a document, in a project that is read as far as the rules need it.
  package func lint(_ document: Document, in project: (Set<ProjectPart>) async -> Project) async -> LintReport {
    lint(document, in: await project(needs(for: document)))
  }

  package func needs(for document: Document) -> Set<ProjectPart> { needs.filter(document.concerns) }
}

extension Document {
  /// Whether rules with a need may have findings in the document.
  func concerns(_ need: ProjectPart) -> Bool {
    switch need {
    case .sources: has(.customClass)
    case .assets: resources.contains { $0.kind == "image" || $0.kind == "namedColor" }
    case .documents: has("storyboardName") || has(.customClass)
    case .fonts: tree.root.child("customFonts") != nil
    case .strings, .layouts, .deploymentTarget, .loads: true
    }
  }

  private func has(_ attribute: Name) -> Bool {
    var has = false
    tree.visitElements(having: attribute) { _, _ in has = true }
    return has
  }
}
