import IBModel

/// The objects of a document as an outline, without constraints and connections, which have reports of their own.
///
/// The outline is a list with depths: generated documents may be nested deeper than any stack allows.
package struct TreeReport: Report {
  private let loaded: LoadedDocument
  var scenes: [SceneBranch]
  /// The top level of a .xib and its contents.
  var objects: [OutlineRow]

  package init(_ loaded: LoadedDocument) {
    self.loaded = loaded
    let document = loaded.document
    scenes = document.scenes.map { SceneBranch($0, in: loaded) }
    objects = OutlineRow.rows(of: document.outermostObjects.filter { $0.scene == nil }, in: loaded)
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", loaded.path)
    json.member("kind", loaded.document.kindName)
    json.member("platform", loaded.document.platform.rawValue)
    json.member("scenes", scenes)
    json.member("objects", objects)
  }

  package var lines: [String] {
    ["\(loaded.path): \(loaded.document.kindName), \(loaded.document.platform.rawValue)"] + scenes.flatMap(\.lines)
      + objects.map { $0.line(below: 1) }
  }
}

/// A scene of the outline and its contents.
struct SceneBranch: JSONValue {
  var id: ObjectID
  var name: String
  var objects: [OutlineRow]

  package init(_ scene: DocumentScene, in loaded: LoadedDocument) {
    id = scene.id
    name = scene.name
    objects = OutlineRow.rows(of: scene.objects, in: loaded)
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("name", name)
      $0.member("objects", objects)
    }
  }

  package var lines: [String] { ["  \(name) Scene (\(id))"] + objects.map { $0.line(below: 2) } }
}

/// An object of the outline; its contents follow, one level deeper.
struct OutlineRow: JSONValue {
  var object: ObjectEntry
  /// The number of objects of the outline around it.
  var depth: Int
  /// Id of the object around it.
  var parent: ObjectID?
  var frame: Rect?

  /// The given objects and their contents except constraints and connections, in the order of the document.
  package static func rows(of objects: [Object], in loaded: LoadedDocument) -> [OutlineRow] {
    var rows: [OutlineRow] = []
    var pending = objects.reversed().map { (object: $0, depth: 0, parent: ObjectID?.none) }
    while let (object, depth, parent) = pending.popLast() {
      guard object.category != .constraint, object.category != .connection else { continue }
      let entry = ObjectEntry(object: object, loaded: loaded)
      rows.append(OutlineRow(object: entry, depth: depth, parent: parent, frame: object.frame))
      pending += object.children.reversed().map { ($0, depth + 1, object.id) }
    }
    return rows
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      object.write(to: &$0)
      $0.member("depth", depth)
      $0.member("parent", ifPresent: parent)
      $0.member("frame", ifPresent: frame?.numbers)
    }
  }

  package func line(below outer: Int) -> String {
    let object = object.object
    let place = frame.map { "\($0.x.short),\($0.y.short) \($0.width.short)×\($0.height.short)" }
    let words = [object.reference, object.kind.text, object.customClass, place].compactMap { $0 }
    return String(repeating: "  ", count: outer + depth) + words.joined(separator: " ")
  }
}
