import IBBase
import IBDrawing
import IBLayout
import IBModel
import IBProject
import IBXML

/// The description of the object, constraint, attribute or rule under the pointer.
enum Hover {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let place = try request.place() else { return .null }
    var paragraphs: [String] = []
    if let attribute = place.attribute { paragraphs += text(of: attribute, in: place) }
    guard let object = place.object ?? place.owner else { return markup(paragraphs, nil, snapshot) }
    paragraphs.append(contentsOf: words(for: object, in: place.document))
    if object.isView { paragraphs += await frames(of: object, in: snapshot, request) }
    if request.client.showsPictures, let picture = await HoverPicture.of(object, in: snapshot, request) {
      paragraphs.append(picture)
    }
    let range = place.attribute?.range ?? (Object(place.element) == nil ? place.element : object.element).startTagRange
    return markup(paragraphs, range, snapshot)
  }

  private static func markup(_ paragraphs: [String], _ range: Range<Int>?, _ snapshot: DocumentSnapshot) -> JSON {
    guard !paragraphs.isEmpty else { return .null }
    var hover: [String: JSON] = [
      "contents": ["kind": "markdown", "value": .string(paragraphs.joined(separator: "\n\n"))]
    ]
    hover["range"] = range.map(snapshot.range)
    return .object(hover)
  }

  /// The description of an attribute: its type, and its meaning if it is absent.
  private static func text(of attribute: Attribute, in place: DocumentPlace) -> [String] {
    guard place.reference == nil, let kind = place.element.kind.attribute(attribute.name) else { return [] }
    var text = "`\(attribute.name)`: \(kind.type.words)"
    if let standard = kind.defaultValue { text += "; `\(standard)` without it" }
    return [text]
  }

  /// The description of an object: name, kind, class, place, and connections.
  static func words(for object: Object, in document: Document) -> [String] {
    if let constraint = Constraint(object.element) {
      return ["`\(document.text(of: constraint))`", "constraint `\(object.id)`"]
    }
    if let connection = Connection(object.element) {
      return ["\(Markdown.escaped(document.text(of: connection)))", "\(object.kind) `\(object.id)`"]
    }
    var title = "**\(Markdown.escaped(object.name))** \(object.kind) `\(object.id)`"
    if let name = object.customClass { title += ", class `\(name)`" }
    var paragraphs = [title, Markdown.escaped(object.path)]
    let constraints = document.constraints(about: object).prefix(12)
    if !constraints.isEmpty {
      paragraphs.append(constraints.map { "- `\(document.text(of: $0))`" }.joined(separator: "\n"))
    }
    let references = document.references(to: object).filter { $0.kind == .connection }.count
    if references > 0 { paragraphs.append("\(counted(references, "connection")) to it") }
    return paragraphs
  }

  /// The stored frame, and the frames on two devices.
  private static func frames(
    of object: Object, in snapshot: DocumentSnapshot, _ request: FeatureRequest
  ) async -> [String] {
    guard let document = snapshot.document else { return [] }
    var rows: [String] = []
    if let frame = object.frame {
      rows.append("stored: \(Markdown.frame(frame.x, frame.y, frame.width, frame.height))")
    }
    let project = await request.projects.project(around: snapshot.path, for: [])
    let platform = document.platform
    let devices =
      project.devices == nil
      ? Device.shown(on: platform) : Device.checked(on: platform, configured: project.devices)
    for device in devices.prefix(2) {
      guard !Task.isCancelled else { break }
      guard let layout = await SceneFrames(request, snapshot.path).layout(of: object, in: document, on: device),
        let frame = layout.views.first(where: { $0.view == object })?.frame
      else { continue }
      rows.append("\(device.name): \(Markdown.frame(frame.x, frame.y, frame.width, frame.height))")
    }
    return rows.isEmpty ? [] : [rows.map { "- \($0)" }.joined(separator: "\n")]
  }
}

/// Text in the format of hovers.
enum Markdown {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in String(text.map { $0.isNewline ? " " : $0 }).onOneLine {
      if "\\`*_{}[]<>#|".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// `16,20 343×44`
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "\(x.short),\(y.short) \(width.short)×\(height.short)"
  }
}

extension AttributeType {
  var words: String {
    switch self {
    case .bool: "`YES` or `NO`"
    case .integer: "an integer"
    case .number: "a number"
    case .enumeration(let values): "one of " + values.map { "`\($0)`" }.joined(separator: ", ")
    case .reference: "the id of an object"
    case .string: "a text"
    }
  }
}

extension Document {
  /// The constraints with the object as an item, or inside it without an item.
  func constraints(about object: Object) -> [Constraint] {
    references(to: object).compactMap { reference in
      reference.kind == .constraintItem ? Constraint(reference.element) : nil
    }
  }
}

/// A small picture of the scene of an object, for clients that show pictures in hovers.
enum HoverPicture {
  /// The largest size in bytes: VS Code shows 100,000 characters, and base 64 has four for three bytes.
  private static let longest = 70_000

  static func of(_ object: Object, in snapshot: DocumentSnapshot, _ request: FeatureRequest) async -> String? {
    guard object.isView || object.kind.isController, let document = snapshot.document,
      let view = object.isView ? object : object.family.first(where: \.isView),
      let layout = await SceneFrames(request, snapshot.path).layout(of: view, in: document, on: nil)
    else { return nil }
    let picture = Picture(of: layout, DrawingOptions())
    let text = SVGWriter(lettering: .live).text(of: picture)
    guard text.utf8.count <= longest else { return nil }
    return "![\(Markdown.escaped(object.name))](data:image/svg+xml;base64,\(Array(text.utf8).base64)|height=240)"
  }
}
