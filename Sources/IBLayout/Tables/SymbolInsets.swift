import IBModel

extension ResolvedScene {
  /// The distances from a symbol's alignment rectangle to the frame of an image view or a plain button; nil if nothing
  /// determines them.
  ///
  /// Symbols, and in newer releases AppKit's own images, have alignment rectangles of their own. Their distance to the
  /// frame is known on the canvas if a constraint gives the view a size: the stored frame is that much larger.
  /// Otherwise it is a number of the symbol.
  func symbolInsets(of view: ViewIndex) -> Insets? {
    guard let image = shownSymbol(of: view) else { return nil }
    let stored = storedExcess(of: view)
    let excess = Size(
      width: stored.horizontal ?? 0, height: stored.vertical ?? environment.excessHeight(of: image)?.value ?? 0)
    guard excess.width != 0 || excess.height != 0 else { return nil }
    return Insets(around: excess, below: environment.excessBelow(image)?.value ?? excess.height / 2)
  }

  /// Whether the distances rest on an assumption. Those of a symbol of UIKit without a number are not known.
  func assumesSymbol(of view: ViewIndex) -> Bool {
    guard let image = shownSymbol(of: view), storedExcess(of: view).vertical == nil else { return false }
    guard let excess = environment.excessHeight(of: image) else { return environment.platform.isUIKit }
    return excess.source == .assumed
  }

  private func shownSymbol(of view: ViewIndex) -> ImageReference? {
    switch self[view].content {
    case .image(let image?): image.isSymbol && environment.follows(.symbolEdges) ? image : nil
    case .appKit(let settings):
      settings.control.plainImage.flatMap { $0.isTemplate && environment.follows(.templateImageEdges) ? $0 : nil }
    default: nil
    }
  }

  /// The difference between the stored frame on the canvas and the extent by constraints of the view itself; nil on an
  /// axis without such a constraint.
  private func storedExcess(of view: ViewIndex) -> (horizontal: Double?, vertical: Double?) {
    guard environment.mode == .canvas, let stored = storedSize(of: view), environment.follows(.storedSymbolInsets)
    else { return (nil, nil) }
    // The alignment rectangles of UIKit differ from frames in height only.
    let horizontal =
      environment.platform == .macOS ? ownOrPlaceholderExtent(of: view, .horizontal).map { stored.width - $0 } : nil
    return (horizontal, ownOrPlaceholderExtent(of: view, .vertical).map { stored.height - $0 })
  }

  private func ownOrPlaceholderExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    if let own = ownExtent(of: view, axis) { return own }
    if case .points(let placeholder) = self[view].placeholder.extents[axis] { return placeholder }
    return nil
  }

  /// The distances from the alignment rectangle to the frame of a view, in points.
  package func alignmentInsets(of view: ViewIndex) -> Insets {
    switch self[view].content {
    case .appKit: symbolInsets(of: view) ?? appKitMetrics(of: view)?.insets ?? Insets()
    case .image: symbolInsets(of: view) ?? Insets()
    case .fixed(let control): environment.number(.insets, of: control.name)?.insets ?? Insets()
    case .segments: environment.number(.insets, of: "segmented control")?.insets ?? Insets()
    default: Insets()
    }
  }
}

extension Insets {
  /// Half of a width is on each side; the part of a height that is not below is above.
  fileprivate init(around excess: Size, below: Double) {
    self.init(top: excess.height - below, left: excess.width / 2, bottom: below, right: excess.width / 2)
  }
}

extension AppKitControl {
  fileprivate var plainImage: ImageReference? {
    switch self {
    case .image(let image, _): image
    case .button(let cell):
      cell.border == nil && cell.showsOnlyImage ? cell.image : nil
    default: nil
    }
  }
}

extension ButtonCell {
  fileprivate var showsOnlyImage: Bool {
    switch imagePosition {
    case .only, .overlaps: true
    default: title == .empty
    }
  }
}
