import IBModel
import IBPlatform
import IBWorkspace

/// A picture for the terminal that standard output goes to.
struct TerminalPicture {
  private let svg: String
  private let graphics: TerminalGraphics
  /// Pixels per point.
  private let scale: Double

  /// No side is longer on a terminal, in pixels.
  private static let longestSide = 4096.0

  /// nil when standard output is not a terminal, or the terminal shows no pictures.
  init?(_ svg: String, _ size: Size, scale: Double?) {
    guard CurrentProcess.isTerminal(.output),
      let graphics = TerminalGraphics(in: { name in CurrentProcess.variable(name) })
    else { return nil }
    self.svg = svg
    self.graphics = graphics
    self.scale = min(scale ?? 1, TerminalPicture.longestSide / max(size.width, size.height, 1))
  }

  /// What the terminal shows as the picture; nil, with a line on standard error, when a program for it is missing or
  /// fails.
  var bytes: [UInt8]? {
    get async {
      do throws(WorkspaceError) {
        let png = try await Rasterizer.png(of: svg, scale: scale)
        return graphics.text(showing: graphics == .sixel ? try await ImageMagick.sixel(of: png) : png)
      } catch {
        Terminal.note("note: the terminal shows no picture: \(error)")
        return nil
      }
    }
  }
}
