import IBModel
import IBXML

struct SVGReading {
  private let tree: XMLTree
  private(set) var frames: [String: Rect] = [:]

  init(_ svg: String) throws {
    tree = try XMLTree(parsing: Array(svg.utf8))
    for group in tree.root.children where group.name == "g" { read(group, x: 0, y: 0) }
  }

  /// Mistakes in the file: a number that is not one, or a reference to nothing.
  var complaint: String? {
    let ids = Set(tree.elements.compactMap { $0["id"] })
    for element in tree.elements {
      for attribute in element.attributes where attribute.name != "id" {
        let value = attribute.value
        if value.contains("nan") || value.contains("inf"), !value.hasPrefix("data:") { return value }
        if let reference = value.firstMatch(of: /^#(.+)$|^url\(#(.+)\)$/),
          attribute.name == "href" || value.hasPrefix("url")
        {
          let id = String(reference.1 ?? reference.2 ?? "")
          if !ids.contains(id) { return "nothing has the id \(id)" }
        }
      }
    }
    return nil
  }

  /// Adds what is in a group. Groups without a size are parts of objects: what they move is not the object.
  private mutating func read(_ group: Element, x: Double, y: Double) {
    let isObject = group["data-size"] != nil
    let transform = group["transform"] ?? ""
    // Turned and scaled groups do not move the frames in them; nor do the contents that a table scrolls.
    let move = transform.wholeMatch(of: /translate\((\S+) (\S+)\)/)
    let dx = move.flatMap { Double($0.1) } ?? 0
    let dy = move.flatMap { Double($0.2) } ?? 0
    let (left, top) = isObject ? (x + dx, y + dy) : (x, y)
    if isObject, let id = group["id"], let size = group["data-size"] {
      let extents = size.split(separator: " ").compactMap { Double($0) }
      frames[id] = Rect(x: left, y: top, width: extents[0], height: extents[1])
    }
    for child in group.children where child.name == "g" { read(child, x: left, y: top) }
  }
}
