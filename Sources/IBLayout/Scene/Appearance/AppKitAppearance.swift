/// Text settings that all controls of AppKit share.
package struct AppKitAppearance: Sendable, Hashable {
  /// Nil for the kind's color.
  package var textColor: ColorSettings?
  /// Nil for the kind's color.
  package var backgroundColor: ColorSettings?
  package var alignment: TextAlignment
  package var lineBreak: LineBreak
}
