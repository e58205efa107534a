import IBModel

/// The names of views and layout guides of a screen.
///
/// A name is an id, else the property of an outlet, else a user label. `safeArea` is the guide of the root view, and
/// `card.safeArea` the guide of another one. `card/title` is a `title` inside a `card`.
package struct ViewNames: Sendable {
  package let root: Object
  private let document: Document
  /// Ids by name, the most specific kind of names first.
  private let kinds: [[String: [ObjectID]]]
  private let collections: [String: [ObjectID]]
  /// Ids of views and guides by the names that visual formats can use.
  private(set) var formatNames: [String: ObjectID] = [:]

  /// - Complexity: O(elements of the screen + connections)
  package init(_ root: Object, in document: Document) {
    self.root = root
    self.document = document
    var ids: [String: [ObjectID]] = [:]
    var labels: [String: [ObjectID]] = [:]
    for object in root.family where !object.id.isEmpty && (object.isView || LayoutGuide(object) != nil) {
      ids[object.id.rawValue] = [object.id]
      if let label = object.userLabel { labels[label, default: []].append(object.id) }
    }
    var properties: [String: [ObjectID]] = [:]
    var collections: [String: [ObjectID]] = [:]
    for connection in document.connections {
      guard let id = connection.destination, ids[id.rawValue] != nil, connection.source.map(ViewNames.isNaming) == true
      else { continue }
      switch connection.kind {
      case .outlet where properties[connection.label]?.contains(id) != true:
        properties[connection.label, default: []].append(id)
      case .outletCollection: collections[connection.label, default: []].append(id)
      default: continue
      }
    }
    kinds = [ids, properties, labels]
    self.collections = collections
    formatNames = namesForFormats()
  }

  /// Whether outlets of a view are names. Those of template views name their targets instead.
  private static func isNaming(_ source: Object) -> Bool { !source.isView || source.customClass != nil }

  func object(_ name: LayoutName) throws(LayoutProblem) -> Object {
    if let object = try find(name) { return object }
    let shown = root.family.filter { $0.isView && $0.name == name.text }
    if !shown.isEmpty { throw LayoutProblem(.defaultName(name.text, ids: shown.map(\.id)), at: name.range) }
    let names = kinds.flatMap { Array($0.keys) }
    throw LayoutProblem(
      .unknownView(name.text, nearest: NameQuery(name.text).nearest(among: names.sorted())), at: name.range)
  }

  private func find(_ name: LayoutName) throws(LayoutProblem) -> Object? {
    if let only = try only(candidates(name.text), name) { return only }
    if let slash = name.text.lastIndex(of: "/") {
      let containers = name.text[..<slash].split(separator: "/").map(String.init)
      let last = String(name.text[name.text.index(after: slash)...])
      return try only(candidates(last).filter { isInside($0, containers) }, name)
    }
    return try guide(name)
  }

  private func candidates(_ text: String) -> [Object] {
    if text == "root" { return [root] }
    for names in kinds {
      if let ids = names[text] { return ids.compactMap(document.object) }
    }
    return []
  }

  private func only(_ objects: [Object], _ name: LayoutName) throws(LayoutProblem) -> Object? {
    if objects.count > 1 { throw LayoutProblem(.ambiguousView(name.text, objects.map(\.reference)), at: name.range) }
    return objects.first
  }

  private func isInside(_ object: Object, _ containers: [String]) -> Bool {
    var missing = containers[...]
    for view in object.viewAncestry {
      guard let wanted = missing.last else { break }
      if view != object, candidates(wanted).contains(view) { missing.removeLast() }
    }
    return missing.isEmpty
  }

  private func guide(_ name: LayoutName) throws(LayoutProblem) -> Object? {
    let parts = name.text.split(separator: ".", maxSplits: 1).map(String.init)
    guard let word = parts.last, let key = ViewNames.guideKeys[word], parts.count <= 2 else { return nil }
    let view = parts.count == 2 ? try find(LayoutName(parts[0], at: name.range)) : root
    guard let view else { return nil }
    if let guide = view.layoutGuides.first(where: { $0.kind == .view(key: key) }) { return guide.object }
    if key == "safeArea" { throw LayoutProblem(.noSafeArea(of: view.reference), at: name.range) }
    return nil
  }

  private static let guideKeys = [
    "safeArea": "safeArea", "margins": "layoutMargins", "contentLayoutGuide": "contentLayoutGuide",
    "frameLayoutGuide": "frameLayoutGuide",
  ]

  /// Returns the views of an outlet collection, or the subviews of a view as in `stack/*`; nil for other names.
  func list(_ name: LayoutName) throws(LayoutProblem) -> [Object]? {
    if name.text.hasSuffix("/*") {
      return try object(LayoutName(String(name.text.dropLast(2)), at: name.range)).subviews
    }
    return collections[name.text]?.compactMap(document.object)
  }

  var listNames: [String] { collections.keys.sorted() }

  private func namesForFormats() -> [String: ObjectID] {
    var result: [String: ObjectID] = [:]
    for names in kinds.reversed() {
      for (name, ids) in names where ids.count == 1 { result[name] = ids[0] }
    }
    for (word, _) in ViewNames.guideKeys where result[word] == nil {
      if let guide = try? guide(LayoutName(word)) { result[word] = guide.id }
    }
    return result
  }
}
