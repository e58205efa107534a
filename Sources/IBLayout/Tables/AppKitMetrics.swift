import IBModel
import IBScene

/// What AppKit adds around the alignment rectangle of a control, and where its baseline is.
struct AppKitMetrics: Sendable {
  /// What the frame extends beyond the alignment rectangle, in points.
  var insets: EdgeInsets
  /// The distance of the baseline from the alignment rectangle's bottom, in points; nil when it is not known.
  var baseline: Double?

  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double, baseline: Double? = nil) {
    insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    self.baseline = baseline
  }

  /// The metrics of a style in a size; a size without a row is like the regular one.
  ///
  /// - Parameter height: of the stored frame, in points: some controls changed theirs within a design.
  static func of(
    _ style: AppKitStyle, _ size: ControlSize, height: Double?, _ newest: MacDesign, in environment: Environment
  ) -> AppKitMetrics? {
    let exact = height.flatMap { Int(exactly: $0) }.map { Key(style: style, size: size, height: $0) }
    for key in [exact, Key(style: style, size: size), Key(style: style, size: .regular)] {
      guard let key, let designs = table[key] else { continue }
      for design in MacDesign.allCases.reversed() where design <= newest {
        if let own = designs[design.rawValue], environment.follows(.appKitInsets, key.name(design)) { return own }
      }
    }
    return nil
  }

  /// The rules the table consists of: each row in each design that has numbers of its own.
  static var rules: [MeasuredRule] {
    let names = table.flatMap { key, designs in
      MacDesign.allCases.filter { designs[$0.rawValue] != nil }.map { key.name($0) }
    }
    return Set(names).map { .row(.appKitInsets, $0) }
  }

  private struct Key: Hashable {
    var style: AppKitStyle
    var size: ControlSize
    var height: Int?

    /// The name of the row in the ledger of rules.
    func name(_ design: MacDesign) -> String {
      "\(style.title)\(height.map { " of height \($0)" } ?? ""), \(design)"
    }
  }

  private static let table: [Key: [AppKitMetrics?]] = Dictionary(
    AppKitMetricsTable.rows.map { (Key(style: $0.style, size: $0.size, height: $0.height), $0.designs) },
    uniquingKeysWith: { _, last in last })
}

/// The properties of AppKit controls that determine their alignment rectangle.
enum AppKitStyle: Hashable, Sendable {
  case button(ButtonCell.Kind, ButtonCell.Bezel, isBordered: Bool)
  case checkWithoutTitle
  case popUpButton(ButtonCell.Kind, ButtonCell.Bezel, isBordered: Bool)
  case field(FieldCell.Kind, FieldCell.Border)
  case segmentedControl(SegmentedCellStyle)
  case slider
  case sliderWithTickMarks(SliderCell.TickMarkPosition)
  case datePicker(DatePickerCellStyle)
  case progressIndicator(ProgressIndicatorStyle)
  case separator(Axis)
  case box(BoxLook)
  case tabView(TabSettings.Style)
  case image(ImageFrameStyle)
  case plain(AppKitControl.PlainControl)
}

extension AppKitStyle {
  /// The name in the ledger of rules.
  fileprivate var title: String {
    switch self {
    case .button(let kind, let bezel, let isBordered): "button \(kind) \(bezel)\(isBordered ? " bordered" : "")"
    case .checkWithoutTitle: "button check without title"
    case .popUpButton(let kind, let bezel, let isBordered):
      "popUpButton \(kind) \(bezel)\(isBordered ? " bordered" : "")"
    case .field(let kind, .bezel(isRound: true)): "field \(kind) round bezel"
    case .field(let kind, .bezel(isRound: false)): "field \(kind) bezel"
    case .field(let kind, .none): "field \(kind)"
    case .field(let kind, let border): "field \(kind) \(border)"
    case .segmentedControl(let style): "segmentedControl \(style)"
    case .slider: "slider"
    case .sliderWithTickMarks(let position): "slider with tick marks \(position)"
    case .datePicker(let style): "datePicker \(style)"
    case .progressIndicator(let style): "progressIndicator \(style)"
    case .separator(let axis): "separator \(axis)"
    case .box(let look): "box \(look)"
    case .tabView(let style): "tabView \(style)"
    case .image(let frame): "image \(frame)"
    case .plain(let control): "\(control)"
    }
  }
}

/// The boxes that differ in their alignment rectangle.
enum BoxLook: Hashable, Sendable { case titled, untitled, secondary }

extension ResolvedScene {
  /// The metrics of a view of AppKit; nil for views without insets.
  func appKitMetrics(of view: ViewIndex) -> AppKitMetrics? {
    guard case .appKit(let settings) = self[view].content, let style = appKitStyle(of: view, settings.control) else {
      return nil
    }
    let metrics = { (design: MacDesign) in
      AppKitMetrics.of(
        style, settings.size, height: self[view].storedFrame?.height, design, in: environment)
    }
    return metrics(shownDesign(of: view, metrics))
  }

  /// The design whose insets the stored frame of a control shows: what a constraint of its own says is the size of the
  /// alignment rectangle. Without such a constraint, or when no design fits, it is the design of the scene.
  ///
  /// It reads the stored frame, and so applies to the canvas only. Source: the stored frames of 3,528 controls, of which
  /// 148 have the insets of another design than their document.
  private func shownDesign(of view: ViewIndex, _ metrics: (MacDesign) -> AppKitMetrics?) -> MacDesign {
    guard environment.mode == .canvas, environment.contentSource == .stored, environment.follows(.lookOfControl),
      let stored = self[view].storedFrame
    else {
      return macDesign
    }
    let excesses = Axis.allCases.compactMap { axis in
      ownExtent(of: view, axis).map { (axis: axis, amount: stored.extent(axis) - $0) }
    }
    guard !excesses.isEmpty else { return macDesign }
    let fits = { (design: MacDesign) in
      let insets = metrics(design)?.insets ?? EdgeInsets()
      return excesses.allSatisfy { abs(insets.start($0.axis) + insets.end($0.axis) - $0.amount) < 0.5 }
    }
    return ([macDesign] + MacDesign.allCases).first(where: fits) ?? macDesign
  }

  /// The extent that a required constraint of the view itself gives its alignment rectangle, in points.
  private func ownExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    constraints(heldBy: view).first {
      $0.first.attribute.isDimension && $0.first.attribute.axis == axis && $0.first.item == .view(view)
        && $0.second == nil && $0.relation == .equal && $0.priority == 1000
    }?.constant
  }

  private func appKitStyle(of view: ViewIndex, _ control: AppKitControl) -> AppKitStyle? {
    switch control {
    case .button(let cell): cell.style
    case .popUpButton(let cell, _): .popUpButton(cell.kind, cell.bezel ?? .rounded, isBordered: cell.isBordered)
    case .field(let field): field.border == .none && field.drawsBackground ? nil : .field(field.kind, field.border)
    case .segmentedControl(let style, _): .segmentedControl(style)
    case .slider(let slider):
      slider.tickMarks != nil ? .sliderWithTickMarks(slider.tickMarkPosition) : slider.isCircular ? nil : .slider
    case .datePicker(let style): .datePicker(style)
    case .progressIndicator(let style): .progressIndicator(style)
    case .image(_, let frame): frame == .none ? nil : .image(frame)
    case .plain(.container): containerStyle(of: view)
    case .plain(let control): .plain(control)
    }
  }

  private func containerStyle(of view: ViewIndex) -> AppKitStyle? {
    switch self[view].arrangement {
    case .box(let box):
      switch box.style {
      case .separator: .separator(isVerticalSeparator(view) ? .vertical : .horizontal)
      case .primary: .box(box.hasTitle ? .titled : .untitled)
      case .secondary: .box(.secondary)
      case .oldStyle, .custom: nil
      }
    case .tabs(let tabs): .tabView(tabs.style)
    default: nil
    }
  }
}

extension ButtonCell {
  /// Whether a line is drawn around the button.
  fileprivate var isBordered: Bool { border == .border || border == .borderAndBezel }

  fileprivate var style: AppKitStyle {
    let bezel = bezel ?? .rounded
    if kind == .check, bezel == .regularSquare, imagePosition == .only { return .checkWithoutTitle }
    return .button(kind, bezel, isBordered: isBordered && !isAlikeWithoutBorder)
  }

  /// Whether the button has the same alignment rectangle with a border as without one.
  private var isAlikeWithoutBorder: Bool {
    switch (kind, bezel ?? .rounded) {
    case (.push, .rounded), (.check, .regularSquare), (.radio, .regularSquare), (.help, .helpButton),
      (.inline, .inline):
      true
    default: false
    }
  }
}
