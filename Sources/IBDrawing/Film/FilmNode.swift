import IBModel

/// A group that two pictures have, and what of its contents moves, fades or stays.
struct FilmNode: Sendable, Equatable {
  /// The group in the first picture, without its contents.
  let start: PictureNode
  /// The group in the second picture, without its contents.
  let end: PictureNode
  let contents: [FilmContent]

  init(start: PictureNode, end: PictureNode, contents: [FilmContent]) {
    (self.start, self.end, self.contents) = (start.withoutContents, end.withoutContents, contents)
  }

  /// The group after a part of the way.
  func node(at part: Double) -> PictureNode {
    var node = start.blended(with: end, part)
    node.contents = contents.compactMap { $0.content(at: part) }
    return node
  }
}

/// A thing to draw in two pictures, or in one of them.
indirect enum FilmContent: Sendable, Equatable {
  /// The same in both.
  case still(PictureContent)
  /// In both, with other numbers.
  case moving(PictureContent, PictureContent)
  /// In both, with contents of its own.
  case group(FilmNode)
  /// Only in the first picture.
  case leaving(PictureContent)
  /// Only in the second picture.
  case arriving(PictureContent)

  /// What is drawn after a part of the way.
  func content(at part: Double) -> PictureContent? {
    switch self {
    case .still(let content): content
    case .moving(let start, let end): start.blended(with: end, part)
    case .group(let node): .group(node.node(at: part))
    case .leaving(let content): content.visible(1 - part)
    case .arriving(let content): content.visible(part)
    }
  }
}

extension PictureNode {
  fileprivate var withoutContents: PictureNode {
    var copy = self
    copy.contents = []
    return copy
  }
}

extension PictureContent {
  /// The content with an opacity; nil when nothing of it is visible.
  fileprivate func visible(_ opacity: Double) -> PictureContent? {
    guard opacity > 0 else { return nil }
    guard opacity < 1 else { return self }
    if case .group(var node) = self {
      node.opacity *= opacity
      return .group(node)
    }
    return .group(PictureNode(frame: Rect(x: 0, y: 0, width: 0, height: 0), opacity: opacity, contents: [self]))
  }
}
