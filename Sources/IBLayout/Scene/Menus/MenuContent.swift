import IBModel

/// A menu of AppKit with its items.
package struct MenuContent: Sendable, Hashable {
  package struct Item: Sendable, Hashable {
    /// The check marks of items.
    package enum State: String, Sendable, CaseIterable { case off, on, mixed }

    package var id: ObjectID
    package var title: String
    package var key: KeyEquivalent?
    package var state: State
    package var isEnabled: Bool
    package var isHidden: Bool
    /// Whether it replaces the item above while other modifiers are held.
    package var isAlternate: Bool
    package var isSeparator: Bool
    package var indentation: Int
    package var image: ImageReference?
    /// The id of the view in its place; nil when it has none.
    package var view: ObjectID?
    package var submenu: MenuContent?
  }

  package var id: ObjectID
  /// The title in the menu bar or in the item that opens it.
  package var title: String
  package var isMenuBar: Bool
  package var items: [Item]
}

extension Document {
  /// The menus that no item or control opens: the menu bar, and those at the top level, in document order.
  public var rootMenus: [Object] {
    guard platform == .macOS else { return [] }
    return objects.filter { $0.kind == .menu && ($0.isTopLevel || $0.owner?.kind == "application") }
  }
}

extension SceneEnvironment {
  package func menu(_ object: Object) -> MenuContent? {
    guard object.kind == .menu else { return nil }
    var reader = MenuReader(self)
    return reader.menu(object)
  }
}
