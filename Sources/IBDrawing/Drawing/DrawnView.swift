import IBLayout
import IBModel

/// A view with the inputs of its look.
struct DrawnView {
  let scene: ResolvedScene
  let index: ViewIndex
  let appearance: Appearance
  /// In its own coordinates: from 0, 0.
  let bounds: Rect
  let tint: RGBColor
  let context: DrawingContext
  /// The distance by which its scrolled content moves down, in points.
  let contentShift: Double
  /// Frames of all views in their superviews' coordinates, y down.
  let frames: ViewTable<Rect>

  init(
    _ scene: ResolvedScene, _ index: ViewIndex, _ appearance: Appearance, _ frames: ViewTable<Rect>, tint: RGBColor,
    _ context: DrawingContext, contentShift: Double
  ) {
    let frame = frames[index]
    (self.scene, self.index, self.appearance, self.frames, self.tint) = (scene, index, appearance, frames, tint)
    (self.context, self.contentShift) = (context, contentShift)
    bounds = Rect(x: 0, y: 0, width: max(0, frame.width), height: max(0, frame.height))
  }

  var isReflected: Bool { scene.direction(of: index) == .rightToLeft }

  func frame(of subview: ViewIndex) -> Rect {
    isReflected ? frames[subview].reflected(in: bounds.width) : frames[subview]
  }

  func canvas(_ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(isReflected: isReflected)
    draw(&canvas)
    return canvas
  }

  var view: ResolvedView { scene[index] }
  var palette: Palette { context.palette }
  var control: (any ControlAppearance)? { appearance.control }
  var alignmentBounds: Rect { bounds.inset(scene.alignmentInsets(of: index)) }

  func color(_ settings: ColorSettings?, or role: String) -> RGBColor {
    palette.color(settings, or: palette.role(role))
  }

  /// The color of text without a stored one: it follows the color scheme since Xcode 11.4.
  var textColor: RGBColor { scene.environment.xcodeVersion >= .v11 ? palette.role("label") : .black }
}

/// The inputs that all views of a scene share when they are drawn.
struct DrawingContext {
  let environment: SceneEnvironment
  let palette: Palette
  let options: DrawingOptions
  let measure: ContentMeasure

  init(_ environment: SceneEnvironment, _ options: DrawingOptions) {
    self.environment = environment
    self.options = options
    palette = Palette(environment, options.scheme, options.resources)
    measure = ContentMeasure(environment)
  }

  func font(_ settings: FontSettings?, size: Double, weight: FontWeight = .regular) -> TextFont {
    let font = settings.map { measure.font($0) } ?? measure.controlFont(weight: weight, size: size)
    var isItalic = false
    if case .named(let name, _) = settings { isItalic = name.hasSuffix("Italic") || name.hasSuffix("Oblique") }
    return TextFont(font: font, isItalic: isItalic, hasWholeLines: environment.platform == .macOS)
  }

  func block(_ text: TextContent, _ font: TextFont, _ color: RGBColor) -> TextBlock {
    switch text {
    case .plain(let text): return TextBlock(text, font, color)
    case .attributed(let runs):
      var block = TextBlock(
        runs: runs.map { run in
          TextBlock.Run(
            text: run.text, font: run.font.map { self.font($0, size: font.size) } ?? font,
            color: palette.color(run.color, or: color), kerning: run.kerning, lines: run.lines)
        })
      if let alignment = runs.lazy.compactMap(\.alignment).first { block.alignment = alignment }
      return block
    }
  }
}
