/// What all controls of AppKit say about their text.
package struct AppKitAppearance: Sendable, Hashable {
  /// The color of its text; nil is the kind's.
  package var textColor: ColorSettings?
  /// The color behind its text; nil is the kind's.
  package var backgroundColor: ColorSettings?
  /// Where its text is.
  package var alignment: TextAlignment
  /// What happens to a text that is too long.
  package var lineBreak: LineBreak
}
