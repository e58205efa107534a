import IBModel
import IBXML

extension SceneReader {
  /// References to other views are resolved after all views are read.
  mutating func arrangement(of element: Element, _ kind: ElementKind, _ parts: ViewParts) -> Arrangement {
    switch kind {
    case .stackView:
      environment.platform == .macOS
        ? .appKitStack(appKitStack(element, parts)) : .stack(stack(element, parts))
    case .scrollView: .scroll
    case .clipView: .clip
    case .gridView: environment.platform == .macOS ? .grid(grid(element)) : .none
    case .tableView, .outlineView:
      .table(
        TableSettings(
          rowHeight: attributes.number(.rowHeight, of: element),
          isStatic: attributes.text("dataMode", of: element) == "static",
          isInsetGrouped: attributes.text(.style, of: element) == "insetGrouped"))
    case .collectionView: .collection
    case .tableViewCell:
      .cell(
        CellSettings(rowHeight: attributes.number(.rowHeight, of: element), placesContents: element["textLabel"] != nil)
      )
    case .tableViewCellContentView: .cellContent
    case .box:
      .box(
        BoxSettings(
          style: attributes.value(.boxType, of: element) ?? .primary, hasTitle: element[.titlePosition] != "noTitle"))
    case .tabView:
      .tabs(TabSettings(style: attributes.value(.type, of: element) ?? .topTabsBezelBorder, front: nil))
    case .splitView: .split
    case .visualEffectView: .effect
    default: .none
    }
  }

  private mutating func stack(_ element: Element, _ parts: ViewParts) -> StackSettings {
    let axis = axis(.axis, of: element)
    let isStandard = attributes.text(.spacingType, of: element) == "standard"
    return StackSettings(
      axis: axis, alignment: attributes.value(.alignment, of: element) ?? .fill,
      distribution: attributes.value(.distribution, of: element) ?? .fill,
      spacing: isStandard ? .standard : .points(attributes.number(.spacing, of: element) ?? 0),
      isBaselineRelative: axis == .vertical && attributes.flag(.baselineRelativeArrangement, of: element),
      keepsMargins: keepsMargins(element, parts))
  }

  /// Xcode writes margins, or a guide for them, if a stack view arranges its views within them.
  private func keepsMargins(_ element: Element, _ parts: ViewParts) -> Bool {
    if parts.margins != nil || parts.hasMarginsKey { return true }
    guard parts.hasRuntimeAttributes, let object = Object(element) else { return false }
    return object.runtimeAttribute("layoutMarginsRelativeArrangement")?.text == "YES"
  }

  private mutating func axis(_ name: Name, of element: Element) -> Axis {
    let axis: StackAxis? = attributes.value(name, of: element)
    return axis == .vertical ? .vertical : .horizontal
  }

  private enum StackAxis: String { case horizontal, vertical }

  private mutating func appKitStack(_ element: Element, _ parts: ViewParts) -> AppKitStackSettings {
    let axis = axis(.orientation, of: element)
    return AppKitStackSettings(
      axis: axis, alignment: attributes.value(.alignment, of: element) ?? (axis == .horizontal ? .centerY : .centerX),
      distribution: attributes.value(.distribution, of: element) ?? .gravityAreas,
      spacing: attributes.number(.spacing, of: element) ?? SceneReader.appKitSpacing,
      insets: parts.edgeInsets.map { attributes.insets($0, left: .left, right: .right) } ?? Insets(),
      hugging: PerAxis(
        attributes.number(.horizontalStackHugging, of: element) ?? 250,
        attributes.number(.verticalStackHugging, of: element) ?? 250),
      detachesHiddenViews: attributes.flag(.detachesHiddenViews, of: element), customSpacing: customSpacing(element))
  }

  /// The spacing of `NSStackView` without a stored one.
  private static let appKitSpacing = 8.0

  /// The largest float means the stack's own spacing.
  private static let leastMarker = 1e30

  private mutating func customSpacing(_ element: Element) -> [Double?] {
    guard let list = element.child(.customSpacing) else { return [] }
    return list.children.map { child in
      guard let value = attributes.number(.value, of: child), value < SceneReader.leastMarker else { return nil }
      return value
    }
  }

  private mutating func grid(_ element: Element) -> GridSettings {
    GridSettings(
      lines: PerAxis(lines(.columns, .horizontal, of: element), lines(.rows, .vertical, of: element)),
      spacing: PerAxis(attributes.number(.columnSpacing, of: element), attributes.number(.rowSpacing, of: element)),
      placement: placement(of: element), rowAlignment: attributes.value("rowAlignment", of: element) ?? .none, cells: []
    )
  }

  mutating func placement(of element: Element) -> PerAxis<GridSettings.Placement?> {
    PerAxis(attributes.value(.xPlacement, of: element), attributes.value(.yPlacement, of: element))
  }

  private mutating func lines(_ name: Name, _ axis: Axis, of grid: Element) -> [GridSettings.Line] {
    guard let list = grid.child(name) else { return [] }
    return list.children.map { line in
      let isColumn = axis == .horizontal
      return GridSettings.Line(
        placement: attributes.value(isColumn ? .xPlacement : .yPlacement, of: line),
        alignment: isColumn ? nil : attributes.value("rowAlignment", of: line),
        extent: attributes.number(isColumn ? .width : .height, of: line),
        paddingBefore: attributes.number(isColumn ? .leadingPadding : .topPadding, of: line) ?? 0,
        paddingAfter: attributes.number(isColumn ? .trailingPadding : .bottomPadding, of: line) ?? 0)
    }
  }
}
