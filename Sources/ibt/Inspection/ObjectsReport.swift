import IBModel
import IBReport

/// Every object of a document, in the order of the document.
struct ObjectsReport: Report {
  var file: String
  var objects: [Row]

  struct Row: JSONValue {
    var object: ObjectEntry
    var category: String
    var userLabel: String?
    /// Id of the object around it.
    var parent: ObjectID?
    /// Id of the scene.
    var scene: ObjectID?
    /// Names from the outermost object to this one.
    var path: String
    /// Whether an earlier object has the same id.
    var isDuplicate: Bool

    func write(to json: inout JSONWriter) {
      json.object {
        object.write(to: &$0)
        $0.member("category", category)
        $0.member("userLabel", ifPresent: userLabel)
        $0.member("parent", ifPresent: parent)
        $0.member("scene", ifPresent: scene)
        $0.member("path", path)
        if isDuplicate { $0.member("duplicate", true) }
      }
    }
  }

  init(_ inspected: InspectedDocument) {
    let duplicates = Set(inspected.document.duplicates)
    file = inspected.path
    objects = []
    // Owners come before the objects that they contain.
    var paths: [Object: String] = [:]
    for object in inspected.document.objects {
      let entry = ObjectEntry(object, in: inspected)
      let owner = object.owner
      let path = owner.flatMap { paths[$0] }.map { "\($0) › \(entry.name)" } ?? entry.name
      paths[object] = path
      objects.append(
        Row(
          object: entry, category: object.category.rawValue, userLabel: object.userLabel, parent: owner?.id,
          scene: object.scene?.id, path: path, isDuplicate: duplicates.contains(object)))
    }
  }

  func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("objects", objects)
  }

  var lines: [String] {
    var table = TextTable()
    for row in objects {
      let object = row.object
      table.add([
        "\(file):\(object.line):\(object.column):", object.kind, object.id.rawValue, row.path, object.customClass ?? "",
        row.isDuplicate ? "(duplicate id)" : "",
      ])
    }
    return table.lines
  }
}
