/// A place in code that finds a controller by its storyboard identifier.
package struct SceneIdentifierUse: Sendable, Hashable {
  /// The path of the file.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The storyboard identifier.
  package let identifier: String
  /// The type whose code it is; nil outside of types.
  package let type: String?
  /// The storyboards that code of the same type in the file loads by name.
  package let storyboards: Set<String>
}

extension Project {
  /// Where code finds controllers by their storyboard identifiers, in the order of the files.
  package var sceneIdentifierUses: [SceneIdentifierUse] {
    (sources?.files ?? []).flatMap { file in
      let uses = file.source.uses
      return uses.filter { $0.kind == .scene }.map { use in
        SceneIdentifierUse(
          path: file.path, line: file.source.line(ofOffset: use.offset), identifier: use.name, type: use.type,
          storyboards: Set(uses.filter { $0.kind == .storyboard && $0.type == use.type }.map(\.name)))
      }
    }
  }
}
