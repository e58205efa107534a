import IBModel

/// Every object of a document, in the order of the document.
package struct ObjectsReport: Report {
  var file: String
  var objects: [Row]

  struct Row: JSONValue {
    let object: Object
    let entry: ObjectEntry
    /// The names from the outermost object to this one.
    let path: String
    /// Whether an earlier object has the same id.
    let isDuplicate: Bool

    package func write(to json: inout JSONWriter) {
      json.object {
        entry.write(to: &$0)
        $0.member("category", object.category.rawValue)
        $0.member("userLabel", ifPresent: object.userLabel)
        $0.member("parent", ifPresent: object.owner?.id)
        $0.member("scene", ifPresent: object.scene?.id)
        $0.member("path", path)
        if isDuplicate { $0.member("duplicate", true) }
      }
    }
  }

  package init(_ loaded: LoadedDocument) {
    let duplicates = Set(loaded.document.duplicates)
    file = loaded.path
    objects = []
    // Owners come before the objects that they contain.
    var paths: [Object: String] = [:]
    for object in loaded.document.objects {
      let entry = ObjectEntry(object, in: loaded)
      let path = object.owner.flatMap { paths[$0] }.map { "\($0) › \(entry.name)" } ?? entry.name
      paths[object] = path
      objects.append(Row(object: object, entry: entry, path: path, isDuplicate: duplicates.contains(object)))
    }
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("objects", objects)
  }

  package var lines: [String] {
    var table = TextTable()
    for row in objects {
      let object = row.entry
      table.add([
        "\(file):\(object.position):", object.kind, object.id.rawValue, row.path, object.customClass ?? "",
        row.isDuplicate ? "(duplicate id)" : "",
      ])
    }
    return table.lines
  }
}
