import IBModel

/// A layout guide that constraints of a scene can refer to.
public struct ResolvedGuide: Sendable, Hashable {
  /// The guide in the document.
  public let object: Object
  /// The view it belongs to; for the guides of a controller the root.
  public let view: ViewIndex
  /// The area that the guide follows.
  public let kind: Kind

  /// The areas that guides follow.
  public enum Kind: Sendable, Hashable {
    /// The part of a view that bars and sensors leave free.
    case safeArea
    /// The scrolled content of a scroll view.
    case contentLayout
    /// The frame of a scroll view, or of a view with a guide of its own.
    case frameLayout
    /// The view within its layout margins.
    case layoutMargins
    /// The part of a view that has a readable width.
    case readableContent
    /// The keyboard; without one an empty strip at the bottom of the safe area.
    case keyboard
    /// The bars above a controller's view.
    case top
    /// The bars below a controller's view.
    case bottom
  }
}

extension ResolvedGuide.Kind {
  init(_ kind: LayoutGuide.Kind) {
    self =
      switch kind {
      case .view(key: "safeArea"): .safeArea
      case .view(key: "contentLayoutGuide"): .contentLayout
      case .view(key: "layoutMargins"): .layoutMargins
      case .view(let key) where key.hasPrefix("readable"): .readableContent
      case .view: .frameLayout
      case .keyboard: .keyboard
      case .controller(type: "top"): .top
      case .controller: .bottom
      }
  }
}
