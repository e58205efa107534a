import IBModel
import IBReport

/// Every object of a document, in the order of the document.
struct ObjectsReport: DocumentReport {
  var file: String
  var objects: [Row]

  struct Row: Encodable {
    var object: ObjectEntry
    var category: String
    var userLabel: String?
    /// Id of the object around it.
    var parent: String?
    /// Id of the scene.
    var scene: String?
    /// Names from the outermost object to this one.
    var path: String
    /// Whether an earlier object has the same id.
    var isDuplicate: Bool

    func encode(to encoder: any Encoder) throws {
      try object.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(category, forKey: .category)
      try container.encodeIfPresent(userLabel, forKey: .userLabel)
      try container.encodeIfPresent(parent, forKey: .parent)
      try container.encodeIfPresent(scene, forKey: .scene)
      try container.encode(path, forKey: .path)
      if isDuplicate { try container.encode(true, forKey: .isDuplicate) }
    }

    private enum CodingKeys: String, CodingKey {
      case category, userLabel, parent, scene, path
      case isDuplicate = "duplicate"
    }
  }

  init(_ inspected: InspectedDocument) {
    let duplicates = Set(inspected.document.duplicates)
    file = inspected.path
    objects = []
    // Owners come before what is in them.
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

  var lines: [String] {
    var table = TextTable()
    for row in objects {
      let object = row.object
      table.add([
        "\(file):\(object.line):\(object.column):", object.kind, object.id, row.path, object.customClass ?? "",
        row.isDuplicate ? "(duplicate id)" : "",
      ])
    }
    return table.lines
  }
}
