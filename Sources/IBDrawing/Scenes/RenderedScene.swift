import IBLayout
import IBModel

/// The picture of a scene, with its root and layout.
package struct RenderedScene {
  package private(set) var picture: Picture
  /// Whether objects are in the picture more than once.
  private var repeatsObjects = false
  package let root: Object
  /// Nil for scenes that cannot be laid out.
  package private(set) var layout: SceneLayout?
  /// The reasons why scenes are drawn with their stored frames.
  package private(set) var failures: [LayoutError] = []

  /// Draws a scene; nil when there is nothing to draw. A scene that cannot be laid out is drawn with its stored frames.
  /// - Parameter finding: The results to find about the layout.
  /// - Throws: `LayoutError` when the root view is not installed.
  package init?(
    _ scene: ResolvedScene, _ engine: LayoutEngine, _ options: DrawingOptions,
    finding: LayoutEngine.Options = .framesOnly
  ) throws(LayoutError) {
    guard scene.document.platform != .watchOS else { return nil }
    do throws(LayoutError) {
      let layout = try engine.layout(of: scene, options: finding)
      self.init(Picture(of: layout, options), of: scene.root)
      self.layout = layout
    } catch {
      if error.reason == .noView { throw error }
      self.init(Picture(ofStored: scene, options), of: scene.root)
      failures = [error]
    }
  }

  /// Draws a view at the top level of a document; nil when there is nothing to draw.
  /// - Throws: `LayoutError` when the view is not installed.
  package init?(
    _ root: Object, in document: ResolvedDocument, _ engine: LayoutEngine, _ options: DrawingOptions,
    finding: LayoutEngine.Options = .framesOnly
  ) throws(LayoutError) {
    guard let scene = document.scenes.first(where: { $0.root == root }) else { return nil }
    try self.init(scene, engine, options, finding: finding)
  }

  private init?(_ picture: Picture, of root: Object) {
    guard picture.size.width >= 1, picture.size.height >= 1, !picture.nodes.isEmpty else { return nil }
    self.picture = picture
    self.root = root
  }

  package mutating func show(_ picture: Picture, repeatsObjects: Bool) {
    self.picture = picture
    self.repeatsObjects = repeatsObjects
  }

  package var svg: String { SVGWriter(identifiers: repeatsObjects ? .prefixed("_") : .plain).text(of: picture) }

  /// A name for a file from the name of the controller or view, without characters that some file systems do not allow.
  package var fileName: String {
    let name = (root.viewTreeOwner ?? root).name
    let safe = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let words = String(safe).split(separator: "-").joined(separator: "-")
    return words.isEmpty ? root.id.rawValue : String(words.prefix(60))
  }
}
