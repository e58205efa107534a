import IBModel
internal import CTables

/// Names that the system knows, from `Sources/IBLint/Tables/KnownNames.tsv`.
///
/// Source: 4,008 public documents, and Apple's documentation.
enum KnownNames {
  /// The outlets that objects without a custom class can have.
  static let uiKitOutlets = names("uiKitOutlets")
  static let appKitOutlets = names("appKitOutlets")
  /// The bindings of AppKit. A view can offer others of its own.
  static let bindings = names("bindings")
  static let systemColors = names("systemColors")
  /// The beginnings, up to the hyphen, of the PostScript names of the fonts of iOS. Source: none that was compared name
  /// by name; a missing name only leaves a finding about old documents as it was.
  static let systemFonts = names("systemFonts")
  /// The actions that views and controllers of UIKit perform.
  static let standardActions = names("standardActions")

  private static let rows = Dictionary(
    TableText(.knownNames).lines.map { ($0.firstColumn, $0) }, uniquingKeysWith: { first, _ in first })

  private static func names(_ list: StaticString) -> Set<String> {
    Set(rows[TableText(list)]?.columns().last?.words.map { String($0) } ?? [])
  }
}
