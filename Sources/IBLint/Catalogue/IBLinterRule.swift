/// The rules of IBLinter 0.5, with the rules of `ibt` that find the same.
package enum IBLinterRule: String, Sendable, CaseIterable {
  case ambiguous
  case colorResources = "color_resources"
  case customClassName = "custom_class_name"
  case customModule = "custom_module"
  case duplicateConstraint = "duplicate_constraint"
  case duplicateID = "duplicate_id"
  case autoLayout = "enable_autolayout"
  case initialViewController = "has_initial_view_controller"
  case singleViewController = "has_single_view_controller"
  case bottomBar = "hides_bottom_bar"
  case imageResources = "image_resources"
  case misplaced
  case margin = "relative_to_margin"
  case reuseIdentifier = "reuse_identifier"
  case stackViewBackground = "stackview_backgroundcolor"
  case storyboardIdentifier = "storyboard_viewcontroller_id"
  case baseClass = "use_base_class"
  case traitCollections = "use_trait_collections"
  case device = "view_as_device"
}

extension IBLinterRule {
  /// The rules of `ibt` that find the same; none for a class that does not have the name of the file.
  package var rules: [Rule] {
    switch self {
    case .ambiguous: [.recordedAmbiguous, .ambiguousLayout]
    case .colorResources: [.missingColor]
    case .customClassName: []
    case .customModule: [.wrongCustomModule]
    case .duplicateConstraint: [.duplicateConstraint]
    case .duplicateID: [.duplicateID]
    case .autoLayout: [.autolayoutDisabled]
    case .initialViewController: [.missingInitialViewController]
    case .singleViewController: [.multipleViewControllers]
    case .bottomBar: [.hidesBottomBar]
    case .imageResources: [.missingImage]
    case .misplaced: [.recordedMisplaced, .misplacedView]
    case .margin: [.marginAttribute]
    case .reuseIdentifier: [.reuseIdentifierMismatch, .missingReuseIdentifier]
    case .stackViewBackground: [.stackViewBackground]
    case .storyboardIdentifier: [.storyboardIdMismatch]
    case .baseClass: [.baseClassRequired]
    case .traitCollections: [.traitCollectionsDisabled]
    case .device: [.viewAsDevice]
    }
  }

  /// Whether IBLinter checks something by the rule where nothing is configured. It runs `custom_module` as well, which
  /// then checks nothing.
  package var isDefault: Bool {
    switch self {
    case .ambiguous, .autoLayout, .duplicateConstraint, .duplicateID: true
    default: false
    }
  }

  /// The severity that IBLinter gives the findings of the rule. It fails for errors only.
  package var severity: Severity {
    switch self {
    case .ambiguous, .colorResources, .customClassName, .customModule, .bottomBar, .imageResources, .misplaced,
      .storyboardIdentifier:
      .error
    default: .warning
    }
  }
}
