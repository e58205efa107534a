import IBModel
import IBScene

extension ResolvedScene {
  /// What the frame of an image view or a plain button extends beyond a symbol's alignment rectangle; nil where nothing
  /// determines it.
  ///
  /// Symbols, and since macOS 11 AppKit's own images, have alignment rectangles of their own. How much smaller they are
  /// than the frame is known where a constraint gives the view a size: the stored frame is that much larger.
  func symbolInsets(of view: ViewIndex) -> EdgeInsets? {
    guard let stored = storedSize(of: view), showsSymbol(view), environment.follows(.storedSymbolInsets) else {
      return nil
    }
    // Those of UIKit differ in height only.
    let horizontal = environment.platform == .macOS ? excess(of: stored.width, over: .width, view) : 0
    let vertical = excess(of: stored.height, over: .height, view)
    guard horizontal != 0 || vertical != 0 else { return nil }
    return EdgeInsets(top: vertical / 2, left: horizontal / 2, bottom: vertical / 2, right: horizontal / 2)
  }

  private func showsSymbol(_ view: ViewIndex) -> Bool {
    switch self[view].content {
    case .image(let image): environment.xcodeVersion >= .v11_2 && image?.isSymbol == true
    case .appKit(let settings): environment.xcodeVersion >= .v12_3 && settings.control.plainImage?.isTemplate == true
    default: false
    }
  }

  /// How much larger, or smaller, an extent is than a constraint of the view itself or a placeholder says.
  private func excess(of extent: Double, over attribute: LayoutAttribute, _ view: ViewIndex) -> Double {
    for constraint in constraints(heldBy: view) {
      guard constraint.first.attribute == attribute, constraint.second == nil, constraint.relation == .equal,
        constraint.priority == 1000
      else { continue }
      return extent - constraint.constant
    }
    if case .points(let placeholder) = self[view].placeholder.extents[attribute.axis] { return extent - placeholder }
    return 0
  }
}

extension AppKitControl {
  /// The image of an image view, or of a button that shows only its image.
  fileprivate var plainImage: ImageReference? {
    switch self {
    case .image(let image, _): image
    case .button(let cell):
      cell.border == nil && (cell.imagePosition == .only || cell.imagePosition == .overlaps) ? cell.image : nil
    default: nil
    }
  }
}
