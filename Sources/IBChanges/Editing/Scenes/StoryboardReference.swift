import IBModel
import IBXML

/// A reference scene, which stands for a scene of another storyboard.
struct StoryboardReference {
  let placeholder: Object

  /// Nil for a controller that is not a reference.
  init?(_ controller: Object) {
    guard StoryboardReference.names.contains(controller.element.name) else { return nil }
    placeholder = controller
  }

  private static let names: [Name] = ["viewControllerPlaceholder", "controllerPlaceholder"]

  /// Nil when it is not set yet.
  var storyboard: String? { placeholder.element["storyboardName"] }

  /// The storyboard identifier of the destination; nil for the initial controller.
  var identifier: String? { placeholder.element["referencedIdentifier"] }

  /// Whether it leads to a storyboard of the same bundle.
  func leads(to storyboard: String) -> Bool {
    self.storyboard == storyboard && placeholder.element["bundleIdentifier"] == nil
  }

  /// A new reference to a controller.
  struct New {
    var id: ObjectID
    /// The id of the scene's first responder.
    var responder: ObjectID
    var scene: NewElement
    /// Xcode's name for the scene.
    var name: String

    var ids: [ObjectID] { [id, responder] + (scene[.sceneID].map { [ObjectID($0)] } ?? []) }
  }

  /// A reference scene to a controller in another storyboard, at the controller's current place on the canvas.
  static func new(
    to controller: Object, identifier: String?, in storyboard: String, _ mint: inout IDGenerator, on platform: Platform
  ) -> New? {
    guard let scene = controller.scene else { return nil }
    let id = mint.identifier(for: "reference|\(storyboard)|\(controller.id)")
    let responder = mint.identifier(for: "responder|\(storyboard)|\(controller.id)")
    let sceneID = mint.identifier(for: "scene|\(storyboard)|\(controller.id)")
    var placeholder = NewElement(names[platform == .macOS ? 1 : 0], [NewAttribute("storyboardName", storyboard)])
    if let identifier { placeholder.attributes.append(NewAttribute("referencedIdentifier", identifier)) }
    placeholder.attributes += [NewAttribute(.id, id), NewAttribute(.sceneMemberID, "viewController")]
    var objects = NewElement(.objects, children: [placeholder])
    let old = scene.element.child(.objects)?.children.first { $0[.sceneMemberID] == "firstResponder" }
    if let old {
      var copy = NewElement(shallow: old)
      copy[.id] = responder.rawValue
      objects.children.append(copy)
    }
    var element = NewElement(.scene, [NewAttribute(.sceneID, sceneID)], children: [objects])
    if let point = scene.element.child(withKey: "canvasLocation") {
      element.children.append(NewElement(copying: point))
    }
    return New(id: id, responder: responder, scene: element, name: identifier ?? storyboard)
  }
}

extension Document {
  /// The references to other storyboards, in document order.
  private var storyboardReferences: [StoryboardReference] {
    scenes.compactMap { $0.controller.flatMap { StoryboardReference($0) } }
  }

  package func leads(to storyboard: String) -> Bool { storyboardReferences.contains { $0.leads(to: storyboard) } }

  package func storyboardName(of id: ObjectID) -> String? {
    object(id).flatMap { StoryboardReference($0) }?.storyboard
  }

  package func referencedIdentifiers(in storyboard: String) -> Set<String> {
    Set(storyboardReferences.filter { $0.leads(to: storyboard) }.compactMap(\.identifier))
  }

  package func refersToInitialController(of storyboard: String) -> Bool {
    storyboardReferences.contains { $0.leads(to: storyboard) && $0.identifier == nil }
  }

  /// The document with references to moved controllers updated; nil without such references.
  /// - Parameter identifiers: the storyboard identifiers of the controllers; nil for all.
  /// - Throws: `OperationError` when the result cannot be verified.
  package func redirectingReferences(
    from old: String, to new: String, identifiers: Set<String>?
  ) throws(OperationError) -> Edited? {
    var edit = ModelEdit(self)
    var changes: [OperationChange] = []
    for reference in storyboardReferences where reference.leads(to: old) {
      guard let identifier = reference.identifier, identifiers?.contains(identifier) != false else { continue }
      edit.setAttribute("storyboardName", to: new, on: reference.placeholder.element)
      changes.append(OperationChange(reference.placeholder, "storyboardName \(old) → \(new)"))
    }
    return changes.isEmpty ? nil : Edited(try edit.checked(), changes)
  }
}
