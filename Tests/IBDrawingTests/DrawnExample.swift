import IBDrawing
import IBLayout
import IBModel
import TestSupport
import Testing

struct DrawnExample {
  var text: String

  /// A storyboard with a root of 393 × 852 points and views at fixed places.
  init(_ views: String, toolsVersion: String = "21701") {
    text = Storyboard.text(
      view: "<subviews>\n\(views)\n</subviews>\n<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
      toolsVersion: toolsVersion)
  }

  init(document: String) { text = document }

  func solved(in situation: Situation = Situation()) throws -> SceneLayout {
    let resolved = try ResolvedDocument(Document(parsing: Array(text.utf8)), in: situation)
    let scene = try #require(resolved.scenes.first)
    return try LayoutEngine().layout(of: scene, options: .framesOnly)
  }

  func picture(_ options: DrawingOptions = DrawingOptions()) throws -> Picture { Picture(of: try solved(), options) }
}

extension Picture {
  func node(_ id: ObjectID) -> PictureNode? { nodes.lazy.compactMap { $0.node(id) }.first }

  var textLines: [TextLine] { nodes.flatMap(\.textLines) }
}

extension PictureNode {
  func node(_ id: ObjectID) -> PictureNode? {
    if self.id == id { return self }
    for case .group(let node) in contents { if let found = node.node(id) { return found } }
    return nil
  }

  var textLines: [TextLine] {
    contents.flatMap { content -> [TextLine] in
      switch content {
      case .text(let line): [line]
      case .group(let node): node.textLines
      case .shape, .image: []
      }
    }
  }

  var fills: [RGBColor] { contents.compactMap { if case .shape(_, let fill?, _) = $0 { fill } else { nil } } }
}
