import IBLayout
import IBModel

/// The keys of an item of a menu: characters, and shapes for keys that the font of pictures does not have.
struct KeyDrawing {
  private enum Piece {
    case text(String)
    case symbol(String)
  }

  private let pieces: [Piece]
  private let font: TextFont

  init(_ key: KeyEquivalent, _ font: TextFont) {
    self.font = font
    pieces = KeyDrawing.modifiers.compactMap { key.modifiers.contains($0.0) ? $0.1 : nil } + [KeyDrawing.piece(key.key)]
  }

  var width: Double { pieces.reduce(0) { $0 + width(of: $1) } }

  func draw(in rect: Rect, _ color: RGBColor, on canvas: inout Canvas) {
    var x = rect.x
    for piece in pieces {
      let place = Rect(x: x, y: rect.y, width: width(of: piece), height: rect.height)
      switch piece {
      case .text(let text): canvas.text(TextBlock(text, font, color), in: place.widened)
      case .symbol(let name):
        let side = font.size * 0.72
        SymbolShapes.draw(name, in: place.centered(side, side), color, on: &canvas)
      }
      x += place.width
    }
  }

  private func width(of piece: Piece) -> Double {
    switch piece {
    case .text(let text): font.width(of: text)
    case .symbol: font.size
    }
  }

  private static let modifiers: [(KeyEquivalent.Modifiers, Piece)] = [
    (.control, .symbol("control")), (.option, .text("⌥")), (.shift, .text("⇧")), (.command, .text("⌘")),
  ]

  private static func piece(_ key: KeyEquivalent.Key) -> Piece {
    switch key {
    case .character(let text): .text(text)
    case .function(let number): .text("F\(number)")
    case .up: .text("↑")
    case .down: .text("↓")
    case .left: .text("←")
    case .right: .text("→")
    case .enter: .symbol("return")
    case .backspace: .symbol("delete.left")
    case .delete: .symbol("delete.right")
    case .tab: .symbol("arrow.right.to.line")
    case .space: .text("Space")
    case .escape: .symbol("escape")
    case .home: .symbol("arrow.up.left")
    case .end: .symbol("arrow.down.right")
    case .pageUp: .symbol("arrow.up.to.line")
    case .pageDown: .symbol("arrow.down.to.line")
    }
  }
}

extension Rect {
  /// A slightly wider rectangle, so that a text that was measured for it is not cut off.
  fileprivate var widened: Rect { Rect(x: x, y: y, width: width + 1, height: height) }
}
