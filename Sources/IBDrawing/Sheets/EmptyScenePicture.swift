import IBLayout
import IBModel

extension Picture {
  /// Draws a scene without a view of its own: an empty screen with a bar, as containers have one, and its name.
  public init(ofContainer name: String, size: Size, _ scheme: ColorScheme = .light) {
    var canvas = Canvas()
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    canvas.fill(whole, scheme.desk)
    canvas.fill(whole, scheme.paleInk.faded(0.35))
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: min(88, size.height / 6)), scheme.paper.faded(0.5))
    var block = TextBlock(name, TextFont(font: .system(34, .medium)), scheme.ink)
    (block.alignment, block.lineBreak, block.lineLimit) = (.center, .wrap, 4)
    canvas.text(block, in: Rect(x: 16, y: 0, width: max(0, size.width - 32), height: size.height))
    self.init(size: size, canvas)
  }

  /// Draws a reference to a scene in another storyboard.
  public init(ofReferenceTo name: String, _ scheme: ColorScheme = .light) {
    let size = Size(width: 320, height: 70)
    var canvas = Canvas()
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    canvas.fill(whole, scheme.paper)
    var block = TextBlock(name, TextFont(font: .system(30)), scheme.ink)
    (block.alignment, block.lineBreak) = (.center, .truncateMiddle)
    canvas.text(block, in: whole.inset(x: 12, y: 0))
    self.init(size: size, canvas)
  }

  private init(size: Size, _ canvas: Canvas) {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.init(size: size, nodes: [PictureNode(frame: whole, contents: canvas.contents)])
  }
}
