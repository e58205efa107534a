import IBLayout
import IBModel
import IBProject
import IBXML

extension Inspection {
  /// The reliable layouts on the canvas: a root without a stored frame is a fragment, and constraints need Auto Layout.
  var canvasLayouts: [SceneLayout] {
    guard document.usesAutoLayout else { return [] }
    return layouts().filter { $0.root.frame != nil && $0.size.width > 0 && $0.size.height > 0 }
  }
}

extension RuleOption<Bool> {
  static let includesLikely = RuleOption.flag(
    "likely", false, "also report results that depend on estimates, such as the size of text or of a safe area")
}

extension Object {
  /// Whether Xcode recorded a flag, which another rule reports.
  func hasRecorded(_ flag: FrameFlag) -> Bool { element[Name(flag.rawValue)] == "YES" }

  var isFlagged: Bool { hasRecorded(.misplaced) || hasRecorded(.ambiguous) }

  /// Whether Xcode recorded a view or one around it as ambiguous.
  var isRecordedAmbiguous: Bool { hasRecorded(.ambiguous) || element.ancestors.contains { $0["ambiguous"] == "YES" } }
}

extension Findings {
  /// Reports a flag that Xcode recorded for the first of some views.
  mutating func report(
    _ flag: FrameFlag, of views: [Object], _ message: String, severity: Severity? = nil, fact: Fact? = nil
  ) {
    guard let attribute = views.first?.element.attribute(Name(flag.rawValue)) else { return }
    let others = views.dropFirst().map {
      Finding.Related($0.element, "\($0.reference) is recorded as \(flag.rawValue) as well")
    }
    report(attribute, message, severity: severity, related: others, fact: fact)
  }
}

extension Inspection {
  /// The views for which Xcode recorded a flag, in document order.
  func recordedViews(_ flag: FrameFlag) -> [Object] {
    document.usesAutoLayout ? document.views.filter { $0.hasRecorded(flag) } : []
  }

  /// Whether something else than constraints of the document settles a gap when the app runs: a row or a table, which
  /// sizes it, or code.
  func settles(_ gap: LayoutGap) -> Bool {
    if case .rowHeight = gap.reason { return true }
    let row = gap.view.element.ancestors.first { $0.name == "tableViewCell" }
    let table = row?.ancestors.first { $0.name == "tableView" }
    if case .equalPriorities = gap.reason, let table, row?["rowHeight"] == nil, table["rowHeight"] ?? "-1" == "-1" {
      return layouts().flatMap(\.views).contains { $0.view == gap.view && $0.ambiguousAxes == [.vertical] }
    }
    return ["tableHeaderView", "tableFooterView"].contains(gap.view.element[.key])
      || objectCode.sets([.contents, .frame], of: gap.view)
  }
}

extension LayoutGap {
  /// The other views that are ambiguous because of the gap.
  func consequences(among views: [Object], reportedAt main: Object) -> [Finding.Related] {
    let tied: [Object] = if case .equalPriorities(let tied) = reason { tied } else { [] }
    return views.filter { $0 != main }.map { view in
      Finding.Related(
        view.element,
        tied.contains(view) ? "\(view.reference) has the same priority" : "\(view.reference) depends on it")
    }
  }

  /// The fact that the gap is about, so that other rules' findings about it are known to be about the same.
  var fact: Fact { Fact(view, isOfScrolledContent ? .contentSize : .frame) }
}
