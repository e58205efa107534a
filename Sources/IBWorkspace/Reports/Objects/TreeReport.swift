import IBBase
import IBModel

/// The objects of a document as an outline, without constraints and connections, which have reports of their own.
///
/// The outline is a list with depths: generated documents may be nested deeper than any stack allows.
package struct TreeReport: Report, Encodable {
  private let file, kind, platform: String
  private let scenes: [SceneBranch]
  /// The top level of a .xib and its contents.
  private let objects: [OutlineRow]

  package init(_ loaded: LoadedDocument) {
    let document = loaded.document
    (file, kind, platform) = (loaded.path, document.kindName, document.platform.rawValue)
    scenes = document.scenes.map { scene in
      SceneBranch(id: scene.id, name: scene.name, objects: OutlineRow.rows(of: scene.objects, in: loaded))
    }
    objects = OutlineRow.rows(of: document.outermostObjects.filter { $0.scene == nil }, in: loaded)
  }

  package var lines: [String] {
    ["\(file): \(kind), \(platform)"] + scenes.flatMap(\.lines) + objects.map { $0.line(below: 1) }
  }
}

/// A scene of the outline and its contents.
private struct SceneBranch: Encodable {
  let id: ObjectID
  let name: String
  let objects: [OutlineRow]

  var lines: [String] { ["  \(name) Scene (\(id))"] + objects.map { $0.line(below: 2) } }
}

/// An object of the outline; its contents follow, one level deeper.
private struct OutlineRow: Encodable {
  let object: ObjectEntry
  let place: Place

  struct Place: Encodable {
    /// The number of objects of the outline around it.
    let depth: Int
    /// Id of the object around it.
    let parent: ObjectID?
    let frame: [Double]?
  }

  func encode(to encoder: any Encoder) throws { try JoinedMembers(object, place).encode(to: encoder) }

  /// The given objects and their contents except constraints and connections, in the order of the document.
  static func rows(of objects: [Object], in loaded: LoadedDocument) -> [OutlineRow] {
    var rows: [OutlineRow] = []
    var pending = objects.reversed().map { (object: $0, depth: 0, parent: ObjectID?.none) }
    while let (object, depth, parent) = pending.popLast() {
      guard object.category != .constraint, object.category != .connection else { continue }
      let place = Place(depth: depth, parent: parent, frame: object.frame?.numbers)
      rows.append(OutlineRow(object: ObjectEntry(object, in: loaded), place: place))
      pending += object.children.reversed().map { ($0, depth + 1, object.id) }
    }
    return rows
  }

  func line(below outer: Int) -> String {
    let frame = place.frame.map { numbers in
      let texts = numbers.map(\.short)
      return "\(texts[0]),\(texts[1]) \(texts[2])×\(texts[3])"
    }
    let words = ["\(object.name) (\(object.id))", object.kind, object.class, frame].compactMap { $0 }
    return String(repeating: "  ", count: outer + place.depth) + words.joined(separator: " ")
  }
}
