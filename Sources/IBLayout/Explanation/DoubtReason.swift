import IBModel

/// A text that explains why a result is not certain, with the class, control or stack view that it depends on.
package struct DoubtReason: Sendable {
  private let doubts: [Doubt]
  private let views: [Object]

  package init(_ doubts: some Collection<Doubt>, about views: [Object]) {
    self.doubts = Doubt.allCases.filter(doubts.contains)
    self.views = views
  }

  /// Clauses separated by semicolons: `Badge may set its own size; the safe area depends on bars`. Nil if certain.
  package var text: String? { doubts.isEmpty ? nil : doubts.map(clause).joined(separator: "; ") }

  private func clause(_ doubt: Doubt) -> String {
    switch doubt {
    case .contentSize: "Xcode may measure the content of \(name(where: \.hasContent)) differently"
    case .equalPriorities: "views of equal priority compete for the space"
    case .baseline: "the baseline of \(name(where: \.hasContent)) is estimated"
    case .safeArea: "the safe area depends on the bars around \(screen)"
    case .margins: "the margins of \(container) are estimated"
    case .symbol: "the symbol in \(name(where: \.hasContent)) may have other edges than its view"
    case .control: "\(name(where: \.hasContent)) may have other edges than its frame"
    case .storedFrame: "only the canvas keeps the stored frame of \(name)"
    case .choice: "other values are possible"
    case .manyFaults: "so many views are misplaced that the causes were not examined one by one"
    case .rounding: "it is less than a point"
    case .stack:
      "\(around { $0.kind.isStack } ?? "the stack view") may share out the space differently"
    case .appKitContainer: "AppKit lays out \(container) by more than constraints"
    case .rootSize: "the app may give \(screen) another size"
    case .customClass: "\(customClass) may set its own size"
    case .relatedClass: "a related view, of class \(customClass), may set its own size"
    case .code: "code changes one of the constraints"
    }
  }

  private var name: String { views.first?.name ?? "the view" }

  private func name(where fits: (Object) -> Bool) -> String { views.first(where: fits)?.name ?? name }

  private var container: String { views.first?.superview?.name ?? name }

  private var screen: String {
    guard let root = views.first?.rootView else { return "the screen" }
    return root.viewTreeOwner?.name ?? root.name
  }

  private func around(_ fits: (Object) -> Bool) -> String? {
    views.lazy.flatMap(\.viewAncestry).first(where: fits)?.name
  }

  private var customClass: String {
    let near = [views, views.flatMap(\.viewAncestry), views.flatMap(\.descendantViews)]
    let beside = views.flatMap(\.viewAncestry).flatMap(\.descendantViews)
    return (near + [beside]).joined().lazy.compactMap(\.customClass).first { !$0.isEmpty } ?? "a class of the app"
  }
}

extension Object {
  fileprivate var hasContent: Bool { isView && subviews.isEmpty }
}

extension ViewLayout {
  /// The reason why it is not certain that the view is ambiguous or misplaced; nil if it is.
  public var reason: String? { confidence == .certain ? nil : DoubtReason(doubts, about: [view]).text }
}

extension LayoutConflict {
  /// The reason why the conflict is not certain; nil if it is.
  /// - Parameter document: The document of the constraints.
  public func reason(in document: Document) -> String? {
    if confidence == .certain { return nil }
    let views = origins.flatMap { origin -> [Object] in
      guard case .constraint(let constraint) = origin else { return [origin.object] }
      return constraint.items.compactMap(document.object).filter(\.isView)
    }
    return DoubtReason(doubts, about: views).text
  }
}
