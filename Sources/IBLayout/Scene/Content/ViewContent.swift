import IBModel
import IBXML

/// The content of a view that determines its size.
package enum ViewContent: Sendable, Hashable {
  case none
  indirect case label(LabelSettings)
  indirect case button(ButtonSettings)
  indirect case textField(TextFieldSettings)
  indirect case textView(TextViewSettings)
  indirect case image(ImageReference?)
  indirect case segments(SegmentSettings)
  /// A control of UIKit whose size is in the tables of numbers.
  indirect case fixed(FixedControl)
  indirect case appKit(AppKitSettings)
}

extension SceneReader {
  mutating func content(of element: Element, _ kind: ElementKind) -> ViewContent {
    guard let reading = ControlReaders.reading(of: kind) else { return .none }
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
