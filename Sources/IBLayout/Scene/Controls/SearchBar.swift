import IBModel

package struct SearchBarAppearance: ControlAppearance {
  /// The text or, if it is empty, the placeholder.
  package var text: String
  package var isPlaceholder: Bool
  package var isMinimal: Bool
  /// Nil for the system's color.
  package var barTint: ColorSettings?
  package var showsCancel: Bool
  package var scopes: [String]
}

/// Search bars of UIKit.
enum SearchBarReader: ControlReader {
  static let kinds: [ElementKind] = [.searchBar]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .fixed(FixedControl("searchBar", keepsHeight: true))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    reader.searchBar(control.element)
  }
}

extension AttributeReader {
  fileprivate mutating func searchBar(_ element: Element) -> SearchBarAppearance {
    let text = string("text", of: element) ?? ""
    return SearchBarAppearance(
      text: text.isEmpty ? string(.placeholder, of: element) ?? "" : text, isPlaceholder: text.isEmpty,
      isMinimal: element["searchBarStyle"] == "minimal", barTint: color("barTintColor", of: element),
      showsCancel: flag("showsCancelButton", of: element),
      scopes: element.child("scopeButtonTitles")?.children.map(\.text) ?? [])
  }
}
