import IBLayout
import IBModel
import IBXML

extension Rule {
  static let zeroSizeView = Rule(
    "zero_size_view", .layout, .warning, isOptIn: true, inputs: [.frames],
    check: .inspection { inspection, findings in
      let sized = inspection.document.viewsWithConstantSize()
      for layout in inspection.canvasLayouts {
        for view in layout.scene.visibleViews() where layout.scene[view].showsItself {
          let (object, frame) = (layout[view].view, layout[view].frame)
          guard frame.width < 0.5 || frame.height < 0.5, !sized.contains(object.id) else { continue }
          let extents = [frame.width < 0.5 ? "width" : nil, frame.height < 0.5 ? "height" : nil].compactMap(\.self)
          findings.report(object.element, "\(object.reference) has no \(extents.joined(separator: " and no "))")
        }
      }
    })
}

extension ResolvedView {
  /// Whether the view shows something that does not come from code: a text, an image, a control, or a color.
  fileprivate var showsItself: Bool {
    guard parent != nil, firstChild == nil, object.customClass == nil else { return false }
    return switch content {
    case .none: object.element.child(withKey: "backgroundColor") != nil
    case .label(let label): !label.text.isEmpty
    case .image(let image): image != nil
    case .textView: false
    case .fixed: kind != .activityIndicatorView && kind != .pageControl
    default: true
    }
  }
}

extension TextContent {
  fileprivate var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let runs): runs.allSatisfy(\.text.isEmpty)
    }
  }
}

extension Document {
  /// Ids of the views with a constraint for their own width or height, which may be 0 until code changes it.
  fileprivate func viewsWithConstantSize() -> Set<ObjectID> {
    Set(constraints.lazy.filter { $0.isConstantSize && $0.constant == 0 }.map(\.firstItem))
  }
}
