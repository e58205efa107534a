import IBModel

/// Writes pictures as SVG. Equal pictures give equal bytes.
///
/// Coordinates have at most two decimals; where frames add up along nested groups, the sum is exact to half a hundredth
/// of a point. Text is drawn as outlines; characters without one are text in a font of the viewer.
public struct SVGWriter: Sendable {
  /// How objects are named.
  public enum Identifiers: Sendable, Hashable {
    /// The id of an object is the `id` of its group.
    case plain
    /// Several pictures share a file: the id of an object is `data-id`, and other ids begin with the prefix.
    case prefixed(String)
  }

  /// How text is written.
  public enum Lettering: Sendable, Hashable {
    /// As outlines: every viewer shows the same.
    case outlines
    /// As text in the font that the viewer has, as wide as in the layout: smaller, searchable and read aloud.
    case live
  }

  /// How objects are named.
  public var identifiers: Identifiers
  /// How text is written.
  public var lettering: Lettering

  /// A writer.
  public init(identifiers: Identifiers = .plain, lettering: Lettering = .outlines) {
    self.identifiers = identifiers
    self.lettering = lettering
  }

  /// The picture as a document.
  public func text(of picture: Picture) -> String {
    var body = SVGBody(identifiers, lettering, reserving: picture.nodes)
    for node in picture.nodes { body.write(node) }
    let (width, height) = (picture.size.width.svg, picture.size.height.svg)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(width) \(height)\"\(lettering.font)>\n"
    if !body.definitions.isEmpty { text += "<defs>\n\(body.definitions)</defs>\n" }
    return text + body.text + "</svg>\n"
  }
}

/// The groups and shapes of a picture as text, with what they refer to.
struct SVGBody {
  var text = ""
  var definitions = ""
  private let identifiers: SVGWriter.Identifiers
  private let lettering: SVGWriter.Lettering
  /// Ids of objects that are not written yet; each is written once.
  private var objects: Set<String>
  private let reserved: Set<String>
  private var glyphs: [GlyphKey: String] = [:]
  private var clips: [String: String] = [:]
  private var count = 0
  /// The origin of the group that is open, and where the transforms written so far put it.
  private var exact = Point(0, 0)
  private var written = Point(0, 0)
  /// Those of the groups around it whose place may change.
  private var origins: [(exact: Point, written: Point)] = []

  private struct GlyphKey: Hashable {
    var scalar: Unicode.Scalar
    var weight: GlyphWeight
  }

  init(_ identifiers: SVGWriter.Identifiers, _ lettering: SVGWriter.Lettering, reserving nodes: [PictureNode]) {
    self.identifiers = identifiers
    self.lettering = lettering
    var ids: Set<String> = []
    for node in nodes { node.collectIDs(into: &ids) }
    (objects, reserved) = (ids, ids)
  }

  // MARK: Groups

  mutating func write(_ node: PictureNode) {
    let (exactBefore, writtenBefore) = (exact, written)
    exact = Point(exact.x + node.frame.x, exact.y + node.frame.y)
    let end = Point(exact.x.roundedForSVG, exact.y.roundedForSVG)
    let (dx, dy) = (end.x - written.x, end.y - written.y)
    written = end
    text += "<g"
    writeID(of: node)
    if dx.svg != "0" || dy.svg != "0" { text += " transform=\"translate(\(dx.svg) \(dy.svg))\"" }
    if node.opacity < 1 { text += " opacity=\"\(node.opacity.svg)\"" }
    let isTransformed = !node.transform.isIdentity
    if let clip = node.clip, !isTransformed { text += " clip-path=\"url(#\(clipID(clip)))\"" }
    text += ">\n"
    if isTransformed { open(node.transform, node) }
    for content in node.contents { write(content) }
    if isTransformed { text += "</g>\n" }
    text += "</g>\n"
    (exact, written) = (exactBefore, writtenBefore)
  }

  /// Opens a group whose place may change, so that what is inside begins at its origin.
  mutating func openGroup(named node: PictureNode, _ attributes: String) {
    text += "<g"
    writeID(of: node)
    text += "\(attributes)>\n"
    origins.append((exact, written))
    (exact, written) = (Point(0, 0), Point(0, 0))
  }

  /// Closes the group that was opened last.
  mutating func closeGroup() {
    text += "</g>\n"
    (exact, written) = origins.popLast() ?? (Point(0, 0), Point(0, 0))
  }

  /// Objects have their size beside their place, so that frames can be read from the file.
  private mutating func writeID(of node: PictureNode) {
    guard let id = node.id else { return }
    switch identifiers {
    case .plain: if objects.remove(id) != nil { text += " id=\"\(id.escapedForSVG)\"" }
    case .prefixed: text += " data-id=\"\(id.escapedForSVG)\""
    }
    text += " data-size=\"\(node.frame.width.svg) \(node.frame.height.svg)\""
  }

  /// A group inside that is turned and scaled about the center.
  private mutating func open(_ transform: PictureTransform, _ node: PictureNode) {
    let (x, y) = (node.frame.width / 2, node.frame.height / 2)
    var parts = ["translate(\(x.svg) \(y.svg))"]
    if transform.rotation != 0 { parts.append("rotate(\((transform.rotation * 180 / .pi).svg))") }
    if transform.scaleX != 1 || transform.scaleY != 1 {
      parts.append("scale(\(transform.scaleX.svgScale) \(transform.scaleY.svgScale))")
    }
    parts.append("translate(\((-x).svg) \((-y).svg))")
    text += "<g transform=\"\(parts.joined(separator: " "))\""
    if let clip = node.clip { text += " clip-path=\"url(#\(clipID(clip)))\"" }
    text += ">\n"
    (exact, written) = (Point(0, 0), Point(0, 0))
  }

  mutating func write(_ content: PictureContent) {
    switch content {
    case .shape(let outline, let fill, let stroke): write(outline, fill, stroke)
    case .text(let line): write(line)
    case .image(let image): write(image)
    case .group(let node): write(node)
    }
  }

  // MARK: Shapes

  private mutating func write(_ outline: Outline, _ fill: PictureColor?, _ stroke: Stroke?) {
    text += outline.svgStart
    if let fill { text += fill.svg("fill") } else { text += " fill=\"none\"" }
    if let stroke {
      text += stroke.color.svg("stroke")
      if stroke.width != 1 { text += " stroke-width=\"\(stroke.width.svg)\"" }
      if !stroke.dashes.isEmpty {
        text += " stroke-dasharray=\"\(stroke.dashes.map(\.svg).joined(separator: " "))\""
      }
      if stroke.isRound { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    }
    text += "/>\n"
  }

  mutating func clipID(_ outline: Outline) -> String {
    let shape = outline.svgStart + "/>"
    if let id = clips[shape] { return id }
    let id = newID("c")
    clips[shape] = id
    definitions += "<clipPath id=\"\(id)\">\(shape)</clipPath>\n"
    return id
  }

  /// The id of a clip that no other group has.
  mutating func newClip(_ shape: String) -> String {
    let id = newID("c")
    definitions += "<clipPath id=\"\(id)\">\(shape)</clipPath>\n"
    return id
  }

  /// An id that no object has.
  private mutating func newID(_ letter: String) -> String {
    var prefix = "_"
    if case .prefixed(let other) = identifiers { prefix = other.escapedForSVG }
    while true {
      count += 1
      let id = "\(prefix)\(letter)\(count)"
      if !reserved.contains(id) { return id }
    }
  }

  // MARK: Text

  private mutating func write(_ line: TextLine) {
    if lettering == .live { return text += line.liveElement }
    let setting = GlyphSetting(line)
    guard setting.scale.isFinite, setting.scale > 0 else { return }
    var pending = ""
    for part in setting.parts {
      switch part {
      case .glyph(let scalar, let outline, let x):
        if outline.path.isEmpty { continue }
        pending += "<use href=\"#\(glyphID(scalar, line.weight, outline))\""
        if x != 0 { pending += " x=\"\(Int(x.rounded()))\"" }
        pending += "/>"
      case .characters(let characters, let x, let width): writeCharacters(characters, x, width, line, setting)
      }
    }
    guard !pending.isEmpty else { return }
    let slant = line.isItalic ? setting.vertical * 0.2 : 0
    let numbers = [
      setting.scale.svgScale, "0", (-slant).svgScale, setting.vertical.svgScale, line.x.svg, line.baseline.svg,
    ]
    text += "<g transform=\"matrix(\(numbers.joined(separator: " ")))\"\(line.color.svg("fill"))>\(pending)</g>\n"
  }

  mutating func glyphID(_ scalar: Unicode.Scalar, _ weight: GlyphWeight, _ outline: GlyphOutline) -> String {
    let key = GlyphKey(scalar: scalar, weight: weight)
    if let id = glyphs[key] { return id }
    let id = newID("g")
    glyphs[key] = id
    definitions += "<path id=\"\(id)\" d=\"\(outline.path)\"/>\n"
    return id
  }

  private mutating func writeCharacters(
    _ characters: String, _ x: Double, _ width: Double, _ line: TextLine, _ setting: GlyphSetting
  ) {
    text += "<text x=\"\((line.x + x * setting.scale).svg)\" y=\"\(line.baseline.svg)\" font-size=\"\(line.size.svg)\""
    text +=
      " font-family=\"sans-serif\" textLength=\"\((width * setting.scale).svg)\" lengthAdjust=\"spacingAndGlyphs\""
    text += "\(line.color.svg("fill"))>\(characters.escapedForSVG)</text>\n"
  }

  // MARK: Images

  private mutating func write(_ image: PictureImage) {
    let frame = image.frame
    text +=
      "<image x=\"\(frame.x.svg)\" y=\"\(frame.y.svg)\" width=\"\(frame.width.svg)\" height=\"\(frame.height.svg)\""
    text += " preserveAspectRatio=\"none\" href=\"data:image/\(image.file.format.rawValue);base64,"
    text += "\(image.file.bytes.base64)\"/>\n"
  }
}

extension PictureNode {
  fileprivate func collectIDs(into ids: inout Set<String>) {
    if let id { ids.insert(id) }
    for case .group(let node) in contents { node.collectIDs(into: &ids) }
  }
}
