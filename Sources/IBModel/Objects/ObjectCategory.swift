import IBXML

/// What sort of thing an object is, for counting and listing.
public enum ObjectCategory: String, Sendable, CaseIterable {
  case controller, window, view, layoutGuide, constraint, connection, gestureRecognizer
  /// Items of bars, tabs, splits and touch bars.
  case item
  /// Cells of AppKit's controls; cells of tables are views.
  case cell
  case menu, formatter
  /// What stands for an object outside of the document, or is only described by its class.
  case placeholder
  case other
}

extension Object {
  /// What sort of thing the object is; kinds no table knows are judged by the end of their name.
  public var category: ObjectCategory {
    if let category = CategoryTable.categories[element.name] { return category }
    if isView { return .view }
    let name = element.name.text
    return CategoryTable.endings.first { name.hasSuffix($0.ending) }?.category ?? .other
  }
}

/// Source: the 157 elements with ids of 5,721 public documents, sorted by what their classes inherit from.
private enum CategoryTable {
  static let categories: [Name: ObjectCategory] = {
    var result: [Name: ObjectCategory] = [:]
    for (category, names) in lists {
      for name in names.split(separator: " ") { result[Name(String(name))] = category }
    }
    return result
  }()

  private static let lists: [(ObjectCategory, String)] = [
    (.controller, "controller collectionViewItem pagecontroller viewControllerPlaceholder controllerPlaceholder"),
    (.window, "window drawer popover"),
    (.view, "group table tableRow picker map inlineMovie separator timer spriteKitScene"),
    (.layoutGuide, "viewLayoutGuide keyboardLayoutGuide viewControllerLayoutGuide"),
    (.constraint, "constraint"),
    (.connection, "outlet outletCollection action segue binding accessibilityConnection"),
    (.menu, "menu menuItem command"),
    (.placeholder, "placeholder exit customObject"),
    (.other, "gridCell searchDisplayController arrayController objectController treeController userDefaultsController"),
  ]

  /// Endings of names, tried in order.
  static let endings: [(ending: String, category: ObjectCategory)] = [
    ("GestureRecognizer", .gestureRecognizer), ("Controller", .controller), ("Formatter", .formatter),
    ("LayoutGuide", .layoutGuide), ("Cell", .cell), ("Item", .item), ("View", .view), ("Window", .window),
  ]
}
