import IBModel

/// A menu of AppKit with its items.
package struct MenuContent: Sendable, Hashable {
  /// An item of a menu.
  package struct Item: Sendable, Hashable {
    /// Whether it is checked.
    package enum State: String, Sendable, CaseIterable { case off, on, mixed }

    /// The id of the object.
    package var id: ObjectID
    /// What it says.
    package var title: String
    /// The keys that choose it; nil when it has none.
    package var key: KeyEquivalent?
    /// Whether it is checked.
    package var state: State
    /// Whether it can be chosen.
    package var isEnabled: Bool
    /// Whether the menu leaves it out.
    package var isHidden: Bool
    /// Whether it is in the place of the item above while other modifiers are held.
    package var isAlternate: Bool
    /// Whether it is a line.
    package var isSeparator: Bool
    /// How far it is indented, in levels.
    package var indentation: Int
    /// Its image; nil when it has none.
    package var image: ImageReference?
    /// The id of the view in its place; nil when it has none.
    package var view: ObjectID?
    /// The menu that it opens; nil when it opens none.
    package var submenu: MenuContent?
  }

  /// The id of the object.
  package var id: ObjectID
  /// What its bar or the item that opens it says.
  package var title: String
  /// Whether it is the menu bar of the app.
  package var isMenuBar: Bool
  /// From top to bottom, or along the bar.
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
  /// What a menu of the document has; nil for other objects.
  /// - Complexity: O(items)
  package func menu(_ object: Object) -> MenuContent? {
    guard object.kind == .menu else { return nil }
    var reader = MenuReader(self)
    return reader.menu(object)
  }
}
