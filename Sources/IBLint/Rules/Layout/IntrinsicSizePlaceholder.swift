import IBModel
import IBXML

extension Rule {
  static let intrinsicSizePlaceholder = Rule(
    "intrinsic_size_placeholder", .layout, .info, isOptIn: true,
    check: .document { document, findings in
      guard document.usesAutoLayout, document.platform.isUIKit else { return }
      let candidates = document.views.filter(\.hasPlaceholderOnly)
      guard !candidates.isEmpty else { return }
      let connected = document.connectedIDs()
      for view in candidates where !connected.contains(view.id) {
        let sizes = view.heldConstraints.filter(\.isConstantSize).compactMap(\.firstAttribute)
        for (name, size) in [(placeholderWidth, LayoutAttribute.width), (placeholderHeight, .height)] {
          guard let attribute = view.element.attribute(name), !sizes.contains(size) else { continue }
          findings.report(
            attribute, "\(view.reference) has a placeholder for its \(size.rawValue), which it does not have in the app"
          )
        }
      }
    })
}

private let placeholderWidth = Name("placeholderIntrinsicWidth")
private let placeholderHeight = Name("placeholderIntrinsicHeight")

extension Object {
  /// Whether the view has a size on the canvas, but neither a class, nor subviews, nor a stack view that could give it
  /// one in the app.
  fileprivate var hasPlaceholderOnly: Bool {
    kind == .view && customClass == nil && subviews.isEmpty && element.parent?.parent?.name != "stackView"
      && (element.attribute(placeholderWidth) != nil || element.attribute(placeholderHeight) != nil)
  }
}
