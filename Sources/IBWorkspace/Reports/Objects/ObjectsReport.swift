import IBLint
import IBModel
import IBXML

/// Every object of a document, in the order of the document.
package struct ObjectsReport: Report, Encodable {
  private let file: String
  private let objects: [Row]

  private struct Row: Encodable {
    let object: ObjectEntry
    let place: Place

    func encode(to encoder: any Encoder) throws { try JoinedMembers(object, place).encode(to: encoder) }
  }

  private struct Place: Encodable {
    let category: String
    let userLabel: String?
    let parent, scene: ObjectID?
    /// The names from the outermost object to this one.
    let path: String
    /// Whether an earlier object has the same id; nil if none has.
    let duplicate: Bool?
  }

  package init(_ loaded: LoadedDocument) {
    let duplicates = Set(loaded.document.duplicates)
    file = loaded.path
    // Owners come before the objects that they contain.
    var paths: [Object: String] = [:]
    objects = loaded.document.objects.map { object in
      let path = object.owner.flatMap { paths[$0] }.map { "\($0) › \(object.name)" } ?? object.name
      paths[object] = path
      let place = Place(
        category: object.category.rawValue, userLabel: object.userLabel, parent: object.owner?.id,
        scene: object.scene?.id, path: path, duplicate: duplicates.contains(object) ? true : nil)
      return Row(object: ObjectEntry(object, in: loaded), place: place)
    }
  }

  package var lines: [String] {
    var table = TextTable()
    for row in objects {
      let (object, place) = (row.object, row.place)
      table.add([
        "\(file):\(object.line):\(object.column):", object.kind, object.id.rawValue, place.path, object.class ?? "",
        place.duplicate == nil ? "" : "(duplicate id)",
      ])
    }
    return table.lines
  }
}
