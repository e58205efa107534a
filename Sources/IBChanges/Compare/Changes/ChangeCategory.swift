import IBModel
import IBXML

/// The category of a change. Each change has exactly one.
public enum ChangeCategory: String, Sendable, Hashable, CaseIterable {
  /// Added, removed or moved objects, and objects that changed their kind.
  case structure
  /// Inputs of the layout: constraints, priorities, stacks, sizes and margins.
  case layout
  /// Visible and spoken text.
  case text
  /// Colors, fonts, images and styles.
  case appearance
  /// Outlets, actions, segues, bindings, and the initial controller.
  case connections
  /// Everything else: classes, identifiers, behavior, runtime attributes, document settings.
  case settings
}

extension ChangeCategory {
  /// Creates the category of a change.
  /// - Parameters:
  ///   - owner: The changed object's element.
  ///   - place: The changed element: the object itself or one inside it.
  ///   - subject: The subject of the change, ending in the name of an attribute or the role of a value.
  init(of kind: DocumentChange.Kind, owner: Element, place: Element, subject: String) {
    let object = Object(owner)
    switch object?.category {
    case .constraint: self = .layout
    case .connection: self = .connections
    default:
      switch kind {
      case .added, .removed, .moved, .reordered, .replaced: self = .structure
      case .equation: self = .layout
      case .value:
        let role = Name(subject.split(separator: " ").last.map(String.init) ?? "")
        self = ChangeCategory.category(ofValue: place, in: owner, role)
      }
    }
  }

  private static func category(ofValue place: Element, in owner: Element, _ role: Name) -> ChangeCategory {
    let parts = [place] + place.ancestors.prefix { $0.index != owner.index }
    if parts.contains(where: { settingsParts.contains($0.name) }) { return .settings }
    if owner.name == "stackView", role == "alignment" { return .layout }
    if let listed = table.first(where: { $0.roles.contains(role) }) { return listed.category }
    if let known = parts.lazy.compactMap({ part in table.first { $0.parts.contains(part.name) } }).first {
      return known.category
    }
    return table.first { row in row.endings.contains { role.text.hasSuffix($0) } }?.category ?? .settings
  }

  /// The names that belong to a category: attributes and roles, elements, and suffixes.
  private struct Row {
    var category: ChangeCategory
    var roles: NameSet
    var parts: NameSet
    var endings: [String] = []
  }

  /// Parts of objects that belong to no other category, regardless of their contents.
  private static let settingsParts: NameSet = [
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "accessibilityIdentifier",
    "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "simulatedOrientationMetrics", "simulatedMetricsContainer",
  ]

  private static let table = [
    Row(category: .settings, roles: ["userComments", "userLabel", "keyEquivalent", "identifier"], parts: []),
    Row(
      category: .connections, roles: ["initialViewController", "initialController"],
      parts: ["outlet", "outletCollection", "action", "segue", "binding"]),
    Row(
      category: .text,
      roles: [
        "text", "title", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle", "alternateTitle",
        "label", "paletteLabel", "collapsedRepresentationLabel", "secondaryText", "subtitle", "message", "hint", "help",
        "toolTip", "headerToolTip", "badgeValue", "discoverabilityTitle", "content", "localizableString",
      ],
      parts: ["attributedString", "localizableString"]),
    Row(
      category: .layout,
      roles: [
        "axis", "distribution", "spacing", "translatesAutoresizingMaskIntoConstraints", "holdingPriority",
        "visibilityPriority", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
        "layoutMarginsFollowReadableWidth", "contentViewInsetsToSafeArea", "detachesHiddenViews",
        "baselineRelativeArrangement", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "preferredMaxLayoutWidth",
        "setsMaxLayoutWidthAtFirstLayout", "automaticallyAdjustsScrollViewInsets", "contentInsetAdjustmentBehavior",
        "extendedLayoutIncludesOpaqueBars", "width", "height", "minWidth", "maxWidth", "minimumLineSpacing",
        "minimumInteritemSpacing", "scrollDirection", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "columnSpacing", "rowSpacing", "xPlacement", "yPlacement", "rowAlignment", "semanticContentAttribute",
        "autoresizesSubviews", "arrangesAllSubviews", "intrinsicContentSize", "itemWidth", "itemSpacing",
        "automaticEstimatedItemSize", "columnAutoresizingStyle", "usesAutomaticRowHeights", "sectionInsetReference",
        "separatorInsetReference",
      ],
      parts: [
        "autoresizingMask", "variation", "mask", "include", "exclude", "constraints", "rect", "size", "inset",
        "edgeInsets", "directionalEdgeInsets", "point", "extendedEdge", "viewLayoutGuide",
      ], endings: ["HuggingPriority", "ResistancePriority"]),
    Row(
      category: .appearance,
      roles: [
        "alpha", "alphaValue", "hidden", "opaque", "image", "highlighted", "contentMode", "textAlignment", "alignment",
        "numberOfLines", "lineBreakMode", "baselineAdjustment", "adjustsFontSizeToFit", "minimumFontSize",
        "minimumScaleFactor", "adjustsLetterSpacingToFitWidth", "adjustsFontForContentSizeCategory",
        "contentHorizontalAlignment", "contentVerticalAlignment", "buttonType", "bezelStyle", "borderType",
        "borderWidth",
        "cornerRadius", "boxType", "bordered", "transparent", "drawsBackground", "imagePosition", "imageScaling",
        "controlSize", "material", "blendingMode", "translucent", "barStyle", "systemItem", "accessoryType",
        "selectionStyle", "separatorStyle", "focusRingType", "titlebarAppearsTransparent", "titleVisibility",
        "alternatingRowBackgroundColors", "clipsSubviews", "clipsToBounds", "symbolScale", "renderingMode", "catalog",
        "style", "appearanceType", "hasHorizontalScroller", "hasVerticalScroller", "pointSize", "weight",
        "imagePlacement", "imagePadding", "largeTitles", "largeTitleDisplayMode",
      ],
      parts: [
        "color", "calibratedRGBColor", "fontDescription", "font", "imageReference", "preferredSymbolConfiguration",
        "textAttributes", "blurEffect", "vibrancyEffect", "paragraphStyle",
      ], endings: ["Color", "Image", "Style", "Appearance", "Font"]),
  ]
}
