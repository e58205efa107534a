import IBModel
import IBXML

/// The children of a view's element that layout depends on, found in one pass.
struct ViewParts {
  var frame: Element?
  var mask: Element?
  var constraints: Element?
  /// The first of the two elements that can contain margins.
  var margins: Element?
  var edgeInsets: Element?
  var hasMarginsKey = false
  var hasRuntimeAttributes = false

  init(of view: Element) {
    for child in view.children {
      switch child.name {
      case .rect, .frame: if frame == nil, child.isStoredFrame { frame = child }
      case .autoresizingMask: mask = mask ?? child
      case .constraints: constraints = constraints ?? child
      case .edgeInsets:
        edgeInsets = edgeInsets ?? child
        if margins == nil, child.has(.key, "layoutMargins") { margins = child }
      case .directionalEdgeInsets:
        if margins == nil, child.has(.key, "directionalLayoutMargins") { margins = child }
      case .viewLayoutGuide: if child.has(.key, "layoutMargins") { hasMarginsKey = true }
      case .userDefinedRuntimeAttributes: hasRuntimeAttributes = true
      default: break
      }
    }
  }
}

extension SceneReader {
  mutating func resolve(_ object: Object, parent: ViewIndex?) -> (view: ResolvedView, constraints: Element?) {
    let element = object.element
    let kind = ElementKind(element.name)
    var parts = ViewParts(of: element)
    if environment.variations.vary(element) {
      let key = parts.margins?[.key] ?? "layoutMargins"
      parts.margins = environment.variations.child(withKey: key, of: element) ?? parts.margins
    }
    let area = stackArea(of: element, in: parent)
    let key = element[.key]
    let hasFixedFrame = element.has(.fixedFrame, "YES")
    let isAccessory = isAccessory(object, parent)
    let view = ResolvedView(
      object: object, kind: kind, parent: parent,
      storedFrame: parts.frame.map { storedFrame($0, of: kind) }
        // Without a frame nothing gives such a view a size.
        ?? (hasFixedFrame ? Rect(x: 0, y: 0, width: 0, height: 0) : nil),
      placement: placement(
        of: element, parent, isArranged: area != nil,
        isPlaced: hasFixedFrame || isAccessory || isPlacedByContainer(element, parent)),
      mask: mask(parts.mask).union(maskKeptByTable(element, kind, key)), hasFixedFrame: hasFixedFrame,
      isAccessory: isAccessory,
      isHidden: attributes.flag(.hidden, of: element),
      // An indicator that does not animate is hidden. Source: stored frames, in which it keeps its place in a stack
      // view (5 of 5; the 2 that animate have none).
      keepsPlaceWhenHidden: kind == .activityIndicatorView && element["hidesWhenStopped"] == "YES"
        && element["animating"] != "YES"
        && environment.follows(.idleIndicatorsKeepPlace), isContentView: key == "contentView",
      stackArea: area,
      priorities: priorities(of: element),
      placeholder: PlaceholderSize(
        extents: PerAxis(extent(.placeholderWidth, of: element), extent(.placeholderHeight, of: element))),
      direction: direction(of: element), margins: margins(of: element, parts),
      arrangement: arrangement(of: element, kind, parts),
      content: content(of: element, kind))
    return (view, parts.constraints)
  }

  private mutating func storedFrame(_ element: Element, of kind: ElementKind) -> Rect {
    var frame = attributes.rect(element)
    // Early releases store contents of cells of tvOS narrower than they lay them out.
    guard kind == .tableViewCellContentView else { return frame }
    frame.width += environment.number(.excess, of: "table cell", in: .margins)?.value ?? 0
    return frame
  }

  private func placement(
    of element: Element, _ parent: ViewIndex?, isArranged: Bool, isPlaced: Bool
  ) -> Placement {
    guard parent != nil else { return .root }
    let isFree = isArranged || attributes.text(.translatesMask, of: element) == "NO"
    return isFree && !isPlaced ? .constrained : .fixed
  }

  /// Whether a cell, an effect view or the item of a bar places a view, regardless of the view's own settings.
  private func isPlacedByContainer(_ element: Element, _ parent: ViewIndex?) -> Bool {
    guard let parent, environment.platform != .macOS else { return false }
    if element.parent.map({ ElementKind($0.name) }) == .barButtonItem { return true }
    let containers: [ElementKind] = [.tableViewCell, .collectionViewCell, .visualEffectView]
    return element[.key] == "contentView" && containers.contains(views[parent.position].kind)
  }

  /// Whether a view is the accessory of the table cell around it, which places it. Source: flags of public documents;
  /// of 74 without constraints, Xcode flags only those 7 as ambiguous whose rows are out of sight.
  private func isAccessory(_ object: Object, _ parent: ViewIndex?) -> Bool {
    guard let parent, views[parent.position].kind == .tableViewCellContentView,
      let cell = views[parent.position].parent
    else { return false }
    let id = object.id
    return views[cell.position].object.connections.contains {
      $0.kind == .outlet && $0.element.id(.destination) == id
        && ["accessoryView", "editingAccessoryView"].contains($0.element[.property])
    }
  }

  private func stackArea(of element: Element, in parent: ViewIndex?) -> StackArea? {
    guard let parent, views[parent.position].isStack else { return nil }
    switch element.parent?.name {
    case .subviews?, .beginningViews?: return .beginning
    case .middleViews?: return .middle
    case .endViews?: return .end
    default: return nil
    }
  }

  /// Playback and spatial content have the same direction in every language.
  private func direction(of element: Element) -> LayoutDirection? {
    switch element[.semanticContentAttribute] {
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    case "forceRightToLeft": .rightToLeft
    default: element[.userInterfaceLayoutDirection].flatMap(LayoutDirection.init)
    }
  }

  /// Without a stored mask nothing is flexible.
  private func mask(_ element: Element?) -> AutoresizingMask {
    guard let element else { return [] }
    var mask: AutoresizingMask = []
    for attribute in element.attributes {
      guard let part = SceneReader.maskPart(attribute.name), attribute.value == "YES" else { continue }
      mask.insert(part)
    }
    return mask
  }

  private static func maskPart(_ name: Name) -> AutoresizingMask? {
    switch name {
    case .flexibleMinX: .flexibleMinX
    case .widthSizable: .width
    case .flexibleMaxX: .flexibleMaxX
    case .flexibleMinY: .flexibleMinY
    case .heightSizable: .height
    case .flexibleMaxY: .flexibleMaxY
    default: nil
    }
  }

  /// Tables and cells keep their contents as wide as themselves and ignore autoresizing masks.
  private func maskKeptByTable(_ element: Element, _ kind: ElementKind, _ key: String?) -> AutoresizingMask {
    if kind == .tableViewCell { return .width }
    if kind == .tableViewCellContentView { return [.width, .height] }
    switch key {
    case "tableHeaderView", "tableFooterView": return .width
    case "contentView":
      return element.parent.map { ElementKind($0.name) } == .collectionViewCell ? [.width, .height] : []
    default: return []
    }
  }

  private mutating func priorities(of element: Element) -> ContentPriorities {
    var priorities = ContentPriorities.standard
    read(.horizontalHugging, of: element, into: &priorities.hugging.horizontal)
    read(.verticalHugging, of: element, into: &priorities.hugging.vertical)
    read(.horizontalCompressionResistance, of: element, into: &priorities.resistance.horizontal)
    read(.verticalCompressionResistance, of: element, into: &priorities.resistance.vertical)
    return priorities
  }

  private mutating func read(_ name: Name, of element: Element, into priority: inout Double) {
    guard let written = attributes.number(name, of: element) else { return }
    if written < 1 || written > 1000 {
      attributes.problems.add(.priorityOutOfRange(attributes.text(name, of: element) ?? ""), at: element, name)
    }
    priority = min(max(written, SceneReader.leastPriority), 1000)
  }

  /// A priority of 0 or less still keeps content sizes from being arbitrary.
  private static let leastPriority = 0.001

  private mutating func extent(_ name: Name, of element: Element) -> PlaceholderSize.Extent {
    guard let text = element[name] else { return .unwritten }
    if text == "infinite" { return .none }
    return attributes.number(name, of: element).map { .points($0) } ?? .none
  }

  private mutating func margins(of element: Element, _ parts: ViewParts) -> MarginSettings {
    var settings = MarginSettings.standard
    if let margins = parts.margins {
      settings.written =
        switch (margins.name, environment.situation.layoutDirection) {
        case (.edgeInsets, .leftToRight): attributes.insets(margins, left: .left, right: .right)
        case (.edgeInsets, .rightToLeft): attributes.insets(margins, left: .right, right: .left)
        default: attributes.insets(margins, left: .leading, right: .trailing)
        }
    }
    settings.preservesSuperview = attributes.flag(.preservesSuperviewLayoutMargins, of: element)
    settings.followsReadableWidth = attributes.flag(.layoutMarginsFollowReadableWidth, of: element)
    settings.includesSafeArea = element[.insetsLayoutMarginsFromSafeArea] != "NO"
    return settings
  }
}
