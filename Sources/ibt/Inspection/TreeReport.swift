import IBModel

/// The objects of a document as an outline: scenes, their controllers, and what is in them. Constraints and connections
/// have reports of their own.
///
/// The outline is a list with depths: documents made by hand may be nested deeper than any stack.
struct TreeReport: DocumentReport {
  var file: String
  var kind: String
  var platform: String
  var scenes: [SceneBranch]
  /// The top level of a .xib and all in it.
  var objects: [OutlineRow]

  init(_ inspected: InspectedDocument) {
    let document = inspected.document
    file = inspected.path
    kind = document.kind == .storyboard ? "storyboard" : "xib"
    platform = document.platform.rawValue
    scenes = document.scenes.map { SceneBranch($0, in: inspected) }
    objects = OutlineRow.rows(of: document.outermostObjects.filter { $0.scene == nil }, in: inspected)
  }

  var lines: [String] {
    ["\(file): \(kind), \(platform)"] + scenes.flatMap(\.lines) + objects.map { $0.line(below: 1) }
  }
}

/// A scene of the outline and all in it.
struct SceneBranch: Encodable {
  var id: String
  var name: String
  var objects: [OutlineRow]

  init(_ scene: Scene, in inspected: InspectedDocument) {
    id = scene.id
    name = scene.name
    objects = OutlineRow.rows(of: scene.objects, in: inspected)
  }

  var lines: [String] { ["  \(name) Scene (\(id))"] + objects.map { $0.line(below: 2) } }
}

/// An object of the outline; those in it follow, one deeper.
struct OutlineRow: Encodable {
  var object: ObjectEntry
  /// How many objects of the outline it is in.
  var depth: Int
  /// Id of the object around it.
  var parent: String?
  var frame: Frame?

  struct Frame: Encodable {
    var x, y, width, height: Double
  }

  /// The given objects and all in them but constraints and connections, in the order of the document.
  static func rows(of objects: [Object], in inspected: InspectedDocument) -> [OutlineRow] {
    var rows: [OutlineRow] = []
    var pending = objects.reversed().map { (object: $0, depth: 0, parent: String?.none) }
    while let (object, depth, parent) = pending.popLast() {
      guard object.category != .constraint, object.category != .connection else { continue }
      let frame = object.frame.map { Frame(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
      rows.append(
        OutlineRow(object: ObjectEntry(object, in: inspected), depth: depth, parent: parent, frame: frame))
      pending += object.children.reversed().map { ($0, depth + 1, object.id) }
    }
    return rows
  }

  func encode(to encoder: any Encoder) throws {
    try object.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(depth, forKey: .depth)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encodeIfPresent(frame, forKey: .frame)
  }

  private enum CodingKeys: CodingKey { case depth, parent, frame }

  /// The object in words, indented by its depth below the given one.
  func line(below outer: Int) -> String {
    let place = frame.map { "\($0.x.short),\($0.y.short) \($0.width.short)×\($0.height.short)" }
    let words = ["\(object.name) (\(object.id))", object.kind, object.customClass, place].compactMap { $0 }
    return String(repeating: "  ", count: outer + depth) + words.joined(separator: " ")
  }
}
