import IBBase
import IBModel

/// A failure to lay out a scene.
public struct LayoutError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reasons why a scene cannot be laid out.
  public enum Reason: Sendable, Hashable {
    /// The root view is not installed, so there is nothing to lay out.
    case noView
    /// The numbers of the constraints or frames are too large to solve.
    case numbersTooLarge
    /// Solving the constraints exceeds a limit.
    case tooMuchWork
  }

  /// The root view of the scene.
  public let root: Object
  /// The reason for the failure.
  public let reason: Reason

  /// A failure of the scene with a root view.
  public init(_ reason: Reason, root: Object) {
    self.root = root
    self.reason = reason
  }

  /// A clause about the root view, without its name.
  public var description: String {
    switch reason {
    case .noView: "it is not installed in this configuration"
    case .numbersTooLarge: "its constraint constants or frames are too large to solve"
    case .tooMuchWork: "its constraints take over \(Limit.solverWork / 1_000_000) million steps to solve; remove some"
    }
  }
}
