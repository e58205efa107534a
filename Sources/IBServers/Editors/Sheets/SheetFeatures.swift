import IBTemplates
import IBXML

/// The description of an element of a sheet.
enum SheetHover {
  static func answer(_ snapshot: DocumentSnapshot, at offset: Int) -> JSON {
    guard let tag = snapshot.outline.tag(at: offset), let row = SheetGrammar.row(snapshot.text(tag.name)) else {
      return .null
    }
    var lines = ["**\(row.element)**"]
    let attributes = row.attributes.map { $0.isRequired ? "`\($0.name)` (required)" : "`\($0.name)`" }
    if !attributes.isEmpty { lines.append("Attributes: " + attributes.joined(separator: ", ")) }
    if !row.children.isEmpty { lines.append("Contains: " + row.children.map { "`\($0)`" }.joined(separator: ", ")) }
    return [
      "contents": ["kind": "markdown", "value": .string(lines.joined(separator: "\n\n"))],
      "range": snapshot.lines.range(of: tag.range),
    ]
  }
}

/// The layouts of a sheet.
enum SheetSymbols {
  static func answer(_ snapshot: DocumentSnapshot) -> JSON {
    guard snapshot.kind == .sheet else { return [] }
    let layouts = snapshot.outline.tags.filter { $0.kind != .end && snapshot.text($0.name) == "layout" }
    return .array(
      layouts.map { tag in
        let name = tag.attributes.first { snapshot.text($0.name) == "name" }?.value.map(snapshot.text) ?? ""
        let range = snapshot.lines.range(of: tag.range)
        return [
          "name": .string(name.isEmpty ? "layout" : name), "kind": 5, "range": range, "selectionRange": range,
          "location": ["uri": .string(snapshot.uri), "range": range],
        ]
      })
  }
}
