import IBModel
import IBXML

package struct BarItem: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case title(String)
    indirect case image(ImageReference)
    /// An item that the system provides for a purpose: `done`, `add`.
    case system(String)
    case flexibleSpace
    /// Space in points.
    case fixedSpace(Double)
    case view
  }

  package var content: Content
  package var isDone: Bool
  package var isEnabled: Bool
  /// Nil for the bar's color.
  package var tint: ColorSettings?
}

package struct NavigationBarAppearance: ControlAppearance {
  package var title: String
  /// The line above the title; empty when there is none.
  package var prompt = ""
  /// From the left edge inwards.
  package var leftItems: [BarItem] = []
  /// From the right edge inwards.
  package var rightItems: [BarItem] = []
  /// Whether another controller is below the one shown.
  package var isPushed = false
  package var hasLargeTitle = false
  package var hasTitleView = false
  package var style = BarStyle()
}

/// The colors of a bar.
package struct BarStyle: Sendable, Hashable {
  /// Nil for the system's color.
  package var fill: ColorSettings?
  /// Nil for the tint of the screen.
  package var tint: ColorSettings?
  /// Nil for the system's color.
  package var titleColor: ColorSettings?
  package var isDark = false
}

package struct ToolbarAppearance: ControlAppearance {
  package var items: [BarItem]
  package var style: BarStyle
}

package struct TabBarAppearance: ControlAppearance {
  package struct Tab: Sendable, Hashable {
    package var title: String
    package var image: ImageReference?
    /// An item that the system provides for a purpose, such as `favorites`; empty for others.
    package var systemItem = ""
  }

  package var tabs: [Tab]
  package var selected: Int
  package var style: BarStyle
}

/// Navigation bars of UIKit.
enum NavigationBarReader: ControlReader {
  static let kinds: [ElementKind] = [.navigationBar]
  static let touchSize: FixedControl? = FixedControl("navigation bar")

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let item = control.element.child("items")?.child("navigationItem")
    return reader.navigationBar(of: item, in: control.element)
  }
}

/// Toolbars of UIKit.
enum ToolbarReader: ControlReader {
  static let kinds: [ElementKind] = [.toolbar]
  static let touchSize: FixedControl? = FixedControl("tool bar")

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    ToolbarAppearance(
      items: reader.barItems(control.element.child("items")), style: reader.barStyle(of: control.element))
  }
}

/// Tab bars of UIKit.
enum TabBarReader: ControlReader {
  static let kinds: [ElementKind] = [.tabBar]
  static let touchSize: FixedControl? = FixedControl("tab bar")

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let element = control.element
    let items = element.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    let selected = element["selectedItem"].flatMap { id in items.firstIndex { $0[.id] == id } } ?? 0
    return TabBarAppearance(tabs: items.map { reader.tab($0) }, selected: selected, style: reader.barStyle(of: element))
  }
}

extension AttributeReader {
  mutating func barItems(_ list: Element?) -> [BarItem] {
    guard let list else { return [] }
    if list.name == "barButtonItem" { return [barItem(list)] }
    return list.children.filter { $0.name == "barButtonItem" }.map { barItem($0) }
  }

  private mutating func barItem(_ element: Element) -> BarItem {
    let content: BarItem.Content
    switch element["systemItem"] {
    case "flexibleSpace": content = .flexibleSpace
    case "fixedSpace": content = .fixedSpace(measure(.width, of: element) ?? 0)
    default:
      if element.child(withKey: "customView") != nil {
        content = .view
      } else if let image = image(of: element) {
        content = .image(image)
      } else if let system = element["systemItem"] {
        content = .system(system)
      } else {
        content = .title(string(.title, of: element) ?? "")
      }
    }
    return BarItem(
      content: content, isDone: element[.style] == "done", isEnabled: element["enabled"] != "NO",
      tint: color("tintColor", of: element))
  }

  mutating func navigationBar(of item: Element?, in bar: Element?) -> NavigationBarAppearance {
    var result = NavigationBarAppearance(title: item.flatMap { string(.title, of: $0) } ?? "")
    result.style = barStyle(of: bar)
    guard let item else { return result }
    result.prompt = string("prompt", of: item) ?? ""
    let items = { (one: String, several: String) in
      item.child(withKey: one) ?? item.child(withKey: several) ?? item.child(Name(several))
    }
    result.leftItems = barItems(items("leftBarButtonItem", "leftBarButtonItems"))
    result.rightItems = barItems(items("rightBarButtonItem", "rightBarButtonItems"))
    result.hasTitleView = item.child(withKey: "titleView") != nil
    return result
  }

  func barStyle(of bar: Element?) -> BarStyle {
    guard let bar else { return BarStyle() }
    let titles = bar.child(withKey: "titleTextAttributes")
    let isDark = bar["barStyle"].map { $0.hasPrefix("black") } ?? false
    return BarStyle(
      fill: color("barTintColor", of: bar)
        ?? bar.child(withKey: "standardAppearance").flatMap { color("backgroundColor", of: $0) },
      tint: color("tintColor", of: bar),
      titleColor: titles.flatMap { color("textColor", of: $0) }, isDark: isDark)
  }

  mutating func tab(_ element: Element) -> TabBarAppearance.Tab {
    let system = element["systemItem"] ?? ""
    let title = string(.title, of: element) ?? system.asTitle
    return TabBarAppearance.Tab(title: title, image: image(of: element), systemItem: system)
  }
}

extension String {
  /// The words on an item of the system: `Edit` for `edit`.
  package var asTitle: String { prefix(1).uppercased() + dropFirst() }
}
