import IBLayout
import IBModel

/// Collects the drawing of a look, in the coordinates of its view.
struct Canvas {
  private(set) var contents: [PictureContent] = []
  private(set) var notes: Set<PictureNote.Reason> = []

  init(isReflected: Bool = false) { self.isReflected = isReflected }

  /// Whether the drawing is reflected later.
  let isReflected: Bool

  mutating func fill(_ rect: Rect, _ color: RGBColor, radius: Double = 0) {
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    contents.append(.shape(.rectangle(rect, radius: rect.limited(radius)), fill: color, stroke: nil))
  }

  mutating func fill(_ rect: Rect, _ corners: RoundedCorners, _ color: RGBColor, radius: Double) {
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    contents.append(.shape(.rectangle(rect, corners, radius: radius), fill: color, stroke: nil))
  }

  mutating func stroke(_ rect: Rect, _ stroke: Stroke, radius: Double = 0, fill: RGBColor? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    let inner = rect.inset(stroke.width / 2)
    contents.append(.shape(.rectangle(inner, radius: inner.limited(radius)), fill: fill, stroke: stroke))
  }

  mutating func ellipse(_ rect: Rect, fill: RGBColor?, stroke: Stroke? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    contents.append(.shape(.ellipse(rect), fill: fill, stroke: stroke))
  }

  mutating func line(_ points: [Point], _ stroke: Stroke, fill: RGBColor? = nil) {
    guard let first = points.first else { return }
    contents.append(.shape(.path([.move(first)] + points.dropFirst().map { .line($0) }), fill: fill, stroke: stroke))
  }

  mutating func path(_ steps: [PathStep], fill: RGBColor?, stroke: Stroke? = nil) {
    contents.append(.shape(.path(steps), fill: fill, stroke: stroke))
  }

  mutating func text(_ block: TextBlock, in rect: Rect) {
    var block = block
    block.isReflected = isReflected
    if isReflected { block.alignment = block.alignment.reflected }
    let lines = block.set(in: rect)
    for line in lines {
      for scalar in line.text.unicodeScalars where !scalar.isDrawable {
        notes.insert(scalar.script.map { .script($0) } ?? .characters)
      }
      contents.append(.text(line))
    }
  }

  mutating func image(_ file: ImageFile, in rect: Rect, tint: RGBColor, isTemplate: Bool = false) {
    guard rect.width > 0, rect.height > 0 else { return }
    let tint = file.isTemplate ?? isTemplate ? tint : nil
    contents.append(.image(PictureImage(frame: rect, file: file, tint: tint)))
  }

  mutating func group(_ node: PictureNode) { contents.append(.group(node)) }

  /// Adds another canvas, reflected in a width if that one is reflected and this one is not.
  mutating func append(_ other: Canvas, width: Double = 0) {
    contents += other.isReflected && !isReflected ? other.reflected(in: width) : other.contents
    notes.formUnion(other.notes)
  }

  mutating func append(_ other: Canvas, reflectedAbout x: Double) {
    contents += other.reflected(in: 2 * x)
    notes.formUnion(other.notes)
  }

  mutating func note(_ reason: PictureNote.Reason) { notes.insert(reason) }
}

extension Unicode.Scalar {
  /// Whether the font of pictures has the character, or it is invisible.
  var isDrawable: Bool { GlyphOutlines.has(self) || properties.isWhitespace || isCombining || value < 0x20 }

  /// The name of the script that is drawn as boxes; nil for letters of other scripts.
  var script: String? {
    switch value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: "Hebrew"
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: "Arabic"
    case 0x0700...0x074F, 0x0860...0x086F: "Syriac"
    case 0x0780...0x07BF: "Thaana"
    case 0x07C0...0x07FF: "N’Ko"
    default: nil
    }
  }
}

extension Rect {
  /// Extents are never negative.
  func inset(_ amount: Double) -> Rect { inset(x: amount, y: amount) }

  func inset(x dx: Double, y dy: Double) -> Rect {
    Rect(
      x: x + min(dx, width / 2), y: y + min(dy, height / 2), width: max(0, width - 2 * dx),
      height: max(0, height - 2 * dy))
  }

  func inset(_ insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  func limited(_ radius: Double) -> Double { max(0, min(radius, min(width, height) / 2)) }

  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
