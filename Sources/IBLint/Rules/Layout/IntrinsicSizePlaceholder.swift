import IBModel
import IBXML

extension Rule {
  static let intrinsicSizePlaceholder = Rule(
    id: "intrinsic_size_placeholder", group: .layout, severity: .info, isOptIn: true,
    summary: "placeholder for the size of a view that has no size of its own in the app",
    reason:
      "The canvas shows no mistake, but in the app the placeholder is gone, and the view may be ambiguous or empty.",
    repair: "Size inspector › Intrinsic Size: choose Default (System Defined), and add constraints for the size",
    whenNotToUse: "Suppress it if code adds views or constraints that give the view a size.",
    examples: [
      .bad(
        subviews: """
          <view «placeholderIntrinsicWidth="200"» userLabel="Card" id="vw2"/>
          """),
      .good(
        subviews: """
          <view placeholderIntrinsicWidth="200" userLabel="Card" customClass="CardView" customModule="App" customModuleProvider="target" id="vw2"/>
          """),
    ],
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
