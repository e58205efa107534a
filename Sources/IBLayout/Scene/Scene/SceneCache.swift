import IBModel

/// Scenes to be reused in situations in which they have the same views and constraints, as for most devices: only the
/// variations of a document distinguish situations.
package struct SceneCache: Sendable {
  private struct Key: Hashable {
    var root: Object
    /// The situation without the parts that views and constraints do not depend on.
    var situation: Situation

    init(_ root: Object, in environment: SceneEnvironment) {
      self.root = root
      situation = environment.situation
      situation.mode = environment.mode
      situation.sizeClasses = environment.variations.isEmpty ? nil : environment.sizeClasses
      (situation.device, situation.orientation, situation.size, situation.system) = (nil, nil, nil, nil)
      situation.code = CodeDecisions()
    }
  }

  private var scenes: [Key: ResolvedScene] = [:]

  package init() {}

  mutating func scene(_ root: Object, in environment: SceneEnvironment) -> ResolvedScene {
    let key = Key(root, in: environment)
    if let known = scenes[key] { return known.moved(to: environment) }
    let scene = ResolvedScene(root: root, in: environment)
    scenes[key] = scene
    return scene
  }
}
