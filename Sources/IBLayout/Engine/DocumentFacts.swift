import IBModel
import IBScene
import IBXML

/// What all view trees of a document share in a situation.
struct DocumentFacts {
  var document: Document
  var surroundings: Surroundings
  var bars: BarContexts
  var images: [String: Size]
  /// Whether stored sizes stand for content, which is not measured then.
  var isContentStored: Bool
  /// Measures content.
  var measure: ContentMeasure

  init(_ document: Document, in situation: Situation, imageSizes: [String: Size] = [:]) {
    self.document = document
    surroundings = Surroundings(of: document, in: situation)
    bars = BarContexts(document)
    images = document.imageSizes
    isContentStored = situation.content == .stored
    measure = ContentMeasure(document, imageSizes: imageSizes)
  }

  /// The same with content measured.
  var measured: DocumentFacts {
    var copy = self
    copy.isContentStored = false
    return copy
  }

  /// Content sizes of a tree.
  ///
  /// - Parameter frames: of the pass before, for text that wraps.
  func contents(of tree: ViewTree, frames: [Rect]?) -> ContentSizes {
    if isContentStored { return ContentSizes(storedIn: tree, surroundings, images: images) }
    return ContentSizes(measuredIn: tree, surroundings, measure, images: images, frames: frames)
  }
}

extension Object {
  /// What the view is as a root.
  func rootKind(_ contexts: BarContexts) -> RootKind {
    if [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(kind) { return .reusable }
    guard let owner, owner.ownsViewTree, owner.kind.text != "window" else {
      return .topLevel(contexts.simulatedContext(of: self))
    }
    return .controller(ControllerRoot(owner, view: self, contexts))
  }
}
