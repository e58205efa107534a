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
  /// Parts beside each other, of UIKit.
  indirect case segments(SegmentSettings)
  /// A control of UIKit that is as large as the tables of numbers say.
  indirect case fixed(FixedControl)
  /// A control of AppKit.
  indirect case appKit(AppKitSettings)
}

extension SceneReader {
  /// What a view shows.
  mutating func content(of element: Element, _ kind: ElementKind) -> ViewContent {
    guard let reading = ControlReadings.reading(of: kind) else { return .none }
    let source = ControlSource(element: element, kind: kind)
    switch environment.platform {
    // Text views of AppKit have no cell.
    case .macOS where kind != .textView:
      return reading.macContent(source, &attributes).map { .appKit(attributes.appKit($0, source)) } ?? .none
    case .iOS, .tvOS, .macOS: return reading.touchContent(source, &attributes)
    case .watchOS: return .none
    }
  }
}
