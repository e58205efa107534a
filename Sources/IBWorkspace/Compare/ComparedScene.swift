import IBDrawing
import IBLayout
import IBModel

/// A drawn scene of a document whose versions look different.
package struct ComparedScene {
  /// The name of the controller or view.
  package let title: String
  /// The id in the newer version, if it has the scene.
  let sceneID: ObjectID?
  /// A name for a file, without its extension; unique in a run.
  package var fileName: String
  /// In light appearance, dark, or both.
  package let pictures: [(scheme: ColorScheme, comparison: PictureComparison)]
  /// The file that a picture was written to, as reports refer to it.
  package var file: String?
}

/// Draws the scenes of documents that look different.
package struct SceneComparer {
  package let situation: Situation
  /// The appearance of scenes in the document at a path.
  package let drawing: (String) -> DrawingOptions
  let schemes: [ColorScheme]
  var titles = PictureComparison.Titles()
  fileprivate let resolver: SceneResolver

  package init(
    _ situation: Situation, _ drawing: @escaping (String) -> DrawingOptions, _ schemes: [ColorScheme],
    by resolver: SceneResolver
  ) {
    (self.situation, self.drawing, self.schemes, self.resolver) = (situation, drawing, schemes, resolver)
  }

  /// The scenes that look different.
  /// - Throws: `CommandError` when a version cannot be read, or a root view is not installed in one.
  package func scenes(
    of document: ChangedDocument<Document>, renaming earlierIDs: [ObjectID: ObjectID]
  ) throws -> [ComparedScene] {
    let laterIDs = Dictionary(earlierIDs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let old = try document.old.map { try DrawnVersion($0, document, self) }
    let new = try document.new.map { try DrawnVersion($0, document, self) }
    var rest = old?.roots ?? []
    var pairs: [(old: Object?, new: Object?)] = (new?.roots ?? []).map { root in
      let index =
        rest.firstIndex { $0.id == earlierIDs[root.id] ?? root.id }
        ?? rest.firstIndex { old in
          old.scene.flatMap { old in root.scene.map { old.id == earlierIDs[$0.id] ?? $0.id } } ?? false
        }
      return (index.map { rest.remove(at: $0) }, root)
    }
    pairs += rest.map { ($0, nil) }
    return try pairs.compactMap { pair in try scene(pair.old, pair.new, old, new, laterIDs, document) }
  }

  private func scene(
    _ before: Object?, _ after: Object?, _ old: DrawnVersion?, _ new: DrawnVersion?, _ laterIDs: [ObjectID: ObjectID],
    _ document: ChangedDocument<Document>
  ) throws -> ComparedScene? {
    guard let root = after ?? before else { return nil }
    var fileName = ""
    let pictures = try schemes.compactMap { scheme -> (ColorScheme, PictureComparison)? in
      let drawn = (try before.flatMap { try old?.draw($0, scheme) }, try after.flatMap { try new?.draw($0, scheme) })
      fileName = (drawn.1 ?? drawn.0)?.fileName ?? ""
      let comparison = PictureComparison(
        before: drawn.0?.picture, after: drawn.1?.picture, renaming: laterIDs, scheme, titles: titles)
      return comparison.isVisible ? (scheme, comparison) : nil
    }
    if pictures.isEmpty { return nil }
    let scene = root.scene.map { after == nil ? laterIDs[$0.id] ?? $0.id : $0.id }
    return ComparedScene(
      title: (root.viewTreeOwner ?? root).name, sceneID: scene,
      fileName: "\(document.path.safeFileName)-\(fileName)", pictures: pictures)
  }
}

/// A version of a document whose scenes can be drawn.
private struct DrawnVersion {
  let roots: [Object]
  private let loaded: LoadedDocument
  private let resolved: ResolvedDocument
  private let options: DrawingOptions
  private let engine = LayoutEngine()

  init(_ document: Document, _ compared: ChangedDocument<Document>, _ comparer: SceneComparer) throws {
    loaded = try LoadedDocument(path: compared.location, bytes: document.bytes)
    roots = loaded.document.platform == .watchOS ? [] : loaded.screensOnCanvas
    resolved = comparer.resolver.resolve(loaded, in: comparer.situation.showing(loaded))
    options = comparer.drawing(compared.location)
  }

  func draw(_ root: Object, _ scheme: ColorScheme) throws -> RenderedScene? {
    var options = options
    options.scheme = scheme
    return try RenderedScene(root, in: resolved, of: loaded, engine, options)
  }
}

extension String {
  fileprivate var safeFileName: String {
    let safe = map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
    return String(String(safe).split(separator: "-").joined(separator: "-").suffix(120))
  }
}
