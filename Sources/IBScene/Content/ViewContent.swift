import IBModel
import IBXML

/// What a view shows, as far as its size depends on it.
package enum ViewContent: Sendable, Hashable {
  /// No content.
  case none
  /// A label of UIKit.
  indirect case label(LabelSettings)
  /// A button of UIKit.
  indirect case button(ButtonSettings)
  /// A text field of UIKit.
  indirect case textField(TextFieldSettings)
  /// A text view.
  indirect case textView(TextViewSettings)
  /// An image view of UIKit; nil when it shows no image.
  indirect case image(ImageReference?)
  /// A segmented control of UIKit.
  indirect case segmentedControl(SegmentedControlSettings)
  /// A date picker of UIKit.
  case datePicker(DatePickerSettings)
  /// An activity indicator of UIKit.
  case activityIndicator(ActivityIndicatorStyle)
  /// A page control with a number of pages.
  case pageControl(Int)
  /// A control of UIKit without settings that its size depends on.
  case control(ControlKind)
  /// A control of AppKit.
  indirect case appKit(AppKitSettings)
}

extension SceneReader {
  /// What a view shows.
  mutating func content(of element: Element, _ kind: ElementKind) -> ViewContent {
    guard let control = kind.control ?? (kind == .tabView ? .box : nil) else { return .none }
    if control == .textView { return .textView(attributes.textView(element)) }
    switch environment.platform {
    case .macOS:
      return attributes.appKit(element, kind, control, environment.images).map { .appKit($0) } ?? .none
    case .iOS, .tvOS: return attributes.uiKit(element, control, environment.images)
    case .watchOS: return .none
    }
  }
}

extension AttributeReader {
  fileprivate mutating func textView(_ element: Element) -> TextViewSettings {
    TextViewSettings(
      font: font("fontDescription", of: element), scrolls: text(.scrollEnabled, of: element) != "NO")
  }

  fileprivate mutating func uiKit(_ element: Element, _ control: ControlKind, _ images: ImageTable) -> ViewContent {
    switch control {
    case .label: .label(label(element))
    case .button: .button(button(element, images))
    case .textField: .textField(textField(element))
    case .image: .image(image(of: element, images))
    case .segmentedControl:
      .segmentedControl(
        SegmentedControlSettings(
          segments: segments(element, title: .title, images),
          isProportional: flag(.apportionsSegmentWidthsByContent, of: element)))
    case .datePicker:
      .datePicker(
        DatePickerSettings(
          style: value(.style, of: element) ?? .automatic, mode: value(.datePickerMode, of: element)))
    case .activityIndicator: .activityIndicator(value(.style, of: element) ?? .medium)
    case .pageControl: .pageControl(max(count(.numberOfPages, of: element) ?? 0, 0))
    case .switchControl, .slider, .stepper, .progress, .searchBar, .picker, .navigationBar, .toolbar, .tabBar:
      .control(control)
    case .textView, .popUpButton, .searchField, .comboBox, .colorWell, .levelIndicator, .box, .pathControl: .none
    }
  }
}
