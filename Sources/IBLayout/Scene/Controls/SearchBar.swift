import IBModel
import IBXML

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
  static let touchSize: FixedControl? = FixedControl("searchBar")

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let element = control.element
    let text = reader.string("text", of: element) ?? ""
    return SearchBarAppearance(
      text: text.isEmpty ? reader.string(.placeholder, of: element) ?? "" : text, isPlaceholder: text.isEmpty,
      isMinimal: element["searchBarStyle"] == "minimal", barTint: reader.color("barTintColor", of: element),
      showsCancel: reader.flag("showsCancelButton", of: element),
      scopes: element.child("scopeButtonTitles")?.children.map(\.text) ?? [])
  }
}
