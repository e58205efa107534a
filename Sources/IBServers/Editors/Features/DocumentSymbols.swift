import IBModel
import IBXML

/// The outline of a document: scenes, controllers, views, and other objects with names.
enum DocumentSymbols {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let document = snapshot.document else { return [] }
    guard request.client.hasNestedSymbols else {
      return .array(
        document.objects.filter(isShown).map { object in
          [
            "name": .string(object.name), "kind": .number(Double(object.category.symbolKind)),
            "location": snapshot.location(object.element.range),
          ]
        })
    }
    let scenes = document.scenes.map { scene in
      symbol(
        scene.name + " Scene", 3, nil, scene.element, scene.objects.filter(isShown).map { tree($0, snapshot) }, snapshot
      )
    }
    let others = document.outermostObjects.filter { $0.scene == nil && isShown($0) }.map { tree($0, snapshot) }
    return .array(scenes + others)
  }

  private static func isShown(_ object: Object) -> Bool {
    object.category != .constraint && object.category != .connection
  }

  /// The largest depth; people do not nest documents deeper.
  private static let deepest = 200

  private static func tree(_ object: Object, _ snapshot: DocumentSnapshot, depth: Int = 0) -> JSON {
    let children = depth < deepest ? object.children.filter(isShown).map { tree($0, snapshot, depth: depth + 1) } : []
    let detail = [object.kind.text, object.customClass].compactMap { $0 }.joined(separator: " ")
    return symbol(object.name, object.category.symbolKind, detail, object.element, children, snapshot)
  }

  private static func symbol(
    _ name: String, _ kind: Int, _ detail: String?, _ element: Element, _ children: [JSON], _ snapshot: DocumentSnapshot
  ) -> JSON {
    var members: [String: JSON] = [
      "name": .string(name.isEmpty ? element.name.text : name), "kind": .number(Double(kind)),
      "range": snapshot.range(element.range), "selectionRange": snapshot.range(element.startTagRange),
    ]
    members["detail"] = detail.map { .string($0) }
    if !children.isEmpty { members["children"] = .array(children) }
    return .object(members)
  }
}

extension ObjectCategory {
  var symbolKind: Int {
    switch self {
    case .controller, .window: 5
    case .view, .cell: 19
    case .layoutGuide, .placeholder: 20
    case .gestureRecognizer: 24
    case .item, .menu: 8
    case .constraint, .connection, .formatter, .other: 13
    }
  }
}
