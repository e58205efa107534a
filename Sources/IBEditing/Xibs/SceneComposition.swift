import IBModel
import IBXML

/// Writes a xib as a scene.
struct SceneComposition {
  /// The id of the new controller.
  let controller: ObjectID

  private let xib: XibWithOwner
  private let blocks: SceneBlocks
  private let placeholders: XibPlaceholders
  private let text: XibText
  private let ids: (scene: ObjectID, responder: ObjectID, top: ObjectID, bottom: ObjectID)

  init(_ xib: XibWithOwner, _ blocks: SceneBlocks) throws(OperationError) {
    (self.xib, self.blocks) = (xib, blocks)
    placeholders = XibPlaceholders(on: blocks.document.platform)
    text = XibText(style: blocks.style)
    var mint = IDGenerator(blocks.document)
    let unused = { (id: ObjectID) in xib.document.object(id) == nil }
    /// An id that neither document has.
    func identifier(_ seed: String) -> ObjectID {
      while true {
        let id = mint.identifier(for: seed)
        if unused(id) { return id }
      }
    }
    controller = xib.outlet.id(.id) ?? identifier("controller|\(xib.view.id)")
    let seed = controller.rawValue
    ids = (
      identifier("scene|\(seed)"), identifier("responder|\(seed)"), identifier("top|\(seed)"),
      identifier("bottom|\(seed)")
    )
  }

  /// The storyboard with the scene at the end.
  /// - Throws: `OperationError` when the result cannot be verified.
  func result(from name: String) throws(OperationError) -> Edited {
    let document = blocks.document
    let composed = try self.composed(named: Self.comment(try self.composed(named: name)))
    guard let owner = composed.object(placeholders.owner), let view = composed.object(xib.view.id) else {
      throw OperationError("the view has no id; nothing was changed")
    }
    var edit = ModelEdit(composed)
    XibComposition.give(controller, to: placeholders.owner, in: &edit)
    XibComposition.give(ids.responder, to: placeholders.responder, in: &edit)
    edit.setAttribute(.key, to: "view", on: view.element)
    let outlets = owner.element.child(.connections)?.children.filter { $0.name == "outlet" && $0["property"] == "view" }
    for outlet in outlets ?? [] { edit.remove(outlet) }
    moveMetrics(of: view, to: owner, in: &edit)
    if let point = view.element.child(withKey: "canvasLocation") { edit.remove(point) }
    StoryboardLists.add(xib.document, to: &edit)
    let result = try edit.checked()
    let known = Set((document.danglingReferences() + xib.document.danglingReferences()).map(\.id))
    if let dangling = result.danglingReferences().first(where: { !known.contains($0.id) }) {
      throw OperationError(
        "the result would refer to \(dangling.id), which is gone; nothing was changed", dangling.holder)
    }
    guard let new = result.object(controller), let scene = new.scene else {
      throw OperationError("the scene has no controller; nothing was changed")
    }
    let others = [scene.id] + scene.objects.map(\.id).filter { $0 != controller }
    return Edited(result, [Announcement(new, "came from \(name).xib", added: others)])
  }

  private static func comment(_ composed: Document) -> String { composed.scenes.last?.name ?? "View Controller" }

  /// The simulated bars and the size of a view belong to the controller in a storyboard.
  private func moveMetrics(of view: Object, to owner: Object, in edit: inout ModelEdit) {
    for metrics in view.element.children where metrics[.key]?.hasPrefix("simulated") == true {
      edit.setChild(metrics.name, key: metrics[.key], to: NewElement(copying: metrics), in: owner.element)
      edit.remove(metrics)
      guard metrics.name == "freeformSimulatedSizeMetrics", let rect = view.element.child(withKey: "frame"),
        let width = rect[.width], let height = rect[.height]
      else { continue }
      let size = NewElement(
        "size", [NewAttribute(.key, "freeformSize"), NewAttribute(.width, width), NewAttribute(.height, height)])
      edit.setChild("size", key: "freeformSize", to: size, in: owner.element)
    }
  }

  // MARK: Text

  /// The storyboard with the scene, in which the ids are still those of the xib.
  private func composed(named name: String) throws(OperationError) -> Document {
    let last = blocks.scenes.count - 1
    let new = blocks.bytes(of: scene, named: name, like: last)
    return try blocks.document(with: (0...last).map { blocks.bytes($0) } + [new])
  }

  private var scene: String {
    let base = blocks.indentation ?? ""
    let inner = text.indentation(2, from: base)
    let other = blocks.scenes.lazy.compactMap(\.responder).first
    let responder = placeholders.sceneResponder(id: placeholders.responder, like: other)
    let members =
      [controllerText(inner), text.style.text(of: responder, indentation: inner)]
      + xib.members.map { text.copy($0, indentation: inner) }
    let objects = text.element(NewElement(.objects), containing: members, indentation: text.indentation(1, from: base))
    let point = xib.view.element.child(withKey: "canvasLocation").map {
      text.copy($0, indentation: text.indentation(1, from: base))
    }
    return text.element(
      NewElement(.scene, [NewAttribute(.sceneID, ids.scene)]), containing: [objects, point].compactMap(\.self),
      indentation: base)
  }

  private func controllerText(_ indentation: String) -> String {
    let inner = indentation + text.style.indentationUnit
    var element = NewElement("viewController", [NewAttribute(.id, placeholders.owner)])
    for name in XibPlaceholders.classNames {
      if let value = xib.owner[name] { element.attributes.append(NewAttribute(name, value)) }
    }
    element.attributes.append(NewAttribute(.sceneMemberID, "viewController"))
    let parts = [xib.view.element, xib.owner.child(.connections)].compactMap(\.self)
    return text.element(
      element, containing: [guides(inner)].compactMap(\.self) + parts.map { text.copy($0, indentation: inner) },
      indentation: indentation)
  }

  /// The layout guides of a controller, where all others of the storyboard have them, too.
  private func guides(_ indentation: String) -> String? {
    let document = blocks.document
    guard document.platform.isUIKit, document.tree.root["useSafeAreas"] != "YES",
      case let others = blocks.scenes.compactMap(\.controller).filter({ $0.kind == "viewController" }), !others.isEmpty,
      others.allSatisfy({ $0.element.child("layoutGuides") != nil })
    else { return nil }
    let guides = [("top", ids.top), ("bottom", ids.bottom)].map { type, id in
      NewElement("viewControllerLayoutGuide", [NewAttribute(.type, type), NewAttribute(.id, id)])
    }
    return text.style.text(of: NewElement("layoutGuides", children: guides), indentation: indentation)
  }
}
