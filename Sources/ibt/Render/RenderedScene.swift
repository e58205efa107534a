import IBDrawing
import IBLayout
import IBModel
import IBScene

/// The picture of a scene, and where the scene is.
struct RenderedScene {
  private(set) var picture: Picture
  /// Whether objects are in the picture more than once.
  private var repeatsObjects = false
  let root: Object
  /// What is drawn; nil for menus, touch bars, and scenes that cannot be laid out.
  private(set) var layout: SceneLayout?

  /// Draws a scene; nil when there is nothing to draw. A scene that cannot be laid out is drawn with its stored frames.
  /// - Parameter finding: what to find out about the layout.
  init?(
    _ scene: ResolvedScene, in loaded: LoadedDocument, _ engine: LayoutEngine, _ options: DrawingOptions,
    finding: LayoutEngine.Options = .framesOnly
  ) {
    guard scene.document.platform != .watchOS else { return nil }
    do throws(LayoutFailure) {
      let layout = try engine.layout(of: scene, options: finding)
      self.init(Picture(of: layout, options), of: scene.root)
      self.layout = layout
    } catch {
      Terminal.note(
        "\(loaded.place(of: scene.root)): note: \(scene.root.reference) is drawn with its stored frames: \(error)")
      self.init(Picture(ofStored: scene, options), of: scene.root)
    }
  }

  /// Draws anything at the top level of a document: a view, a menu or a touch bar; nil when there is nothing to draw.
  init?(
    _ root: Object, in loaded: LoadedDocument, as document: ResolvedDocument, _ engine: LayoutEngine,
    _ options: DrawingOptions, finding: LayoutEngine.Options = .framesOnly
  ) {
    if let menu = document.environment.menu(root) {
      self.init(Picture(of: menu, in: document.environment, options), of: root)
    } else if let bar = TouchBarContent(root) {
      let scenes = Dictionary(document.scenes.map { ($0.root.id, $0) }, uniquingKeysWith: { first, _ in first })
      let picture = Picture(of: bar, in: document.environment, options) { id, options in
        scenes[id].flatMap { RenderedScene($0, in: loaded, engine, options)?.picture }
      }
      self.init(picture, of: root)
    } else if let scene = document.scenes.first(where: { $0.root == root }) {
      self.init(scene, in: loaded, engine, options, finding: finding)
    } else {
      return nil
    }
  }

  private init?(_ picture: Picture, of root: Object) {
    guard picture.size.width >= 1, picture.size.height >= 1, !picture.nodes.isEmpty else { return nil }
    self.picture = picture
    self.root = root
  }

  /// Shows what an overlay explains instead.
  mutating func show(_ explained: ExplainedPicture) {
    picture = explained.picture
    repeatsObjects = explained.repeatsObjects
  }

  var svg: String { SVGWriter(identifiers: repeatsObjects ? .prefixed("_") : .plain).text(of: picture) }

  /// A name for a file: that of the controller or view, without characters that files cannot have everywhere.
  var fileName: String {
    let name = (root.viewTreeOwner ?? root).name
    let safe = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let words = String(safe).split(separator: "-").joined(separator: "-")
    return words.isEmpty ? root.id.rawValue : String(words.prefix(60))
  }
}
