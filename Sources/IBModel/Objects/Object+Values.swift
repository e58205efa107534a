import IBXML

/// Common attributes of objects, typed. An unreadable value counts as missing here; readings of `Element` give the
/// reason. Variations for size classes are not applied.
extension Object {
  /// Returns the text of an attribute; nil if the object does not have it.
  public func string(_ name: Name) -> String? { element[name] }

  /// Returns an attribute as a finite number.
  public func number(_ name: Name) -> Double? { element.number(name).value }

  /// Returns an attribute as an integer.
  public func integer(_ name: Name) -> Int? { element.integer(name).value }

  /// Returns an attribute as a Boolean.
  public func bool(_ name: Name) -> Bool? { element.bool(name).value }

  /// The module of the custom class.
  public var customModule: String? { element[.customModule] }

  /// Whether the view is hidden.
  public var isHidden: Bool { bool("hidden") ?? false }

  /// The opacity of the view from 0 to 1.
  public var alpha: Double { number("alpha") ?? number("alphaValue") ?? 1 }

  /// The integer by which code finds the view.
  public var tag: Int { integer("tag") ?? 0 }

  /// The text that the object shows: the text of a label, field or text view, the title of a button or item. Long texts
  /// and those of several lines are in a child element, those of AppKit in the cell.
  public var text: String? {
    for name: Name in ["text", "title"] {
      if let text = element[name] ?? element.child(withKey: name.text)?.text { return text }
    }
    if let state = element.child(withKey: "normal") { return state[.title] ?? state.child(withKey: "title")?.text }
    return cell?.text
  }

  /// The font of the text; nil if the document has none.
  public var font: FontDescription? {
    for child in element.children {
      if let font = FontDescription(child), child[.key] != "titleFont" { return font }
    }
    return cell?.font
  }

  /// Returns the color with a key: `backgroundColor`, `textColor`, `tintColor`; nil if the document has none.
  public func color(_ key: String) -> ColorDescription? {
    for child in element.children where child[.key] == key {
      if let color = ColorDescription(child) { return color }
    }
    return cell?.color(key)
  }

  /// The background color; nil if the document has none.
  public var backgroundColor: ColorDescription? { color("backgroundColor") }
}
