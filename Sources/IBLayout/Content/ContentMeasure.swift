import IBModel
import IBScene
import IBXML

/// Sizes of content, measured without Apple's fonts; made once per document.
///
/// Advances of characters, paddings and heights of controls are tables fitted to the frames Xcode stored in public
/// documents. `Documents/Content.md` says how close they come.
public struct ContentMeasure: Sendable {
  /// The platform whose controls are measured.
  let platform: Platform
  /// The version of Xcode whose sizes count, by the number documents carry.
  let toolsVersion: Int
  /// Pixels per point of the device the document was saved for.
  let scale: Double
  /// Whether the device the document was saved for has a bar to swipe on instead of a home button.
  let hasHomeIndicator: Bool
  /// The text size the user has chosen.
  let contentSizeCategory: ContentSizeCategory
  /// Images by name.
  let images: ImageSizes

  /// Reads what sizes depend on from a document.
  /// - Parameters:
  ///   - contentSizeCategory: the user's text size; fonts given by a text style follow it.
  ///   - imageSizes: sizes in points by the name of an image, from asset catalogues; `<resources>` count where they
  ///     are silent.
  public init(
    _ document: Document, contentSizeCategory: ContentSizeCategory = .large, imageSizes: [String: Size] = [:]
  ) {
    platform = document.platform
    // Documents kept by hand name no version; they are not old.
    toolsVersion = document.toolsVersion == 0 ? 23000 : document.toolsVersion
    scale = ContentMeasure.scale(of: document, toolsVersion: toolsVersion)
    let device = document.tree.root.child(.device)?[.id] ?? ""
    hasHomeIndicator = device.hasPrefix("retina6") || device == "retina5_9"
    self.contentSizeCategory = contentSizeCategory
    images = ImageSizes(document, catalogue: imageSizes)
  }

  /// The size a view wants for its content; nil for views without content of their own.
  /// - Parameter availableWidth: the width of the frame in which text wraps, in points; nil is unlimited.
  public func size(of view: Object, availableWidth: Double?) -> ContentSize? {
    guard let control = Control(view.kind) else { return nil }
    let availableWidth = availableWidth.flatMap { $0 > 0 ? $0 : nil }
    switch platform {
    case .macOS: return macSize(of: view, control, availableWidth: availableWidth)
    case .iOS, .tvOS: return touchSize(of: view, control, availableWidth: availableWidth)
    case .watchOS: return nil
    }
  }

  /// Whether the height of a view's content depends on its width.
  public func wraps(_ view: Object) -> Bool {
    switch Control(view.kind) {
    case .label: lineLimit(of: view) != 1
    case .textField where platform == .macOS: macTextWraps(view)
    default: false
    }
  }

  /// Pixels per point: documents before Xcode 8 name no device and hold whole points.
  private static func scale(of document: Document, toolsVersion: Int) -> Double {
    if document.platform == .macOS { return 1 }
    guard let device = document.tree.root.child(.device)?[.id] else { return toolsVersion < 11000 ? 1 : 2 }
    return threefoldDevices.contains(device) ? 3 : 2
  }

  private static let threefoldDevices: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_12", "retina6_7", "retina6_3", "retina6_72",
    "retina6_9",
  ]
}

/// The views whose content is measured.
enum Control: Sendable {
  case label, button, textField, textView, image, segmentedControl, popUpButton, searchField, comboBox
  case `switch`, slider, stepper, activityIndicator, progress, searchBar, datePicker, picker, pageControl
  case navigationBar, toolbar, tabBar, colorWell, levelIndicator, box, pathControl

  init?(_ kind: Name) {
    guard let control = Control.byKind[kind] else { return nil }
    self = control
  }

  private static let byKind: [Name: Control] = [
    "label": .label, "button": .button, "textField": .textField, "secureTextField": .textField,
    "tokenField": .textField, "textView": .textView, "imageView": .image, "segmentedControl": .segmentedControl,
    "popUpButton": .popUpButton, "comboButton": .popUpButton, "searchField": .searchField, "comboBox": .comboBox,
    "switch": .switch, "slider": .slider, "stepper": .stepper, "activityIndicatorView": .activityIndicator,
    "progressView": .progress, "progressIndicator": .progress, "searchBar": .searchBar, "datePicker": .datePicker,
    "pickerView": .picker, "pageControl": .pageControl, "navigationBar": .navigationBar, "toolbar": .toolbar,
    "tabBar": .tabBar, "colorWell": .colorWell, "levelIndicator": .levelIndicator, "box": .box,
    "pathControl": .pathControl,
  ]
}
