import IBModel
import IBXML

/// The views placed by their frames, rather than by constraints, a stack or a cell.
struct FreeViews {
  private let constrained: Set<ObjectID>
  private let usesAutoLayout: Bool

  init(_ document: Document) {
    usesAutoLayout = document.usesAutoLayout
    constrained = usesAutoLayout ? Set(document.constraints.flatMap(\.items)) : []
  }

  /// Whether an element is the frame of such a view.
  func isFrame(_ element: Element) -> Bool {
    element.name == FreeViews.rectangle && element[.key] == "frame"
      && element.parent.flatMap { Object($0) }.map(contains) ?? false
  }

  private func contains(_ view: Object) -> Bool {
    guard view.isView, let list = view.element.parent, list.name == .subviews,
      let superview = list.parent, !FreeViews.placesSubviews(ElementKind(superview.name))
    else { return false }
    if view.element[.fixedFrame] == "YES" { return true }
    let isFree =
      !usesAutoLayout || view.element[FreeViews.translatesMask] != "NO" && !constrained.contains(view.id)
    return isFree && !view.element.ancestors.contains { FreeViews.isRow(ElementKind($0.name)) }
  }

  private static let rectangle = Name("rect")
  private static let translatesMask = Name("translatesAutoresizingMaskIntoConstraints")

  private static func placesSubviews(_ kind: ElementKind) -> Bool { kind.arrangesSubviews || kind == .clipView }

  /// Whether the row or item determines the size of such views.
  private static func isRow(_ kind: ElementKind) -> Bool { kind.isCell || kind == .collectionReusableView }
}
