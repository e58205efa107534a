import IBModel

/// Writes films as animated SVG. Equal films give equal bytes.
///
/// Animations are those of SVG itself (SMIL), which browsers play in images, too. Viewers that do not know them show the
/// first picture.
package struct FilmWriter: Sendable {
  /// When what is shown.
  package var timing: FilmTiming

  /// A writer.
  package init(timing: FilmTiming = FilmTiming()) { self.timing = timing }

  /// The film as a document.
  package func text(of film: Film) -> String {
    var writing = FilmBody(reserving: [film.picture(at: 0), film.picture(at: 1)].flatMap(\.nodes), FilmPace(timing))
    writing.write(film.screen)
    return writing.body.document(of: film.size)
  }
}

/// The groups and shapes of a film as text.
private struct FilmBody {
  var body: SVGBody
  let pace: FilmPace

  init(reserving nodes: [PictureNode], _ pace: FilmPace) {
    body = SVGBody(.plain, .outlines, avoiding: nodes)
    self.pace = pace
  }

  mutating func write(_ content: FilmContent) {
    switch content {
    case .still(let content): body.write(content)
    case .group(let node): write(node)
    case .moving(.text(let start), .text(let end)): write(start, end)
    case .moving(let start, let end): writeShape(start, end)
    case .leaving(let content): fade(content) { 1 - $0 }
    case .arriving(let content): fade(content) { $0 }
    }
  }

  // MARK: Groups

  mutating func write(_ node: FilmNode) {
    let at = { (part: Double) in node.start.blended(with: node.end, part) }
    let place = { (part: Double) in "\(at(part).frame.x.svg) \(at(part).frame.y.svg)" }
    body.openGroup(named: node.start, " transform=\"translate(\(place(0)))\"\(attribute("opacity", at(0).opacity))")
    body.text += pace.transform("translate", place) + pace.animation("opacity") { at($0).opacity.svg }
    let isTransformed = !node.start.transform.isIdentity || !node.end.transform.isIdentity
    if isTransformed { open(at) }
    if let clip = node.start.clip, let end = node.end.clip {
      body.text += "<g clip-path=\"url(#\(clipID(clip, end)))\">\n"
    }
    for content in node.contents { write(content) }
    body.text += node.start.clip == nil ? "" : "</g>\n"
    body.text += String(repeating: "</g>\n", count: isTransformed ? 4 : 0)
    body.closeGroup()
  }

  /// Groups inside that are turned and scaled about the center.
  private mutating func open(_ node: @escaping (Double) -> PictureNode) {
    let center = { (part: Double, sign: Double) in
      "\((node(part).frame.width / 2 * sign).svg) \((node(part).frame.height / 2 * sign).svg)"
    }
    open("translate") { center($0, 1) }
    open("rotate") { (node($0).transform.rotation * 180 / .pi).svg }
    open("scale") { "\(node($0).transform.scaleX.svgScale) \(node($0).transform.scaleY.svgScale)" }
    open("translate") { center($0, -1) }
  }

  private mutating func open(_ transform: String, _ value: (Double) -> String) {
    body.text += "<g transform=\"\(transform)(\(value(0)))\">\n\(pace.transform(transform, value))"
  }

  private func attribute(_ name: String, _ opacity: Double) -> String {
    opacity < 1 ? " \(name)=\"\(opacity.svg)\"" : ""
  }

  private mutating func clipID(_ start: Outline, _ end: Outline) -> String {
    if start == end { return body.clipID(start) }
    return body.newClip(element(.shape(start, fill: nil, stroke: nil), .shape(end, fill: nil, stroke: nil)))
  }

  private mutating func fade(_ content: PictureContent, _ opacity: @escaping (Double) -> Double) {
    let text = { (part: Double) in min(max(opacity(part), 0), 1).svg }
    body.text += "<g opacity=\"\(text(0))\">\n\(pace.animation("opacity", text))"
    body.write(content)
    body.text += "</g>\n"
  }

  // MARK: Shapes and images

  private mutating func writeShape(_ start: PictureContent, _ end: PictureContent) {
    body.text += element(start, end)
  }

  /// An element with the numbers of the first picture, and animations of those that change.
  private func element(_ start: PictureContent, _ end: PictureContent) -> String {
    let shape = start.filmElement
    let values = pace.parts.map { start.blended(with: end, $0).filmElement.attributes }
    var text = "<\(shape.name)\(shape.fixed)"
    for (name, value) in shape.attributes { text += " \(name)=\"\(value)\"" }
    let animations = shape.attributes.indices.map { index in
      pace.animation(shape.attributes[index].name, values: values.map { $0[index].value })
    }.joined()
    return text + (animations.isEmpty ? "/>\n" : ">\n\(animations)</\(shape.name)>\n")
  }

  // MARK: Text

  /// Moves and scales the outlines; characters in a font of the viewer fade instead.
  private mutating func write(_ start: TextLine, _ end: TextLine) {
    let lines = pace.parts.map { start.blended(with: end, $0) }
    let settings = lines.map(GlyphSetting.init)
    guard settings.allSatisfy({ $0.isOutlined && $0.scale > 0 }), let first = settings.first else {
      fade(.text(start)) { 1 - $0 }
      return fade(.text(end)) { $0 }
    }
    let place = { (index: Int) in "\(lines[index].x.svg) \(lines[index].baseline.svg)" }
    let scale = { (index: Int) in "\(settings[index].scale.svgScale) \(settings[index].vertical.svgScale)" }
    let all = Array(lines.indices)
    body.text += "<g transform=\"translate(\(place(0)))\"\(start.color.svg("fill"))>\n"
    body.text += pace.transform("translate", values: all.map(place))
    body.text += pace.animation("fill", values: lines.map(\.color.hex))
    body.text += pace.animation("fill-opacity", values: lines.map(\.color.alpha.svg))
    body.text += "<g transform=\"scale(\(scale(0)))\">\n" + pace.transform("scale", values: all.map(scale))
    if start.isItalic { body.text += "<g transform=\"skewX(-11.3)\">" }
    for index in first.parts.indices { writeGlyph(index, settings, start.weight) }
    body.text += start.isItalic ? "</g></g></g>\n" : "</g></g>\n"
  }

  private mutating func writeGlyph(_ index: Int, _ settings: [GlyphSetting], _ weight: GlyphWeight) {
    guard case .glyph(let scalar, _) = settings[0].parts[index] else { return }
    let first = body.definedGlyph(scalar, weight)
    let places = settings.map { setting in
      if case .glyph(_, let x) = setting.parts[index] { "\(Int(x.rounded()) - first.x)" } else { "0" }
    }
    let animation = pace.animation("x", values: places)
    let place = places[0] == "0" ? "" : " x=\"\(places[0])\""
    let use = "<use href=\"#\(first.id)\"\(place)"
    body.text += animation.isEmpty ? "\(use)/>" : "\(use)>\(animation)</use>"
  }
}

extension GlyphSetting {
  /// Whether the font has all characters.
  fileprivate var isOutlined: Bool {
    parts.allSatisfy { if case .characters = $0 { false } else { true } }
  }
}
