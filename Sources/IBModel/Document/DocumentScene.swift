import IBXML

/// A scene of a storyboard: one controller and its additional objects.
public struct DocumentScene: Sendable, Hashable {
  /// The `<scene>` element.
  public let element: Element

  package init(element: Element) { self.element = element }

  /// The scene's id.
  public var id: ObjectID { element.id(.sceneID) ?? "" }

  /// The objects at the top level of the scene.
  public var objects: [Object] { element.child(.objects)?.children.compactMap { Object($0) } ?? [] }

  /// The object marked as the scene's controller.
  public var controller: Object? {
    let member = element.child(.objects)?.children.first { $0[.sceneMemberID] == "viewController" }
    return member.flatMap { Object($0) }
  }

  /// The name in Xcode: its controller's.
  public var name: String { controller?.name ?? "Scene" }
}
