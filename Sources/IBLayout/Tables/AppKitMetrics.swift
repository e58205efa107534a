import IBModel

/// The distances that AppKit adds around the alignment rectangle of a control, and the place of its baseline.
struct AppKitMetrics: Sendable {
  /// The distances from the alignment rectangle to the frame, in points.
  var insets: Insets
  /// The distance of the baseline from the alignment rectangle's bottom, in points; nil when it is not known.
  var baseline: Double?
  var isAssumed = false

  /// Nil when the tables have no metrics of the style.
  ///
  /// - Parameter height: The height of the stored frame, in points: some controls changed theirs within a design.
  static func of(
    _ style: String, _ size: ControlSize, height: Double?, _ design: MacDesign, in environment: SceneEnvironment
  ) -> AppKitMetrics? {
    guard let variant = variant(of: style, size, height: height, in: environment),
      var insets = environment.number(.insets, of: style, variant, in: design)
    else { return nil }
    if let general = environment.number(.insets, of: "any control", "-", in: design), general.isNewer(than: insets) {
      insets = general
    }
    let baseline = environment.number(.baseline, of: style, variant, in: design)
    return AppKitMetrics(
      insets: insets.insets, baseline: baseline?.value,
      isAssumed: [insets, baseline].contains { $0?.source == .assumed })
  }

  private static func variant(
    of style: String, _ size: ControlSize, height: Double?, in environment: SceneEnvironment
  ) -> String? {
    if let height = height.flatMap({ Int(exactly: $0) }) {
      let variant = "\(size.rawValue) \(height)"
      if environment.hasNumber(.insets, of: style, variant, .appKit), environment.follows(.insetsByStoredHeight) {
        return variant
      }
    }
    return environment.variant(of: style, size, having: .insets)
  }
}

extension ResolvedScene {
  func assumesEdges(of view: ViewIndex) -> Bool {
    appKitMetrics(of: view)?.isAssumed ?? false || assumesSymbol(of: view)
  }

  func appKitMetrics(of view: ViewIndex) -> AppKitMetrics? {
    guard case .appKit(let settings) = self[view].content,
      let style = settings.control.edgesName ?? containerName(of: view)
    else { return nil }
    let metrics = { (height: Double?, design: MacDesign) in
      AppKitMetrics.of(style, settings.size, height: height, design, in: environment)
    }
    return shownMetrics(of: view, metrics)
  }

  /// The metrics whose insets match the stored frame of a control, given the size of the alignment rectangle by a
  /// constraint of its own. Without such a constraint, or when no design fits, the scene has them.
  ///
  /// It reads the stored frame, and so applies to the canvas only. Source: the stored frames of 3,528 controls, of
  /// which 148 have the insets of another design than their document.
  private func shownMetrics(
    of view: ViewIndex, _ metrics: (_ height: Double?, MacDesign) -> AppKitMetrics?
  ) -> AppKitMetrics? {
    let height = self[view].storedFrame?.height
    let design = macDesign(of: view)
    let usual = metrics(height, design)
    guard environment.mode == .canvas, environment.contentSource == .stored, environment.follows(.lookOfControl),
      let stored = storedSize(of: view)
    else {
      return usual
    }
    let excesses = Axis.allCases.compactMap { axis in
      ownExtent(of: view, axis).map { (axis: axis, amount: stored.extent(axis) - $0) }
    }
    guard !excesses.isEmpty else { return usual }
    let fits = { (metrics: AppKitMetrics?) in
      let insets = metrics?.insets ?? Insets()
      return excesses.allSatisfy { abs(insets.start($0.axis) + insets.end($0.axis) - $0.amount) < 0.5 }
    }
    let designs = [design] + MacDesign.allCases.filter { $0 <= MacDesign(environment.xcodeVersion) }
    // A row for one height means controls without a constraint of their own.
    let candidates = designs.map { metrics(height, $0) } + designs.map { metrics(nil, $0) }
    let bare = AppKitMetrics(insets: Insets(), baseline: usual?.baseline)
    return (candidates + [bare]).first(where: fits) ?? usual
  }

  /// The name of a container in the tables; nil for one without insets, and for other views.
  private func containerName(of view: ViewIndex) -> String? {
    switch self[view].arrangement {
    case .box(let box):
      switch box.style {
      case .separator: isVerticalSeparator(view) ? "separator vertical" : "separator horizontal"
      case .primary: box.hasTitle ? "box titled" : "box untitled"
      case .secondary: "box secondary"
      case .oldStyle, .custom: nil
      }
    case .tabs(let tabs): tabs.style == .topTabsBezelBorder ? "tab view" : nil
    default: nil
    }
  }
}
