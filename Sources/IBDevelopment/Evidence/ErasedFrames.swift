import IBLayout
import IBModel
import IBXML

/// A real document from which the frames that constraints determine were erased, to be found again.
///
/// The position of every view that constraints or a stack view place is erased, and its size if its kind has no
/// content, or if content is to be measured. Views that Xcode marks as misplaced do not count.
package struct ErasedFrames {
  /// The frames to be found again.
  package enum Goal: Sendable {
    /// Positions of views; the stored sizes of labels, images and controls represent their content.
    case positions
    case content
  }

  package let document: Document
  private let goal: Goal
  private var stored: [ObjectID: Rect] = [:]

  package init(_ original: Document, _ goal: Goal = .positions) throws {
    self.goal = goal
    var edit = ModelEdit(original)
    for rect in original.tree.elements where rect.name == "rect" && rect[.key] == "frame" {
      guard let view = rect.parent.flatMap({ Object($0) }), let frame = view.frame, view.isPlacedByConstraints else {
        continue
      }
      stored[view.id] = frame
      let erasesSize = goal == .content || view.hasNoContent
      for name: Name in erasesSize ? ["x", "y", "width", "height"] : ["x", "y"] {
        edit.setAttribute(name, to: "0.0", on: rect)
      }
    }
    document = try Document(parsing: try edit.unverifiedBytes())
  }

  package var count: Int { stored.count }

  /// Counts the erased frames that are found again.
  /// - Parameters:
  ///   - points: The largest difference of a frame.
  ///   - rules: The rules to switch off.
  package func hits(
    by engine: LayoutEngine, within points: Double = 1, without rules: Set<MeasuredRule> = []
  ) -> Int {
    hits(in: frames(by: engine, without: rules), within: points)
  }

  func hits(in frames: [ObjectID: Rect], within points: Double) -> Int {
    stored.count { id, frame in frames[id].map { $0.isClose(to: frame, within: points) } ?? false }
  }

  func frames(by engine: LayoutEngine, without rules: Set<MeasuredRule>) -> [ObjectID: Rect] {
    var situation = Situation(content: goal == .content ? .measured : .stored)
    situation.switchedOff = rules
    let layouts = engine.layouts(of: ResolvedDocument(document, in: situation), options: .framesOnly)
    return Dictionary(layouts.solved.flatMap(\.views).map { ($0.view.id, $0.frame) }) { $1 }
  }
}

extension Object {
  private static let kindsWithoutContent: Set<String> = [
    "view", "stackView", "scrollView", "tableView", "collectionView", "containerView", "customView", "box", "splitView",
    "visualEffectView", "mapView", "webView", "wkWebView", "mtkView", "glkView", "sceneKitView", "arscnView",
    "clipView", "outlineView", "collectionReusableView", "gridView", "tabView",
  ]

  fileprivate var hasNoContent: Bool { Object.kindsWithoutContent.contains(kind.text) }

  /// Whether constraints or a stack view determine the frame, and the document does not contradict that.
  fileprivate var isPlacedByConstraints: Bool {
    guard let list = element.parent, list.name == "subviews", element["fixedFrame"] != "YES" else { return false }
    let isFree = element["translatesAutoresizingMaskIntoConstraints"] == "NO" || list.parent?.name == "stackView"
    return isFree && element["misplaced"] != "YES" && !element.ancestors.contains { $0["misplaced"] == "YES" }
  }
}
