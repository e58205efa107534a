import IBModel

/// Safe areas and margins of the views of a scene, by the frames of the previous pass. Left is the side of leading
/// edges.
struct SceneInsets {
  let scene: ResolvedScene
  let rootSafeArea: Insets
  /// Frames in the root's coordinates, y down; nil before the first pass.
  let frames: [Rect]?
  let lowCellContents: Set<ViewIndex>

  /// - Parameters:
  ///   - frames: The frames of the previous pass, in the superviews' coordinates, y down.
  ///   - lowCellContents: See ``ResolvedScene/squeezedCellContents(_:_:)``.
  init(_ scene: ResolvedScene, after frames: [Rect]? = nil, lowCellContents: Set<ViewIndex> = []) {
    self.scene = scene
    self.lowCellContents = lowCellContents
    self.frames = frames.map { scene.framesInRoot(scene.isReflected ? scene.reflected($0) : $0) }
    let isRow = scene[.root].kind == .tableViewCell
    let safeArea = isRow ? Insets() : scene.environment.safeArea(of: scene.rootKind, size: scene.rootSize)
    rootSafeArea = scene.isReflected ? safeArea.reflected : safeArea
  }

  var environment: SceneEnvironment { scene.environment }

  func frame(_ view: ViewIndex) -> Rect? { frames?[view.position] }

  func safeArea(of view: ViewIndex) -> Insets {
    guard !view.isRoot else { return rootSafeArea }
    let isRow = isInTable(view) && environment.follows(.rowsWithoutSafeArea)
    guard let frames, environment.platform != .macOS, !isRow else { return Insets() }
    let frame = frames[view.position]
    let root = frames[0]
    // Parts beyond the screen must not widen the overlap, or the passes diverge.
    let overlap = { (unsafe: Double, beyond: Double, extent: Double) in
      beyond < 0 || extent <= 0 ? 0 : max(0, min(unsafe - beyond, unsafe, extent))
    }
    return Insets(
      top: overlap(rootSafeArea.top, frame.y, frame.height), left: overlap(rootSafeArea.left, frame.x, frame.width),
      bottom: overlap(rootSafeArea.bottom, root.height - frame.y - frame.height, frame.height),
      right: overlap(rootSafeArea.right, root.width - frame.x - frame.width, frame.width))
  }

  private func isInTable(_ view: ViewIndex) -> Bool {
    var current = scene[view].parent
    while let ancestor = current {
      if scene.isTable(ancestor) || scene.isCollection(ancestor) { return true }
      current = scene[ancestor].parent
    }
    return false
  }

  func margins(of view: ViewIndex) -> Insets {
    let margins = ordinaryMargins(of: view)
    return followsReadableWidth(view) ? readable(margins, of: view) : margins
  }

  private func ordinaryMargins(of view: ViewIndex) -> Insets {
    let settings = scene[view].margins
    guard let parent = scene[view].parent else { return rootMargins }
    if let cell = cellMargins(of: view) { return cell }
    var margins = settings.written ?? margin(of: scene[view].kind.text) ?? margin(of: "any view") ?? Insets()
    if settings.includesSafeArea, environment.follows(.marginsAddSafeArea) { margins = margins + safeArea(of: view) }
    // Cells of a collection keep clear of its edges by themselves.
    if settings.preservesSuperview, !scene.isCollection(parent), let frames {
      let outer = self.margins(of: parent)
      let (inside, around) = (frames[view.position], frames[parent.position])
      margins.top = max(margins.top, outer.top - (inside.y - around.y))
      margins.left = max(margins.left, outer.left - (inside.x - around.x))
      margins.bottom = max(margins.bottom, outer.bottom - (around.y + around.height - inside.y - inside.height))
      margins.right = max(margins.right, outer.right - (around.x + around.width - inside.x - inside.width))
    }
    return margins
  }

  private func margin(of control: String, _ variant: String = "-") -> Insets? {
    environment.number(.sides, of: control, variant, in: .margins).map {
      Insets(top: $0.value, left: $0.value, bottom: $0.value, right: $0.value)
    }
  }

  private var rootMargins: Insets {
    let settings = scene[.root].margins
    if environment.platform == .macOS {
      return settings.written ?? margin(of: "root view", "on macOS") ?? Insets()
    }
    let isPlain = isTopLevel && environment.follows(.plainTopLevelMargins)
    if isPlain, let plain = margin(of: "root view", "at the top level") { return settings.written ?? plain }
    let leastWidth = environment.number(.leastWidth, of: "root view", "wide root", in: .margins)?.value ?? .infinity
    let wide = scene.rootSize.width >= leastWidth ? margin(of: "root view", "wide root") : nil
    let side = (wide ?? margin(of: "root view") ?? Insets()).left
    var margins = settings.written ?? Insets(left: side, right: side)
    (margins.left, margins.right) = (max(margins.left, side), max(margins.right, side))
    if hasSafeAreaMargins, settings.includesSafeArea { margins = margins + rootSafeArea }
    // Views around a root on the canvas have plain margins, too.
    if isPlain, settings.preservesSuperview {
      let plain = margin(of: "root view", "plain margins") ?? Insets()
      (margins.top, margins.bottom) = (max(margins.top, plain.top), max(margins.bottom, plain.bottom))
    }
    return margins
  }

  private var isTopLevel: Bool {
    if case .topLevel = scene.rootKind { !environment.isLaunchScreen } else { false }
  }

  /// Whether the root's margins keep clear of bars: before Xcode 9 not in documents with layout guides.
  private var hasSafeAreaMargins: Bool { environment.usesSafeAreas || environment.follows(.marginsWithinSafeArea) }
}
