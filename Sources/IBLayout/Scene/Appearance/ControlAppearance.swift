/// The looks of a control besides its content. The type is in the control's file, and its look in `IBDrawing/Looks`
/// extends it.
package protocol ControlAppearance: Sendable, Hashable {}

/// A horizontal alignment of text in its line.
package enum TextAlignment: String, Sendable, CaseIterable {
  case natural, left, center, right, justified
}

/// A handling of text that is too long.
package enum LineBreak: Sendable, Hashable, CaseIterable {
  case wrap, clip, truncateHead, truncateMiddle, truncateTail

  init?(_ text: String) {
    switch text {
    case "wordWrap", "characterWrap", "wordWrapping", "charWrapping": self = .wrap
    case "clip", "clipping": self = .clip
    case "headTruncation", "truncatingHead": self = .truncateHead
    case "middleTruncation", "truncatingMiddle": self = .truncateMiddle
    case "tailTruncation", "truncatingTail": self = .truncateTail
    default: return nil
    }
  }
}

/// Text settings that all controls of AppKit share.
package struct AppKitAppearance: Sendable, Hashable {
  /// Nil for the kind's color.
  package var textColor: ColorSettings?
  /// Nil for the kind's color.
  package var backgroundColor: ColorSettings?
  package var alignment: TextAlignment
  package var lineBreak: LineBreak
}
