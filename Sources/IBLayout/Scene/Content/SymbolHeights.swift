import IBModel

extension SceneEnvironment {
  /// The difference in height between the frame and the alignment rectangle of a view that shows a symbol, in points;
  /// nil for a symbol that was not measured.
  package func excessHeight(of image: ImageReference) -> MeasuredNumber? {
    let name = image.isSignInCircle ? "signs in circles" : image.name
    // AppKit's own images are symbols as well.
    if platform == .macOS { return number(.excess, of: name, "macOS", in: .symbols) }
    guard case .symbol(let symbol) = image.kind, symbol.font == nil, symbol.pointSize == nil,
      symbol.scale == .default || symbol.scale == .medium
    else { return nil }
    switch symbol.weight {
    case nil, .regular: return number(.excess, of: name, "iOS", in: .symbols)
    case .bold: return number(.excess, of: name, "iOS bold", in: .symbols)
    default: return nil
    }
  }

  /// The part of the excess that is below, if it is not half of it.
  package func excessBelow(_ image: ImageReference) -> MeasuredNumber? {
    platform == .macOS ? number(.below, of: image.name, "macOS", in: .symbols) : nil
  }
}

extension ImageReference {
  /// Signs in circles are alike.
  fileprivate var isSignInCircle: Bool {
    let shape = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
    return shape == "circle" || shape.hasSuffix(".circle") || shape == "globe" || shape == "safari"
  }
}
