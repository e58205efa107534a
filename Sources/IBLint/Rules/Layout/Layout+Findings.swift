import IBLayout
import IBModel
import IBScene
import IBXML

extension Inspection {
  /// The layouts on the canvas, without trees that nothing could be said about: a root without a stored frame is a
  /// fragment, and without Auto Layout constraints do not count.
  var canvasLayouts: [Layout] {
    guard document.usesAutoLayout else { return [] }
    return layouts().filter { $0.root.frame != nil && $0.size.width > 0 && $0.size.height > 0 }
  }
}

/// An option that results count which are not certain.
extension RuleOption<Bool> {
  static let includesLikely = RuleOption.flag(
    "likely", false, "also report what rests on estimates, such as the size of text or of a safe area")
}

extension ViewLayout {
  /// Whether the result is reported.
  func isReported(withLikely includesLikely: Bool) -> Bool { includesLikely || doubts.confidence == .certain }
}

extension Object {
  /// Whether the author wants to know about every ambiguity of the view: nobody switched that off for the view or for a
  /// view around it.
  var verifiesAmbiguity: Bool {
    element["verifyAmbiguity"] == nil && !element.ancestors.contains { $0["verifyAmbiguity"] == "off" }
  }

  /// Whether Xcode recorded a flag, which another rule reports.
  func hasRecorded(_ flag: FrameFlag) -> Bool { element[Name(flag.rawValue)] == "YES" }
}

extension [ViewLayout] {
  /// The views of related ones that are reported: none where Xcode's flag of one tells about all, or where the size of
  /// one comes from code.
  func reported(withLikely includesLikely: Bool, besides flags: [FrameFlag]) -> [ViewLayout] {
    guard !contains(where: { view in flags.contains { view.view.isRecorded($0) } }) else { return [] }
    guard includesLikely || !contains(where: { $0.doubts.contains(.customClass) }) else { return [] }
    return filter { $0.isReported(withLikely: includesLikely) }
  }
}

extension Object {
  /// Whether Xcode recorded a flag for the view or for one around it.
  fileprivate func isRecorded(_ flag: FrameFlag) -> Bool {
    hasRecorded(flag) || element.ancestors.contains { $0[Name(flag.rawValue)] == "YES" }
  }

  /// Whether constraints place the view, rather than the bar, cell or effect view that shows it.
  var isSubview: Bool { element.parent?.name == .subviews }
}

/// Views of a layout with the same fault, by what they have in common: constraints between them, or one being inside
/// another. One of them usually causes the others.
struct RelatedViews {
  /// Each group in document order, the groups in document order of their first views.
  private(set) var groups: [[ViewLayout]] = []

  init(_ views: [ViewLayout], in layout: Layout, document: Document) {
    guard views.count > 1 else {
      groups = views.isEmpty ? [] : [views]
      return
    }
    var parents = Array(views.indices)
    func root(_ index: Int) -> Int {
      var current = index
      while parents[current] != current { current = parents[current] }
      return current
    }
    let indices = Dictionary(views.indices.map { (views[$0].view.id, $0) }, uniquingKeysWith: { first, _ in first })
    func join(_ left: Int, _ right: Int) {
      let roots = [root(left), root(right)].sorted()
      parents[roots[1]] = roots[0]
    }
    for (index, view) in views.enumerated() {
      if let superview = view.view.superview.flatMap({ indices[$0.id] }) { join(index, superview) }
    }
    for constraint in document.constraints {
      let ends = constraint.items.compactMap { indices[$0] }
      if ends.count == 2 { join(ends[0], ends[1]) }
    }
    groups = Dictionary(grouping: views.indices, by: root).values.map { $0.sorted().map { views[$0] } }
      .sorted { $0[0].view < $1[0].view }
  }
}
