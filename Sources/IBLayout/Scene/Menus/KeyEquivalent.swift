/// The keys that choose an item of a menu.
package struct KeyEquivalent: Sendable, Hashable {
  /// Modifier keys that are held.
  package struct Modifiers: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let control = Modifiers(rawValue: 1)
    package static let option = Modifiers(rawValue: 2)
    package static let shift = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  /// The key that is pressed.
  package enum Key: Sendable, Hashable {
    case character(String)
    case function(Int)
    case up, down, left, right, enter, backspace, delete, tab, space, escape, home, end, pageUp, pageDown
  }

  package var key: Key
  package var modifiers: Modifiers

  /// Reads a stored character, with the modifiers beside it.
  ///
  /// A capital letter is the letter with Shift, as AppKit reads it.
  init?(_ text: String, _ modifiers: Modifiers) {
    guard let scalar = text.unicodeScalars.first else { return nil }
    self.modifiers = modifiers
    if let key = KeyEquivalent.key(scalar) {
      self.key = key
      return
    }
    guard !scalar.properties.isWhitespace, scalar.value >= 0x20 else { return nil }
    key = .character(text.uppercased())
    if text != text.lowercased() { self.modifiers.insert(.shift) }
  }

  /// Recognizes keys that are not characters. AppKit gives them code points of its own: arrows from U+F700, function
  /// keys from U+F704.
  private static func key(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x03, 0x0A, 0x0D, 0x21A9, 0x23CE: .enter
    case 0x08, 0x7F, 0x232B: .backspace
    case 0x09, 0x19, 0x21E5: .tab
    case 0x1B, 0x238B: .escape
    case 0x20: .space
    case 0xF700: .up
    case 0xF701: .down
    case 0xF702: .left
    case 0xF703: .right
    case 0xF704...0xF726: .function(Int(scalar.value) - 0xF703)
    case 0x2326, 0xF728: .delete
    case 0xF729: .home
    case 0xF72B: .end
    case 0xF72C: .pageUp
    case 0xF72D: .pageDown
    default: nil
    }
  }
}
