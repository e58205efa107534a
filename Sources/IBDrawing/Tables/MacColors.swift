/// The system colors of AppKit, from macOS 11 to 15.
///
/// Sources: WebKit's expectations for the light values of headers, labels, selections and separators; otherwise public
/// documentation. Weak: the colors of source lists, headers and shadows of controls are not verified.
enum MacColors {
  /// The color of a property without `Color` at its end.
  static func color(_ name: String, _ scheme: ColorScheme) -> PictureColor? {
    guard let pair = table[name] else { return TouchColors.color(name, scheme, isNew: false, hasOldTeal: false) }
    return scheme == .light ? pair.light : pair.dark
  }

  private static func pair(_ light: PictureColor, _ dark: PictureColor) -> TouchColors.Pair { (light, dark) }
  private static func same(_ color: PictureColor) -> TouchColors.Pair { (color, color) }
  private static func white(_ alpha: Double) -> PictureColor { PictureColor(255, 255, 255, alpha) }
  private static func black(_ alpha: Double) -> PictureColor { PictureColor(0, 0, 0, alpha) }
  private static func gray(_ level: UInt8) -> PictureColor { PictureColor(level, level, level) }

  private static let table: [String: TouchColors.Pair] = text.merging(surfaces) { $1 }.merging(accents) { $1 }

  private static let text: [String: TouchColors.Pair] = [
    "label": pair(black(0.85), white(0.85)), "controlText": pair(black(0.85), white(0.85)),
    "text": pair(.black, .white), "secondaryLabel": pair(black(0.5), white(0.55)),
    "tertiaryLabel": pair(black(0.26), white(0.25)), "quaternaryLabel": pair(black(0.1), white(0.1)),
    "separator": pair(black(0.1), white(0.1)), "placeholderText": pair(black(0.25), white(0.25)),
    "disabledControlText": pair(black(0.25), white(0.25)), "headerText": pair(black(0.85), .white),
    "alternateSelectedControlText": same(.white), "selectedMenuItemText": same(.white),
    "selectedControlText": pair(black(0.85), white(0.85)), "selectedText": pair(.black, .white),
    "link": pair(PictureColor(0, 104, 218), PictureColor(65, 156, 255)),
    "windowFrameText": pair(black(0.85), white(0.85)),
  ]

  private static let surfaces: [String: TouchColors.Pair] = [
    "windowBackground": pair(gray(236), gray(50)), "windowFrame": pair(gray(170), gray(170)),
    "controlBackground": pair(.white, gray(30)), "textBackground": pair(.white, gray(30)),
    "control": pair(.white, white(0.25)), "controlHighlight": pair(.white, gray(180)),
    "controlLightHighlight": pair(.white, gray(220)), "controlShadow": pair(gray(170), gray(60)),
    "controlDarkShadow": pair(gray(100), gray(30)), "header": pair(.white, gray(40)),
    "grid": pair(gray(230), gray(26)),
    "alternatingContentBackground": pair(PictureColor(244, 245, 245), white(0.05)),
    "underPageBackground": pair(PictureColor(150, 150, 150, 0.9), PictureColor(40, 40, 40, 0.9)),
    "_sourceListBackground": pair(gray(246), gray(40)), "highlight": pair(.white, gray(180)),
    "shadow": same(.black), "scrollBar": pair(gray(170), gray(90)), "knob": pair(gray(255), gray(220)),
  ]

  private static let accents: [String: TouchColors.Pair] = [
    "controlAccent": same(PictureColor(0, 122, 255)),
    "selectedContentBackground": pair(PictureColor(0, 99, 225), PictureColor(0, 88, 208)),
    "alternateSelectedControl": pair(PictureColor(0, 99, 225), PictureColor(0, 88, 208)),
    "selectedMenuItem": pair(PictureColor(0, 99, 225), PictureColor(0, 88, 208)),
    "unemphasizedSelectedContentBackground": pair(gray(220), gray(70)),
    "unemphasizedSelectedTextBackground": pair(gray(220), gray(70)),
    "secondarySelectedControl": pair(gray(220), gray(70)),
    "selectedControl": pair(PictureColor(179, 215, 255), PictureColor(63, 99, 139)),
    "selectedTextBackground": pair(PictureColor(179, 215, 255), PictureColor(63, 99, 139)),
    "findHighlight": same(PictureColor(255, 255, 0)),
    "keyboardFocusIndicator": pair(PictureColor(0, 103, 244, 0.25), PictureColor(26, 169, 255, 0.3)),
    "systemGreen": pair(PictureColor(40, 205, 65), PictureColor(50, 215, 75)),
    "systemTeal": pair(PictureColor(89, 173, 196), PictureColor(106, 196, 220)),
    "systemCyan": pair(PictureColor(85, 190, 240), PictureColor(90, 200, 245)),
    "systemMint": pair(PictureColor(0, 199, 190), PictureColor(102, 212, 207)),
    "systemGray": pair(PictureColor(142, 142, 147), PictureColor(152, 152, 157)),
  ]
}
