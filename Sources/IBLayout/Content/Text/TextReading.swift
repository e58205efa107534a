import IBModel
import IBXML

extension Element {
  /// The text under a key, which is an attribute or, when it is long or has line feeds, a child.
  func string(_ name: Name) -> String? {
    if let text = self[name] { return text }
    let key = name.text
    for child in children where child.name == .string || child.name == .mutableString {
      guard child[.key] == key else { continue }
      return child[.base64] == "YES" ? Base64.text(child.text) : child.text
    }
    return nil
  }

  /// The child under a key that has a given name.
  func child(_ name: Name, key: String) -> Element? {
    for child in children(name) where child[.key] == key { return child }
    return nil
  }
}

/// The encoding of strings that XML cannot hold.
enum Base64 {
  /// The text of a base64 string, padded or not; what is no base64 is passed over.
  static func text(_ encoded: String) -> String {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in encoded.utf8 {
      guard let digit = digit(byte) else { continue }
      bits = (bits << 6 | digit) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

extension ContentMeasure {
  /// The text of an `<attributedString>`; fragments without a font have the one given.
  func styledText(_ attributed: Element, default font: Font) -> StyledText {
    StyledText(
      attributed.children(.fragment).map { fragment in
        let attributes = fragment.child(.attributes)
        var run = StyledText.Run(text: fragment.string(.contentText) ?? "", font: font)
        for child in attributes?.children.map({ $0 }) ?? [] {
          switch child[.key] {
          case "NSFont": run.font = self.font(describedBy: child) ?? font
          case "NSKern": run.kerning = child.number(.value) ?? 0
          default: break
          }
        }
        return run
      })
  }
}
