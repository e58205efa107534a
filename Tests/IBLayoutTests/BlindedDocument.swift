import IBLayout
import IBModel
import IBXML
import Synchronization

/// A real document from which the frames were erased that constraints determine, to be found again.
///
/// What is erased is what `../shared/measure/xcode_frames.py` erases: the position of every view that constraints or a
/// stack view place, and its size where its kind has no content. Views Xcode marks as misplaced do not count.
struct BlindedDocument {
  /// The frames Xcode stored, by the ids of the views.
  private var stored: [String: Rect] = [:]
  private let document: Document

  init(_ original: Document) throws {
    var edit = ModelEdit(original)
    for rect in original.tree.elements where rect.name == "rect" && rect[.key] == "frame" {
      guard let view = rect.parent.flatMap({ Object($0) }), let frame = view.frame, view.isPlacedByConstraints else {
        continue
      }
      stored[view.id] = frame
      let erased: [Name] = view.hasNoContent ? ["x", "y", "width", "height"] : ["x", "y"]
      for name in erased { edit.setAttribute(name, to: "0.0", on: rect) }
    }
    document = try Document(parsing: try edit.bytes())
  }

  /// How many of the erased frames are found again to the point.
  func score(by engine: LayoutEngine) -> FrameScore {
    var found: [String: Rect] = [:]
    for view in engine.layouts(of: document).flatMap(\.views) { found[view.view.id] = view.frame }
    let hits = stored.count { id, frame in found[id].map { $0.isWithinAPoint(of: frame) } ?? false }
    return FrameScore(hits: hits, views: stored.count)
  }
}

/// How many of a number of frames are right.
struct FrameScore {
  var hits = 0
  var views = 0

  var share: Double { Double(hits) / Double(max(views, 1)) }

  static func += (total: inout FrameScore, part: FrameScore) {
    total.hits += part.hits
    total.views += part.views
  }
}

/// A sum several threads add to.
final class FrameTally: Sendable {
  private let sum = Mutex(FrameScore())

  var total: FrameScore { sum.withLock { $0 } }

  func add(_ score: FrameScore) { sum.withLock { $0 += score } }
}

extension Object {
  private static let kindsWithoutContent: Set<String> = [
    "view", "stackView", "scrollView", "tableView", "collectionView", "containerView", "customView", "box", "splitView",
    "visualEffectView", "mapView", "webView", "wkWebView", "mtkView", "glkView", "sceneKitView", "arscnView",
    "clipView", "outlineView", "collectionReusableView", "gridView", "tabView",
  ]

  fileprivate var hasNoContent: Bool { Object.kindsWithoutContent.contains(kind.text) }

  /// Whether constraints or a stack view place the view, and nothing says that the frame is not theirs.
  fileprivate var isPlacedByConstraints: Bool {
    guard let list = element.parent, list.name == "subviews", element["fixedFrame"] != "YES" else { return false }
    let isFree = element["translatesAutoresizingMaskIntoConstraints"] == "NO" || list.parent?.name == "stackView"
    return isFree && element["misplaced"] != "YES" && !element.ancestors.contains { $0["misplaced"] == "YES" }
  }
}

extension Rect {
  fileprivate func isWithinAPoint(of other: Rect) -> Bool {
    let differences = [x - other.x, y - other.y, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) <= 1 + 1e-6 }
  }
}
