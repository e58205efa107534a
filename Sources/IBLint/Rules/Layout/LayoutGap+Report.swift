import IBLayout
import IBModel

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
