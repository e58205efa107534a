import IBLayout
import IBModel

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

  /// Whether Xcode recorded a flag for the view or for one around it.
  fileprivate func isRecorded(_ flag: FrameFlag) -> Bool {
    hasRecorded(flag) || element.ancestors.contains { $0[Name(flag.rawValue)] == "YES" }
  }
}

extension [ViewLayout] {
  /// The reported views of a group: none if Xcode recorded one of the flags, which another rule reports.
  func reported(withLikely includesLikely: Bool, besides flags: [FrameFlag]) -> [ViewLayout] {
    guard !contains(where: { view in flags.contains { view.view.isRecorded($0) } }) else { return [] }
    return filter { includesLikely || $0.confidence == .certain }
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
