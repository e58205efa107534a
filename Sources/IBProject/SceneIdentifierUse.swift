/// A place in code that finds a controller by its storyboard identifier.
package struct SceneIdentifierUse: Sendable, Hashable {
  package let path: String
  package let line: Int
  package let identifier: String
  /// The type that contains the code; nil outside types.
  package let type: String?
  /// The storyboards that code of the same type in the file loads by name.
  package let storyboards: Set<String>
}

extension Project {
  /// The places where code looks up controllers by storyboard identifier, in file order.
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
