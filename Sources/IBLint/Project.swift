/// What rules may ask about the app around a document. A part is nil when it is not known; rules that need it are then
/// not applicable.
public struct Project: Sendable {
  /// A project of which nothing is known.
  public init() {}

  /// Whether a rule with a need can be run.
  public func meets(_ need: Rule.Need) -> Bool {
    switch need {
    case .layout: true
    case .documents, .sources, .assets, .strings, .fonts, .deploymentTarget: false
    }
  }
}
