import IBModel
import IBXML

/// A box of AppKit.
package struct MacBoxAppearance: ControlAppearance {
  /// The places of the title.
  package enum TitlePosition: String, Sendable, CaseIterable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom

    package var isAtBottom: Bool { self == .aboveBottom || self == .atBottom || self == .belowBottom }
    package var isInside: Bool { self == .belowTop || self == .aboveBottom }
  }

  package var title: String?
  package var titlePosition: TitlePosition
  /// The color inside of a custom box; nil for the kind's.
  package var fill: ColorSettings?
  /// The color of the line; nil for the kind's.
  package var borderColor: ColorSettings?
  package var borderWidth: Double
  package var cornerRadius: Double
  package var isTransparent: Bool
}

/// A tab view of AppKit.
package struct TabsAppearance: ControlAppearance {
  package var titles: [String]
  package var front: Int
}

/// A scroll view of AppKit.
package struct MacScrollAppearance: ControlAppearance {
  package var drawsBackground: Bool
  package var hasBorder: Bool
}

/// A split view of AppKit.
package struct MacSplitAppearance: ControlAppearance {}

/// A view with an effect behind its content.
package struct EffectAppearance: ControlAppearance {
  /// Nil for the effect of the color scheme.
  package var isDark: Bool?
}

/// Boxes of AppKit.
enum BoxReader: ControlReader {
  static let kinds: [ElementKind] = [.box]

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? { .container }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let element = control.element
    let title = reader.string("title", of: element) ?? ""
    let position: MacBoxAppearance.TitlePosition = reader.value("titlePosition", of: element) ?? .atTop
    return MacBoxAppearance(
      // A custom box shows no title: the content of those that store one fills them.
      title: title.isEmpty || position == .noTitle || element["boxType"] == "custom" ? nil : title,
      titlePosition: position,
      fill: reader.color("fillColor", of: element), borderColor: reader.color("borderColor", of: element),
      borderWidth: element["borderType"] == "none" ? 0 : reader.measure("borderWidth", of: element) ?? 1,
      cornerRadius: max(0, reader.measure("cornerRadius", of: element) ?? 0),
      isTransparent: reader.flag("transparent", of: element))
  }
}

/// Tab views of AppKit.
enum TabsReader: ControlReader {
  static let kinds: [ElementKind] = [.tabView]

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? { .container }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let items = control.element.child("tabViewItems")?.children.filter { $0.name == "tabViewItem" } ?? []
    let front = control.element["initialItem"].flatMap { id in items.firstIndex { $0[.id] == id } } ?? 0
    return TabsAppearance(titles: items.map { reader.string("label", of: $0) ?? "" }, front: front)
  }
}

/// Scroll views.
enum ScrollReader: ControlReader {
  static let kinds: [ElementKind] = [.scrollView]

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    MacScrollAppearance(
      drawsBackground: reader.text("drawsBackground", of: control.element) != "NO",
      hasBorder: reader.text("borderType", of: control.element) != "none")
  }
}

/// Split views.
enum SplitReader: ControlReader {
  static let kinds: [ElementKind] = [.splitView]
  static let macLook: (any ControlAppearance)? = MacSplitAppearance()
}

/// Views with an effect behind their content.
enum EffectReader: ControlReader {
  static let kinds: [ElementKind] = [.visualEffectView]
  static let macLook: (any ControlAppearance)? = EffectAppearance()

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let style = control.element.child("blurEffect")?[.style]
    return EffectAppearance(isDark: style.map { $0.lowercased().hasSuffix("dark") })
  }
}
