import IBModel

extension FilmContent {
  /// Two lists of things to draw as one that has the order of both.
  static func merged(_ start: [PictureContent], _ end: [PictureContent]) -> [FilmContent] {
    let change = end.map(MergeKey.init).difference(from: start.map(MergeKey.init))
    let removed = Set(change.removals.map(offset))
    let inserted = Set(change.insertions.map(offset))
    var result: [FilmContent] = []
    var (old, new) = (0, 0)
    while old < start.count || new < end.count {
      if old < start.count, removed.contains(old) || new >= end.count {
        result.append(.leaving(start[old]))
        old += 1
      } else if new < end.count, inserted.contains(new) || old >= start.count {
        result.append(.arriving(end[new]))
        new += 1
      } else {
        result.append(merged(start[old], end[new]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return result
  }

  private static func offset(_ change: CollectionDifference<MergeKey>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func merged(_ start: PictureContent, _ end: PictureContent) -> FilmContent {
    if start == end { return .still(start) }
    if case .group(let start) = start, case .group(let end) = end {
      return .group(FilmNode(start: start, end: end, contents: merged(start.contents, end.contents)))
    }
    return .moving(start, end)
  }
}

/// What two things to draw have in common when one can become the other by other numbers alone.
private enum MergeKey: Hashable {
  case group(id: ObjectID?, clip: Form?)
  case shape(Form, isFilled: Bool, dashes: [Double]?, isRound: Bool)
  case text(String, GlyphWeight, isItalic: Bool)
  case image(ImageFile)

  /// The kind of a shape, with the steps of a path.
  enum Form: Hashable {
    case rectangle, ellipse
    case path([Step])
    enum Step { case move, line, curve, close }

    init(_ outline: Outline) {
      switch outline {
      case .rectangle: self = .rectangle
      case .ellipse: self = .ellipse
      case .path(let steps):
        self = .path(
          steps.map { step in
            switch step {
            case .move: .move
            case .line: .line
            case .curve: .curve
            case .close: .close
            }
          })
      }
    }
  }

  init(_ content: PictureContent) {
    switch content {
    case .group(let node): self = .group(id: node.id, clip: node.clip.map(Form.init))
    case .shape(let outline, let fill, let stroke):
      self = .shape(
        Form(outline), isFilled: fill != nil, dashes: stroke?.dashes, isRound: stroke?.isRound == true)
    case .text(let line): self = .text(line.text, line.weight, isItalic: line.isItalic)
    case .image(let image): self = .image(image.file)
    }
  }
}
