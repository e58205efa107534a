import IBModel

/// An animated switch from one picture to another one: what both have moves, what only one of them has fades.
///
/// Objects are recognized by their ids, other parts by their order and form, and text by its characters.
package struct Film: Sendable {
  /// Large enough for both pictures, in points. The smaller one is in the middle.
  package let size: Size
  /// The screen: its frame, and what is on it.
  let screen: FilmNode
  private let (start, end): (Picture, Picture)

  /// A switch between two pictures.
  package init(from start: Picture, to end: Picture) {
    (self.start, self.end) = (start, end)
    let size = Size(width: max(start.size.width, end.size.width), height: max(start.size.height, end.size.height))
    self.size = size
    let shells = [start, end].map { picture in
      let (width, height) = (picture.size.width, picture.size.height)
      return PictureNode(
        frame: Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height),
        clip: .rectangle(Rect(x: 0, y: 0, width: width, height: height)))
    }
    screen = FilmNode(
      start: shells[0], end: shells[1],
      contents: FilmContent.merged(start.nodes.map { .group($0) }, end.nodes.map { .group($0) }))
  }

  /// The picture after a part of the way: at 0 the first one, at 1 the second one. A spring may go beyond both.
  package func picture(at part: Double) -> Picture {
    let shell = screen.node(at: part)
    var picture = Picture(size: Size(width: shell.frame.width, height: shell.frame.height), nodes: shell.contents.nodes)
    let shown = (part < 1 ? [start] : []) + (part > 0 ? [end] : [])
    for other in shown { picture.notes += other.notes.filter { !picture.notes.contains($0) || shown.count == 1 } }
    picture.drawnCount = shown.map(\.drawnCount).max() ?? 0
    return picture
  }

  /// The same in the size of the film, as a frame of a sequence of images.
  package func frame(at part: Double) -> Picture {
    Picture(size: size, nodes: [screen.node(at: part)])
  }
}

extension [PictureContent] {
  fileprivate var nodes: [PictureNode] {
    compactMap { if case .group(let node) = $0 { node } else { nil } }
  }
}
