import IBModel

/// Writes pictures as SVG. Equal pictures give equal bytes.
///
/// Coordinates have at most two decimals; if frames add up along nested groups, the sum is exact to half a hundredth of
/// a point. Text is drawn as outlines; characters without one are text in a font of the viewer.
public struct SVGWriter: Sendable {
  /// The identification of objects.
  public enum Identifiers: Sendable, Hashable {
    /// The id of an object is the `id` of its group.
    case plain
    /// Several pictures share a file: the id of an object is `data-id`, and other ids begin with the prefix.
    case prefixed(String)
  }

  /// The form of text.
  public enum Lettering: Sendable, Hashable {
    /// Text as outlines: every viewer shows the same.
    case outlines
    /// Text in a font of the viewer, as wide as in the layout: smaller, without sizes of groups, searchable and read
    /// aloud.
    case live
  }

  /// The identification of objects.
  public var identifiers: Identifiers
  /// The form of text.
  public var lettering: Lettering

  /// Creates a writer.
  public init(identifiers: Identifiers = .plain, lettering: Lettering = .outlines) {
    self.identifiers = identifiers
    self.lettering = lettering
  }

  /// Returns the picture as a document.
  public func text(of picture: Picture) -> String {
    var lines: [SetLine] = []
    if lettering == .outlines { for node in picture.nodes { node.collectLines(&lines) } }
    var body = SVGBody(identifiers, lettering, avoiding: picture.nodes, lines)
    for node in picture.nodes { body.write(node.clipped(in: picture.size)) }
    return body.document(of: picture.size, lettering.font)
  }
}

/// The groups and shapes of a picture as text, with their definitions.
struct SVGBody {
  var text = Markup()
  private var definitions = Markup()
  private let identifiers: SVGWriter.Identifiers
  private let lettering: SVGWriter.Lettering
  /// Ids that several groups have, and whether one of the groups is written: it has the id.
  private var sharedIDs: [ObjectID: Bool] = [:]
  private var names: SVGNames
  private var outlines: SVGOutlines
  private var clips: [String: String] = [:]
  private var tints: [RGBColor: String] = [:]
  private var lines: ArraySlice<SetLine>
  /// The origin of the open group, and its place by the transforms written so far.
  private var exact = Point(0, 0)
  private var written = Point(0, 0)

  /// - Parameter nodes: Nodes with the ids that no other element may have.
  init(
    _ identifiers: SVGWriter.Identifiers, _ lettering: SVGWriter.Lettering, avoiding nodes: [PictureNode],
    _ lines: [SetLine]
  ) {
    self.identifiers = identifiers
    self.lettering = lettering
    self.lines = lines[...]
    outlines = SVGOutlines(GlyphRepetitions(in: lines))
    var objects: Set<ObjectID> = []
    for node in nodes { node.collectIDs(into: &objects, repeated: &sharedIDs) }
    if case .prefixed(let prefix) = identifiers {
      names = SVGNames(prefix: prefix.escapedForSVG, taken: objects)
    } else {
      names = SVGNames(prefix: "", taken: objects)
    }
  }

  func document(of size: Size, _ attributes: String = "") -> String {
    let (width, height) = (size.width.svg, size.height.svg)
    var document = Markup()
    document += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    document += "viewBox=\"0 0 \(width) \(height)\"\(attributes)>\n"
    if !definitions.isEmpty {
      document += "<defs>\n"
      document.append(definitions)
      document += "</defs>\n"
    }
    document.append(text)
    document += "</svg>\n"
    return document.string
  }

  mutating func write(_ node: PictureNode) {
    let (exactBefore, writtenBefore) = (exact, written)
    exact = Point(exact.x + node.frame.x, exact.y + node.frame.y)
    let end = Point(exact.x.roundedForSVG, exact.y.roundedForSVG)
    let (dx, dy) = (end.x - written.x, end.y - written.y)
    written = end
    let isTransformed = !node.transform.isIdentity
    let attributes = attributes(of: node, dx, dy, clip: isTransformed ? nil : node.clip)
    if !attributes.isEmpty {
      text += "<g"
      text.append(attributes)
      text += node.contents.isEmpty ? "/>\n" : ">\n"
    }
    if !node.contents.isEmpty {
      if isTransformed { open(node.transform, node) }
      for content in node.contents { write(content) }
      if isTransformed { text += "</g>\n" }
      if !attributes.isEmpty { text += "</g>\n" }
    }
    (exact, written) = (exactBefore, writtenBefore)
  }

  private mutating func attributes(of node: PictureNode, _ dx: Double, _ dy: Double, clip: Outline?) -> Markup {
    var attributes = identification(of: node)
    if dx.roundedForSVG != 0 || dy.roundedForSVG != 0 {
      attributes += " transform=\"translate("
      attributes.append(dx)
      attributes += " "
      attributes.append(dy)
      attributes += ")\""
    }
    if node.opacity < 1 { attributes.append(node.opacity, as: "opacity") }
    if let clip { attributes += " clip-path=\"url(#\(clipID(clip)))\"" }
    return attributes
  }

  /// Objects have their size beside their place, so that frames can be read from the file. Pages with their many
  /// pictures omit it.
  private mutating func identification(of node: PictureNode) -> Markup {
    var attributes = Markup()
    guard let id = node.id else { return attributes }
    if case .prefixed = identifiers {
      attributes += " data-id=\"\(id.rawValue.escapedForSVG)\""
    } else if sharedIDs[id] != true {
      attributes += " id=\"\(id.rawValue.escapedForSVG)\""
      if sharedIDs[id] != nil { sharedIDs[id] = true }
    }
    if lettering == .live { return attributes }
    attributes += " data-size=\""
    attributes.append(node.frame.width)
    attributes += " "
    attributes.append(node.frame.height)
    attributes += "\""
    return attributes
  }

  /// Opens a group inside that is rotated and scaled about the center.
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

  private mutating func write(_ outline: Outline, _ fill: RGBColor?, _ stroke: Stroke?) {
    text.append(startOf: outline)
    if let fill { text.append(fill: fill) } else { text += " fill=\"none\"" }
    if let stroke {
      text.append(stroke.color, as: "stroke")
      if stroke.width != 1 { text.append(stroke.width, as: "stroke-width") }
      if !stroke.dashes.isEmpty {
        text += " stroke-dasharray=\"\(stroke.dashes.map(\.svg).joined(separator: " "))\""
      }
      if stroke.isRound { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    }
    text += "/>\n"
  }

  mutating func clipID(_ outline: Outline) -> String {
    let shape = Markup { $0.append(startOf: outline) }.string + "/>"
    if let id = clips[shape] { return id }
    let id = names.next()
    clips[shape] = id
    definitions += "<clipPath id=\"\(id)\">\(shape)</clipPath>\n"
    return id
  }

  private mutating func write(_ line: TextLine) {
    if lettering == .live { return text += line.liveElement }
    let set = set(line)
    let setting = set.setting
    guard setting.scale.isFinite, setting.scale > 0 else { return }
    for case .characters(let characters, let x, let width) in setting.parts {
      writeCharacters(characters, x, width, line, setting)
    }
    guard !set.words.isEmpty else { return }
    let slant = line.isItalic ? setting.vertical * 0.2 : 0
    text += "<g transform=\"matrix("
    for number in [setting.scale, 0, -slant, setting.vertical] {
      text.append(number, unit: 100_000)
      text += " "
    }
    text.append(line.x)
    text += " "
    text.append(line.baseline)
    text += ")\""
    text.append(fill: line.color)
    text += ">"
    outlines.write(set.words, to: &text, &names)
    text += "</g>\n"
  }

  private mutating func set(_ line: TextLine) -> SetLine {
    if let next = lines.first, next.line == line {
      lines.removeFirst()
      return next
    }
    return SetLine(line)
  }

  private mutating func writeCharacters(
    _ characters: String, _ x: Double, _ width: Double, _ line: TextLine, _ setting: GlyphSetting
  ) {
    if let script = characters.unicodeScalars.lazy.compactMap(\.script).first {
      return writeBox(script, line.x + x * setting.scale, width * setting.scale, line)
    }
    text += "<text x=\"\((line.x + x * setting.scale).svg)\" y=\"\(line.baseline.svg)\" font-size=\"\(line.size.svg)\""
    text +=
      " font-family=\"sans-serif\" textLength=\"\((width * setting.scale).svg)\" lengthAdjust=\"spacingAndGlyphs\""
    text += "\(line.color.svgFill)>\(characters.escapedForSVG)</text>\n"
  }

  /// The filter that gives the opaque parts of an image a color.
  private mutating func filterID(_ tint: RGBColor) -> String {
    if let id = tints[tint] { return id }
    let id = names.next()
    tints[tint] = id
    definitions += "<filter id=\"\(id)\" color-interpolation-filters=\"sRGB\"><feFlood"
    definitions.append(tint, as: "flood-color")
    definitions += "/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
    return id
  }

  /// A viewer joins letters of these scripts in a font of its own, of another width.
  private mutating func writeBox(_ script: String, _ x: Double, _ width: Double, _ line: TextLine) {
    let box = Rect(x: x, y: line.baseline - line.size * 0.76, width: width, height: line.size)
    write(.rectangle(box, radius: box.limited(3)), line.color.faded(0.2), nil)
    let size = min(line.size * 0.7, (width - 4) / Double(script.count) * 2)
    guard size >= 4 else { return }
    let name = box.centered(size * Double(script.count) / 2, size * 0.72)
    write(TextLine(script, x: name.x, baseline: name.maxY, width: name.width, size: size, color: line.color))
  }

  private mutating func write(_ image: PictureImage) {
    let frame = image.frame
    text +=
      "<image x=\"\(frame.x.svg)\" y=\"\(frame.y.svg)\" width=\"\(frame.width.svg)\" height=\"\(frame.height.svg)\""
    if let tint = image.tint { text += " filter=\"url(#\(filterID(tint)))\"" }
    text += " preserveAspectRatio=\"none\" href=\"data:image/\(image.file.format.rawValue);base64,"
    text += "\(image.file.bytes.base64)\"/>\n"
  }
}

extension PictureNode {
  /// Removes a clip that is not smaller than the picture: viewers clip at its edge.
  fileprivate func clipped(in size: Size) -> PictureNode {
    guard case .rectangle(let rect, radius: 0) = clip, transform.isIdentity else { return self }
    let (x, y) = (frame.x + rect.x, frame.y + rect.y)
    guard x <= 0, y <= 0, x + rect.width >= size.width, y + rect.height >= size.height else { return self }
    var copy = self
    copy.clip = nil
    return copy
  }

  fileprivate func collectIDs(into ids: inout Set<ObjectID>, repeated: inout [ObjectID: Bool]) {
    if let id, !ids.insert(id).inserted { repeated[id] = false }
    for case .group(let node) in contents { node.collectIDs(into: &ids, repeated: &repeated) }
  }
}
