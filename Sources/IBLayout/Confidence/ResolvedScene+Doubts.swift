import IBModel

extension ResolvedScene {
  /// Whether the root has the size of a screen or window, also when the app runs.
  var keepsSize: Bool {
    if case .controller(let controller) = rootKind { return !controller.isFreeform && environment.platform != .macOS }
    return false
  }

  func isArrangedByAppKit(_ view: ViewIndex) -> Bool {
    guard environment.platform == .macOS else { return false }
    return isInside(view) { self[$0].arrangement.isOfAppKit }
  }

  func isDirectlyArrangedByAppKit(_ view: ViewIndex) -> Bool {
    guard environment.platform == .macOS, let parent = self[view].parent else { return false }
    if case .box = self[parent].arrangement { return false }
    return self[parent].arrangement.isOfAppKit
  }

  /// Whether AppKit lays out a view or an ambiguous sibling that may be the cause.
  func isBesideArranged(_ view: ViewIndex, _ axes: [Axis], _ ambiguous: [ViewIndex: [Axis]]) -> Bool {
    if isArrangedByAppKit(view) { return true }
    guard environment.platform == .macOS, let parent = self[view].parent else { return false }
    return children(of: parent).contains { sibling in
      ambiguous[sibling]?.contains(where: axes.contains) == true && isArrangedByAppKit(sibling)
    }
  }

  /// Whether a view is in a row that differs in size from its content or its row height: one of them is stale, or the
  /// row takes its height from its content.
  func isInRowOfUnknownSize(_ view: ViewIndex, _ layout: SceneLayout) -> Bool {
    isInside(view) { content in
      guard case .cellContent = self[content].arrangement, let row = self[content].parent,
        case .cell(let settings) = self[row].arrangement
      else { return false }
      let (outer, inner) = (layout.frames[row], layout.frames[content])
      let height = settings.rowHeight.flatMap { $0 > 0 ? $0 : nil } ?? outer.height
      return [outer.width - inner.width, outer.height - inner.height, outer.height - height]
        .contains { abs($0) > DoubtBound.cell }
    }
  }

  func isCell(_ view: ViewIndex) -> Bool {
    if case .cell = self[view].arrangement { return true }
    return [.collectionViewCell, .collectionReusableView].contains(self[view].kind)
  }

  /// Whether a view is in a stack view that fills proportionally along one of some axes. Xcode flags nothing in stack
  /// views of views without content.
  func isInProportionalStack(_ view: ViewIndex, _ axes: [Axis]) -> Bool {
    isInside(view) { stack in
      guard case .stack(let settings) = self[stack].arrangement else { return false }
      return settings.distribution == .fillProportionally && axes.contains(settings.axis)
    }
  }

  /// Whether the open height belongs to a view in a cell of a collection, which may take its height from its contents.
  func isSizedByList(_ view: ViewIndex, _ axes: [Axis]) -> Bool {
    axes.contains(.vertical) && isInside(view) { self[$0].kind == .collectionViewCell }
  }

  /// Whether the document names no device although the canvas of Xcode 8 shows one, with root sizes and size classes
  /// that the document does not store, or names a platform whose devices are not known.
  var isOfUnknownDevice: Bool {
    environment.document.unknownRuntime != nil
      || environment.platform == .iOS && environment.device == nil && (.v8 ..< .v9).contains(environment.xcodeVersion)
  }

  func isScrolledElsewhere(_ view: ViewIndex, _ layout: SceneLayout) -> Bool {
    guard let parent = self[view].parent, case .scroll = self[parent].arrangement else { return false }
    return layout.views[parent.position].isMisplaced
  }

  func isInside(_ view: ViewIndex, _ isWanted: (ViewIndex) -> Bool) -> Bool {
    var current: ViewIndex? = view
    while let inner = current {
      if isWanted(inner) { return true }
      current = self[inner].parent
    }
    return false
  }
}

extension Arrangement {
  fileprivate var isOfAppKit: Bool {
    switch self {
    case .appKitStack, .grid, .split, .table, .clip, .scroll, .collection, .cell, .cellContent, .tabs, .box: true
    default: false
    }
  }
}

extension Situation {
  var showsStoredScreen: Bool { mode == .canvas && device == nil && size == nil }
}
