/// The system colors of UIKit.
///
/// Sources: light values until Xcode 16 are those that public documents store; dark values are WebKit's expectations where
/// it tests them, otherwise public documentation. Those of Xcode 26 are published measurements; red, orange and teal are
/// also stored in documents.
enum TouchColors {
  /// The values of a color.
  typealias Pair = (light: PictureColor, dark: PictureColor)

  /// The color of a property without `Color` at its end.
  static func color(_ name: String, _ scheme: ColorScheme, isNew: Bool, hasOldTeal: Bool) -> PictureColor? {
    if hasOldTeal, name == "systemTeal" { return scheme == .light ? oldTeal.light : oldTeal.dark }
    guard let pair = isNew ? xcode26[name] ?? table[name] : table[name] else { return nil }
    return scheme == .light ? pair.light : pair.dark
  }

  /// Before iOS 15.
  private static let oldTeal: Pair = (PictureColor(90, 200, 250), PictureColor(100, 210, 255))

  private static func pair(_ light: PictureColor, _ dark: PictureColor) -> Pair { (light, dark) }
  private static func same(_ color: PictureColor) -> Pair { (color, color) }

  private static let table: [String: Pair] = accents.merging(grays) { $1 }.merging(roles) { $1 }.merging(fixed) { $1 }

  private static let accents: [String: Pair] = [
    "systemRed": pair(PictureColor(255, 59, 48), PictureColor(255, 69, 58)),
    "systemOrange": pair(PictureColor(255, 149, 0), PictureColor(255, 159, 10)),
    "systemYellow": pair(PictureColor(255, 204, 0), PictureColor(255, 214, 10)),
    "systemGreen": pair(PictureColor(52, 199, 89), PictureColor(48, 209, 88)),
    "systemMint": pair(PictureColor(0, 199, 190), PictureColor(99, 230, 226)),
    "systemTeal": pair(PictureColor(48, 176, 199), PictureColor(64, 200, 224)),
    "systemCyan": pair(PictureColor(50, 173, 230), PictureColor(100, 210, 255)),
    "systemBlue": pair(PictureColor(0, 122, 255), PictureColor(10, 132, 255)),
    "tint": pair(PictureColor(0, 122, 255), PictureColor(10, 132, 255)),
    "systemIndigo": pair(PictureColor(88, 86, 214), PictureColor(94, 92, 230)),
    "systemPurple": pair(PictureColor(175, 82, 222), PictureColor(191, 90, 242)),
    "systemPink": pair(PictureColor(255, 45, 85), PictureColor(255, 55, 95)),
    "systemBrown": pair(PictureColor(162, 132, 94), PictureColor(172, 142, 104)),
  ]

  private static let grays: [String: Pair] = [
    "systemGray": same(PictureColor(142, 142, 147)),
    "systemGray2": pair(PictureColor(174, 174, 178), PictureColor(99, 99, 102)),
    "systemGray3": pair(PictureColor(199, 199, 204), PictureColor(72, 72, 74)),
    "systemGray4": pair(PictureColor(209, 209, 214), PictureColor(58, 58, 60)),
    "systemGray5": pair(PictureColor(229, 229, 234), PictureColor(44, 44, 46)),
    "systemGray6": pair(PictureColor(242, 242, 247), PictureColor(28, 28, 30)),
  ]

  private static let roles: [String: Pair] = [
    "label": pair(.black, .white),
    "secondaryLabel": pair(PictureColor(60, 60, 67, 0.6), PictureColor(235, 235, 245, 0.6)),
    "tertiaryLabel": pair(PictureColor(60, 60, 67, 0.3), PictureColor(235, 235, 245, 0.3)),
    "quaternaryLabel": pair(PictureColor(60, 60, 67, 0.18), PictureColor(235, 235, 245, 0.16)),
    "placeholderText": pair(PictureColor(60, 60, 67, 0.3), PictureColor(235, 235, 245, 0.3)),
    "separator": pair(PictureColor(60, 60, 67, 0.29), PictureColor(84, 84, 88, 0.6)),
    "opaqueSeparator": pair(PictureColor(198, 198, 200), PictureColor(56, 56, 58)),
    "link": pair(PictureColor(0, 122, 255), PictureColor(9, 132, 255)),
    "systemFill": pair(PictureColor(120, 120, 128, 0.2), PictureColor(120, 120, 128, 0.36)),
    "secondarySystemFill": pair(PictureColor(120, 120, 128, 0.16), PictureColor(120, 120, 128, 0.32)),
    "tertiarySystemFill": pair(PictureColor(118, 118, 128, 0.12), PictureColor(118, 118, 128, 0.24)),
    "quaternarySystemFill": pair(PictureColor(116, 116, 128, 0.08), PictureColor(118, 118, 128, 0.18)),
    "systemBackground": pair(.white, .black),
    "secondarySystemBackground": pair(PictureColor(242, 242, 247), PictureColor(28, 28, 30)),
    "tertiarySystemBackground": pair(.white, PictureColor(44, 44, 46)),
    "systemGroupedBackground": pair(PictureColor(242, 242, 247), .black),
    "secondarySystemGroupedBackground": pair(.white, PictureColor(28, 28, 30)),
    "tertiarySystemGroupedBackground": pair(PictureColor(242, 242, 247), PictureColor(44, 44, 46)),
    "groupTableViewBackground": pair(PictureColor(242, 242, 247), .black),
    "tableCellGroupedBackground": pair(.white, PictureColor(28, 28, 30)),
    "tableCellPlainBackground": pair(.white, .black),
    "tableBackground": pair(.white, .black),
    "scrollViewTexturedBackground": same(PictureColor(111, 113, 121)),
    "viewFlipsideBackground": same(PictureColor(31, 33, 36)),
  ]

  private static let fixed: [String: Pair] = [
    "darkText": same(.black), "lightText": same(PictureColor(255, 255, 255, 0.6)),
    "black": same(.black), "white": same(.white), "clear": same(.clear),
    "darkGray": same(PictureColor(85, 85, 85)), "lightGray": same(PictureColor(170, 170, 170)),
    "gray": same(PictureColor(127, 127, 127)), "red": same(PictureColor(255, 0, 0)),
    "green": same(PictureColor(0, 255, 0)), "blue": same(PictureColor(0, 0, 255)),
    "cyan": same(PictureColor(0, 255, 255)), "yellow": same(PictureColor(255, 255, 0)),
    "magenta": same(PictureColor(255, 0, 255)), "orange": same(PictureColor(255, 127, 0)),
    "purple": same(PictureColor(127, 0, 127)), "brown": same(PictureColor(153, 102, 51)),
  ]

  private static let xcode26: [String: Pair] = [
    "systemRed": pair(PictureColor(255, 56, 60), PictureColor(255, 66, 69)),
    "systemOrange": pair(PictureColor(255, 141, 40), PictureColor(255, 146, 48)),
    "systemYellow": pair(PictureColor(255, 204, 0), PictureColor(255, 214, 0)),
    "systemMint": pair(PictureColor(0, 200, 179), PictureColor(0, 218, 195)),
    "systemTeal": pair(PictureColor(0, 195, 208), PictureColor(0, 210, 224)),
    "systemCyan": pair(PictureColor(0, 192, 232), PictureColor(60, 211, 254)),
    "systemBlue": pair(PictureColor(0, 136, 255), PictureColor(0, 145, 255)),
    "tint": pair(PictureColor(0, 136, 255), PictureColor(0, 145, 255)),
    "systemIndigo": pair(PictureColor(97, 85, 245), PictureColor(109, 124, 255)),
    "systemPurple": pair(PictureColor(203, 48, 224), PictureColor(219, 52, 242)),
    "systemBrown": pair(PictureColor(172, 127, 94), PictureColor(183, 138, 102)),
    "separator": pair(PictureColor(60, 60, 67, 0.12), PictureColor(84, 84, 88, 0.6)),
  ]
}
