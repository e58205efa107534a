import IBModel

/// Reads menus with their submenus.
struct MenuReader {
  private var attributes: AttributeReader

  init(_ environment: SceneEnvironment) { attributes = AttributeReader(environment) }

  mutating func menu(_ object: Object) -> MenuContent {
    let items = object.element.child("items")?.children.filter { $0.name == "menuItem" } ?? []
    return MenuContent(
      id: object.id, title: attributes.string(.title, of: object.element) ?? "",
      isMenuBar: object.element["systemMenu"] == "main", items: items.compactMap { item($0) })
  }

  private mutating func item(_ element: Element) -> MenuContent.Item? {
    guard let object = Object(element) else { return nil }
    let level = attributes.number("indentationLevel", of: element) ?? 0
    return MenuContent.Item(
      id: object.id, title: title(of: element), key: key(of: element),
      state: attributes.text("state", of: element).flatMap { .init(rawValue: $0) } ?? .off,
      isEnabled: attributes.text("enabled", of: element) != "NO",
      isHidden: attributes.flag("hidden", of: element), isAlternate: attributes.flag("alternate", of: element),
      isSeparator: attributes.flag("isSeparatorItem", of: element), indentation: min(max(Int(nearest: level), 0), 15),
      image: attributes.image(of: element),
      view: element.children.first { $0.kind.isView }?.id(.id),
      submenu: element.child(withKey: "submenu").flatMap { Object($0) }.map { menu($0) })
  }

  private mutating func title(of element: Element) -> String {
    let text =
      switch attributes.styledText(.title, attributed: "attributedTitle", of: element) {
      case .plain(let text): text
      case .attributed(let runs): runs.map(\.text).joined()
      }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    return lines.joined(separator: " ")
  }

  /// Without a list of modifiers, Command is held.
  private mutating func key(of element: Element) -> KeyEquivalent? {
    guard let text = attributes.string("keyEquivalent", of: element) else { return nil }
    guard let mask = element.child(withKey: "keyEquivalentModifierMask") else { return KeyEquivalent(text, .command) }
    let keys: [(Name, KeyEquivalent.Modifiers)] = [
      ("control", .control), ("option", .option), ("shift", .shift), ("command", .command),
    ]
    return KeyEquivalent(text, KeyEquivalent.Modifiers(keys.filter { mask[$0.0] == "YES" }.map(\.1)))
  }
}
