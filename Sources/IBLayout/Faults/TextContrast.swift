import IBModel

/// The contrast of a line of text with its background.
public struct TextContrast: Sendable, Equatable {
  /// The id of the object that shows the text.
  public var id: ObjectID
  /// The id of the object that paints the background of the text.
  public var backgroundID: ObjectID
  /// The text of the line.
  public var text: String
  /// Whether the text is large: from 18 points on, bold text from 14.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, "large scale".
  public var isLarge: Bool
  /// The contrast ratio from 1, the same color, to 21, black on white.
  public var ratio: Double

  /// Creates the contrast of a line.
  public init(id: ObjectID, backgroundID: ObjectID, text: String, isLarge: Bool, ratio: Double) {
    (self.id, self.backgroundID, self.text) = (id, backgroundID, text)
    (self.isLarge, self.ratio) = (isLarge, ratio)
  }
}

/// A function that finds the contrasts of a layout. It is injected because only `IBDrawing` knows colors:
/// `SceneLayout.contrasts`.
public typealias ContrastReader = @Sendable (SceneLayout) -> [TextContrast]
