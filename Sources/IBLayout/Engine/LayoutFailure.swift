import IBModel

/// Why a scene has no layout.
public struct LayoutFailure: Error, Sendable, Hashable {
  /// Why a scene cannot be laid out.
  public enum Reason: Sendable, Hashable {
    /// The root view is not installed, so that there is nothing to lay out.
    case noView
    /// The numbers of the constraints or frames are too large to solve.
    case numbersTooLarge
  }

  /// The root view of the scene.
  public let root: Object
  /// Why it cannot be laid out.
  public let reason: Reason

  /// A failure of the scene with a root view.
  public init(_ reason: Reason, root: Object) {
    self.root = root
    self.reason = reason
  }
}

extension LayoutFailure: CustomStringConvertible {
  /// A clause about the root view, which it does not name.
  public var description: String {
    switch reason {
    case .noView: "it is not installed in this configuration"
    case .numbersTooLarge: "its constraint constants or frames are too large to solve"
    }
  }
}
