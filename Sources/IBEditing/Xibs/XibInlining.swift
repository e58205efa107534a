import IBModel
import IBXML

/// A xib that becomes a scene of a storyboard: File's Owner its controller, the view its view.
public struct XibInlining: Sendable {
  /// The storyboard with the scene.
  public let result: Edited
  /// The controller of the scene.
  public let controller: Object
  /// The views that Interface Builder's canvas shows elsewhere in the scene, where margins and safe areas are other ones than
  /// in a xib; their stored frames are kept.
  public let movedOnCanvas: [Object]

  /// Brings a xib into a storyboard.
  ///
  /// Ids that both documents have are changed in the scene that comes. The controller gets the id of the outlet `view`, which is
  /// how ``XibExtraction`` keeps it.
  /// - Parameters:
  ///   - xib: A xib whose File's Owner is a view controller.
  ///   - name: The name of the xib: its file without extension.
  ///   - storyboard: The storyboard that gets the scene.
  /// - Throws: `OperationError` when the xib cannot be a scene.
  /// - Complexity: O(both documents)
  public init(_ xib: Document, named name: String, into storyboard: Document) throws(OperationError) {
    let blocks = try SceneBlocks(storyboard)
    try XibInlining.check(xib, storyboard)
    let differ = xib.tree.root["useSafeAreas"] == "YES" && storyboard.tree.root["useSafeAreas"] != "YES"
    if differ, try XibWithOwner(xib).usesSafeAreas {
      throw OperationError("constraints refer to the safe area, and the storyboard does not use safe areas")
    }
    let (renamed, renames) = try SceneInlining.withFreeIDs(xib, in: storyboard)
    let parts = try XibWithOwner(renamed)
    let scene = try SceneComposition(parts, blocks)
    var edited = try scene.result(from: name)
    edited.notes += renames + SceneInlining.differences(xib, storyboard)
    guard let controller = edited.document.object(scene.controller) else {
      throw OperationError("the scene has no controller; nothing was changed")
    }
    (result, self.controller) = (edited, controller)
    movedOnCanvas = CanvasComparison.moved(in: parts.view.id, from: renamed, to: edited.document)
  }

  private static func check(_ xib: Document, _ storyboard: Document) throws(OperationError) {
    guard xib.kind == .xib else { throw OperationError("this is not a xib") }
    for name in ["targetRuntime", "useAutolayout"] as [Name] {
      let (new, old) = (xib.tree.root[name], storyboard.tree.root[name])
      guard new != old else { continue }
      throw OperationError(
        "the documents differ: `\(name.text)` is \(new ?? "not set") in the xib and \(old ?? "not set") in the storyboard"
      )
    }
    if [xib, storyboard].contains(where: { $0.tree.root["launchScreen"] == "YES" }) {
      throw OperationError("a launch screen cannot have other scenes")
    }
    if let duplicate = xib.duplicates.first {
      throw OperationError("two objects have the id `\(duplicate.id)`; change one of them first", duplicate)
    }
  }
}

/// The parts of a xib whose File's Owner has a view.
struct XibWithOwner {
  let document: Document
  let owner: Element
  let view: Object
  /// The outlet of File's Owner for the view.
  let outlet: Element
  /// The other objects at the top level.
  let members: [Element]

  /// - Throws: `OperationError` when the xib has something that a scene cannot have.
  init(_ document: Document) throws(OperationError) {
    self.document = document
    let placeholders = XibPlaceholders(on: document.platform)
    let objects = document.tree.root.child(.objects)?.children.map(\.self) ?? []
    guard let owner = objects.first(where: { $0.id(.id) == placeholders.owner }) else {
      throw OperationError("the xib has no File's Owner")
    }
    let outlet = owner.child(.connections)?.children.first { $0.name == "outlet" && $0["property"] == "view" }
    let target = outlet?[.destination].flatMap { document.object(ObjectID($0)) }
    guard let outlet, let view = target, objects.contains(view.element) else {
      throw OperationError("File's Owner has no outlet `view`, so that it is not a view controller", Object(owner))
    }
    guard owner.children.allSatisfy({ $0.name == .connections }) else {
      throw OperationError("File's Owner has settings that a controller does not have", Object(owner))
    }
    (self.owner, self.view, self.outlet) = (owner, view, outlet)
    members = objects.filter { object in
      object != view.element && !placeholders.all.contains(object.id(.id) ?? "")
    }
    try checkMembers()
    if let reference = document.references.first(where: { $0.id == placeholders.application }),
      document.platform == .macOS
    {
      throw OperationError("it is connected to the application, which is in a scene of its own", reference.holder)
    }
  }

  private func checkMembers() throws(OperationError) {
    for member in members {
      guard let object = Object(member) else { continue }
      let isFree = XibWithOwner.freeKinds.contains(member.name)
      let isPart = [.controller, .window].contains(object.category) || ["popover", "drawer"].contains(member.name)
      if isPart, !isFree { throw OperationError("a scene cannot have it beside its controller", object) }
      guard member.name == "placeholder" else { continue }
      throw OperationError("a scene has no objects that are outside of it", object)
    }
    if document.platform != .macOS, ["tableView", "collectionView"].contains(view.element.name) {
      throw OperationError("it would be the view of a table or collection view controller, not of a plain one", view)
    }
  }

  /// Controllers of AppKit that hold data, not views.
  private static let freeKinds: Set<Name> = [
    "userDefaultsController", "arrayController", "objectController", "treeController", "dictionaryController",
    "searchDisplayController",
  ]

  /// Whether a constraint refers to a safe area.
  var usesSafeAreas: Bool {
    let guides = Set(
      document.tree.elements(named: ["viewLayoutGuide"]).filter { $0[.key] == "safeArea" }.map { $0[.id] })
    return document.references.contains { guides.contains($0.id.rawValue) }
  }
}
