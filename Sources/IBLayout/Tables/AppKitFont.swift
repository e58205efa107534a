import IBModel
import IBXML

/// Sizes of AppKit's named fonts, in points.
///
/// Source: Apple's documentation of `NSFont.systemFontSize`, `smallSystemFontSize` and `labelFontSize`.
enum AppKitFont {
  private static let metaFonts: [String: Double] = [
    "system": 13, "systemBold": 13, "systemMedium": 13, "systemLight": 13, "smallSystem": 11, "smallSystemBold": 11,
    "miniSystem": 9,
    "label": 10, "titleBar": 13, "message": 13, "menu": 13, "controlContent": 12, "toolTip": 11, "cellTitle": 12,
    "user": 12, "userFixedPitch": 10, "palette": 11,
  ]

  /// The size of the font a cell or view says.
  static func pointSize(in element: Element) -> Double? {
    guard let font = element.children.first(where: { $0[.key] == "font" }) else { return nil }
    if let size = font["size"].flatMap({ Double(finite: $0) }) { return size }
    return font["metaFont"].flatMap { metaFonts[$0] }
  }
}
