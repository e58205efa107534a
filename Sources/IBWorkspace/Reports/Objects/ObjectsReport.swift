import IBModel

/// Every object of a document, in the order of the document.
package struct ObjectsReport: Report {
  var file: String
  var objects: [Row]

  struct Row: JSONValue {
    let entry: ObjectEntry
    /// The names from the outermost object to this one.
    let path: String
    /// Whether an earlier object has the same id.
    let isDuplicate: Bool

    package func write(to json: inout JSONWriter) {
      let object = entry.object
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
      let path = object.owner.flatMap { paths[$0] }.map { "\($0) › \(object.name)" } ?? object.name
      paths[object] = path
      let entry = ObjectEntry(object: object, loaded: loaded)
      objects.append(Row(entry: entry, path: path, isDuplicate: duplicates.contains(object)))
    }
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("objects", objects)
  }

  package var lines: [String] {
    var table = TextTable()
    for row in objects {
      let object = row.entry.object
      table.add([
        "\(file):\(row.entry.position):", object.kind.text, object.id.rawValue, row.path, object.customClass ?? "",
        row.isDuplicate ? "(duplicate id)" : "",
      ])
    }
    return table.lines
  }
}
