/// The system colors, by the names of their properties.
package enum SystemColor {
  /// A color of UIKit.
  /// - Parameters:
  ///   - name: such as `systemBlueColor`, with or without `Color` at its end.
  ///   - isNew: whether it is that of iOS 26.
  /// - Returns: nil when UIKit has no such color.
  package static func touch(_ name: String, _ scheme: ColorScheme, isNew: Bool) -> PictureColor? {
    TouchColors.color(role(in: name), scheme, isNew: isNew, hasOldTeal: false)
  }

  /// A color of AppKit; nil when it has no such color.
  package static func mac(_ name: String, _ scheme: ColorScheme) -> PictureColor? {
    MacColors.color(role(in: name), scheme)
  }

  /// The name without what all names of colors end in.
  static func role(in name: String) -> String { name.hasSuffix("Color") ? String(name.dropLast(5)) : name }
}
