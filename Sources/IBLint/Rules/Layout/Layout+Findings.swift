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
    "likely", false, "also report results that depend on estimates, such as the size of text or of a safe area")
}

extension ViewLayout {
  /// Whether the result is reported.
  func isReported(withLikely includesLikely: Bool) -> Bool { includesLikely || confidence == .certain }
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
    groups = relatedGroups(of: views.map(\.view), in: document).map { group in group.map { views[$0] } }
  }
}

/// The indices of views by what they have in common, each group in order.
/// - Parameter views: in document order.
/// - Parameter joinsSiblings: whether being directly in the same view is enough.
func relatedGroups(of views: [Object], in document: Document, joinsSiblings: Bool = false) -> [[Int]] {
  guard views.count > 1 else { return views.isEmpty ? [] : [[0]] }
  var partition = Partition(count: views.count)
  let indices = Dictionary(views.indices.map { (views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
  var siblings: [String: Int] = [:]
  for (index, view) in views.enumerated() {
    guard let superview = view.superview else { continue }
    if let around = indices[superview.id] { partition.join(index, around) }
    if joinsSiblings, let sibling = siblings[superview.id] { partition.join(index, sibling) }
    siblings[superview.id] = index
  }
  for constraint in document.constraints {
    let ends = constraint.items.compactMap { indices[$0] }
    if ends.count == 2 { partition.join(ends[0], ends[1]) }
  }
  return partition.parts()
}
