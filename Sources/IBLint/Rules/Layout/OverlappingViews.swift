import IBLayout
import IBModel
import IBScene

extension Rule {
  static let overlappingViews = Rule(
    id: "overlapping_views", group: .layout, severity: .warning, isOptIn: true, needs: [.layout],
    summary: "texts or controls that overlap each other",
    reason: "Users cannot read one of the texts, or tap one control and get the other.",
    repair: "Size inspector › add a constraint for the distance between the two views",
    whenNotToUse: "Ignore it if code shows one of several views in the same place.",
    examples: [
      .bad(laidOut: labels(y: 50, isMarked: true)),
      .good(laidOut: labels(y: 70, isMarked: false)),
    ],
    check: .inspection { inspection, findings in
      for scene in inspection.canvasScenes {
        let shown = scene.visibleViews().filter { scene.scene[$0].mustBeSeen }
        let siblings = Dictionary(grouping: shown) { scene.scene[$0].parent }
        let pairs = siblings.values.flatMap { OverlapSearch($0.map { ($0, scene.visibleFrame($0)) }).pairs }
        for (first, second) in pairs.sorted(by: { $0.1 < $1.1 }) {
          let (below, above) = (scene.scene[first].object, scene.scene[second].object)
          findings.report(
            above.element, "\(above.reference) overlaps \(below.reference)",
            related: [Finding.Related(below.element, "the view below it")])
        }
      }
    })

  private static func labels(y: Int, isMarked: Bool) -> String {
    let tag = #"<label text="Subtitle" textAlignment="natural" fixedFrame="YES" userLabel="Subtitle" id="lb2">"#
    return """
      <label text="Title" textAlignment="natural" fixedFrame="YES" userLabel="Title" id="lb1">
        <rect key="frame" x="20" y="40" width="200" height="21"/>
      </label>
      \(isMarked ? "«\(tag)»" : tag)
        <rect key="frame" x="20" y="\(y)" width="200" height="21"/>
      </label>
      """
  }
}

/// Finds rectangles that overlap, from top to bottom.
private struct OverlapSearch {
  /// How many views beside each other are compared with one below.
  private static let mostCompared = 100
  /// Less is a matter of taste, in points.
  fileprivate static let least = 3.0

  /// Each view with the first one found that it overlaps, the lower one in front first.
  private(set) var pairs: [(ViewIndex, ViewIndex)] = []

  init(_ views: [(view: ViewIndex, frame: Rect)]) {
    guard views.count > 1 else { return }
    var open: [(view: ViewIndex, frame: Rect)] = []
    for next in views.sorted(by: { ($0.frame.y, $0.view) < ($1.frame.y, $1.view) }) {
      open.removeAll { $0.frame.y + $0.frame.height - OverlapSearch.least <= next.frame.y }
      if let other = open.suffix(OverlapSearch.mostCompared).first(where: { $0.frame.overlaps(next.frame) }) {
        pairs.append(other.view < next.view ? (other.view, next.view) : (next.view, other.view))
      }
      open.append(next)
    }
  }
}

extension Rect {
  /// Whether rectangles have more than an edge in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let width = min(x + self.width, other.x + other.width) - max(x, other.x)
    let height = min(y + self.height, other.y + other.height) - max(y, other.y)
    return min(width, height) > OverlapSearch.least
  }
}

extension ResolvedView {
  /// Whether the view is a text or a control that users must see whole. A button without a title may lie over what it
  /// belongs to.
  fileprivate var mustBeSeen: Bool {
    switch content {
    case .label(let label): label.text != .empty
    case .button(let button):
      button.normal.title != .empty || button.normal.image != nil
        || button.configuration.map { $0.title != .empty || $0.image != nil } ?? false
    case .textField, .segmentedControl, .datePicker: true
    case .control(let control): [.switchControl, .slider, .stepper, .searchBar].contains(control)
    case .appKit: [.label, .button, .textField, .popUpButton, .slider, .searchField].contains(kind.control)
    default: false
    }
  }
}
