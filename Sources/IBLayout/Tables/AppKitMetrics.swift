import IBModel
import IBScene

/// What AppKit adds around the alignment rectangle of a control, and where its baseline is.
struct AppKitMetrics: Sendable {
  /// What the frame extends beyond the alignment rectangle, in points.
  var insets: Insets
  /// The distance of the baseline from the alignment rectangle's bottom, in points; nil when it is not known.
  var baseline: Double?

  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double, baseline: Double? = nil) {
    insets = Insets(top: top, left: left, bottom: bottom, right: right)
    self.baseline = baseline
  }

  /// The metrics of a style in a size; a size without a row is like the regular one.
  ///
  /// - Parameter height: of the stored frame, in points: some controls changed theirs within a design.
  static func of(
    _ style: AppKitStyle, _ size: ControlSize, height: Double?, _ design: MacDesign, in environment: SceneEnvironment
  ) -> AppKitMetrics? {
    guard environment.follows(.appKitInsets, style.family.rawValue) else { return nil }
    let exact = height.flatMap { Int(exactly: $0) }.flatMap { table[Key(style: style, size: size, height: $0)] }
    let isByHeight = exact != nil && environment.follows(.insetsByStoredHeight)
    let row = isByHeight ? exact : table[Key(style: style, size: size)] ?? table[Key(style: style, size: .regular)]
    return row?.metrics(design, in: environment)
  }

  /// The rules the table consists of.
  static var rules: [MeasuredRule] { AppKitStyle.Family.allCases.map { .row(.appKitInsets, $0.rawValue) } }

  private struct Key: Hashable {
    var style: AppKitStyle
    var size: ControlSize
    var height: Int?
  }

  private static let table: [Key: AppKitMetricsTable.Row] = Dictionary(
    AppKitMetricsTable.rows.map { (Key(style: $0.style, size: $0.size, height: $0.height), $0) },
    uniquingKeysWith: { _, last in last })
}

extension AppKitMetricsTable.Row {
  fileprivate func metrics(_ design: MacDesign, in environment: SceneEnvironment) -> AppKitMetrics {
    switch (design, macOS26) {
    case (.yosemite, _): beforeMacOS11
    case (.tahoe, .bare(let baseline)) where environment.follows(.controlsWithoutInsets):
      AppKitMetrics(0, 0, 0, 0, baseline: baseline)
    case (.tahoe, .own(let metrics)): metrics
    default: macOS11
    }
  }
}

/// The properties of AppKit controls that determine their alignment rectangle.
enum AppKitStyle: Hashable, Sendable {
  case button(ButtonCell.Kind, ButtonCell.Bezel, isBordered: Bool)
  case checkWithoutTitle
  case popUpButton(ButtonCell.Bezel, isBordered: Bool)
  case comboBox
  /// A field without a border, whose text extends to its edges.
  case label
  case bezelField
  case segmentedControl(SegmentedCellStyle)
  case slider
  case sliderWithTickMarks(SliderCell.TickMarkPosition)
  case datePicker(DatePickerCellStyle)
  case progressBar
  case separator(Axis)
  case box(isTitled: Bool)
  case secondaryBox
  case tabView
  case framedImage
  case plain(AppKitControl.PlainControl)

  /// The styles that were measured together and are one rule.
  enum Family: String, CaseIterable {
    case pushButtons, checkBoxes, helpButtons, otherButtons, squareButtons, popUpButtons, comboBoxes, labels,
      bezelFields, segmentedControls, sliders, progressBars, separators, boxes, tabViews, framedImages, datePickers,
      controlsWithoutText
  }

  var family: Family {
    switch self {
    case .button(let kind, _, _): AppKitStyle.family(of: kind)
    case .checkWithoutTitle: .checkBoxes
    case .popUpButton(let bezel, _): bezel == .rounded ? .popUpButtons : .otherButtons
    case .datePicker: .datePickers
    case .comboBox: .comboBoxes
    case .label: .labels
    case .bezelField: .bezelFields
    case .segmentedControl: .segmentedControls
    case .slider, .sliderWithTickMarks: .sliders
    case .progressBar: .progressBars
    case .separator: .separators
    case .box, .secondaryBox: .boxes
    case .tabView: .tabViews
    case .framedImage: .framedImages
    case .plain: .controlsWithoutText
    }
  }

  private static func family(of kind: ButtonCell.Kind) -> Family {
    switch kind {
    case .push: .pushButtons
    case .check, .radio: .checkBoxes
    case .help: .helpButtons
    case .smallSquare: .squareButtons
    default: .otherButtons
    }
  }
}

extension ResolvedScene {
  /// The metrics of a view of AppKit; nil for views without insets.
  func appKitMetrics(of view: ViewIndex) -> AppKitMetrics? {
    guard case .appKit(let settings) = self[view].content, let style = appKitStyle(of: view, settings.control) else {
      return nil
    }
    let metrics = { (height: Double?, design: MacDesign) in
      AppKitMetrics.of(style, settings.size, height: height, design, in: environment)
    }
    return shownMetrics(of: view, metrics)
  }

  /// The metrics whose insets the stored frame of a control shows: what a constraint of its own says is the size of the
  /// alignment rectangle. Without such a constraint, or when no design fits, they are those of the scene.
  ///
  /// It reads the stored frame, and so applies to the canvas only. Source: the stored frames of 3,528 controls, of which
  /// 148 have the insets of another design than their document.
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
    let designs = [design] + MacDesign.allCases
    // A row for one height means controls without a constraint of their own.
    let candidates = designs.map { metrics(height, $0) } + designs.map { metrics(nil, $0) }
    let bare = AppKitMetrics(0, 0, 0, 0, baseline: usual?.baseline)
    return (candidates + [bare]).first(where: fits) ?? usual
  }

  private func appKitStyle(of view: ViewIndex, _ control: AppKitControl) -> AppKitStyle? {
    switch control {
    case .button(let cell): cell.style
    case .popUpButton(let cell, _): .popUpButton(cell.bezel ?? .rounded, isBordered: cell.isBordered)
    case .field(let field): field.style
    case .segmentedControl(let style, _): .segmentedControl(style)
    case .slider(let slider):
      slider.isCircular ? nil : slider.tickMarks != nil ? .sliderWithTickMarks(slider.tickMarkPosition) : .slider
    case .progressIndicator(.bar): .progressBar
    case .image(_, let frame): frame == .photo || frame == .grayBezel ? .framedImage : nil
    case .plain(.container): containerStyle(of: view)
    case .plain(let control): .plain(control)
    case .datePicker(let style): .datePicker(style)
    case .progressIndicator: nil
    }
  }

  private func containerStyle(of view: ViewIndex) -> AppKitStyle? {
    switch self[view].arrangement {
    case .box(let box):
      switch box.style {
      case .separator: .separator(isVerticalSeparator(view) ? .vertical : .horizontal)
      case .primary: .box(isTitled: box.hasTitle)
      case .secondary: .secondaryBox
      case .oldStyle, .custom: nil
      }
    case .tabs(let tabs): tabs.style == .topTabsBezelBorder ? .tabView : nil
    default: nil
    }
  }
}

extension FieldCell {
  fileprivate var style: AppKitStyle? {
    switch border {
    case .none: drawsBackground || kind == .comboBox ? nil : .label
    case .bezel: kind == .comboBox ? .comboBox : .bezelField
    case .line: nil
    }
  }
}

extension ButtonCell {
  /// Whether a line is drawn around the button.
  fileprivate var isBordered: Bool { border == .border || border == .borderAndBezel }

  fileprivate var style: AppKitStyle? {
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
