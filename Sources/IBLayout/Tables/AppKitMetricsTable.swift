import IBModel
import IBScene

/// Alignment insets of AppKit's controls, and where their baselines are.
///
/// Each row: style; control size, with the height of the stored frame where only that one is meant; then for the designs
/// before macOS 11 and of macOS 11 to 15 the insets top, left, bottom, right in points and the distance of the baseline
/// from the alignment rectangle's bottom; then whether macOS 26 has them, too, or no insets. A design without numbers is as
/// the one before.
///
/// Source: fitted to the frames Xcode stored: of all equations that required constraints between siblings and with
/// their superview pose, the insets with the smallest sum of absolute errors. Rows that made no frame right in any of
/// 3,374 documents went (Documents/Evidence.md).
enum AppKitMetricsTable {
  /// A style in a size.
  struct Row: Sendable {
    var style: AppKitStyle
    var size: ControlSize
    /// Of the stored frame, in points; nil is any.
    var height: Int?
    var beforeMacOS11: AppKitMetrics
    var macOS11: AppKitMetrics
    var macOS26: MacOS26

    init(
      _ style: AppKitStyle, _ size: ControlSize, height: Int? = nil, _ beforeMacOS11: AppKitMetrics,
      _ macOS11: AppKitMetrics? = nil, _ macOS26: MacOS26 = .same
    ) {
      self.style = style
      self.size = size
      self.height = height
      self.beforeMacOS11 = beforeMacOS11
      self.macOS11 = macOS11 ?? beforeMacOS11
      self.macOS26 = macOS26
    }
  }

  /// What macOS 26 has instead of the numbers of macOS 11.
  enum MacOS26: Sendable {
    case same
    /// No insets; a baseline where there is text.
    case bare(baseline: Double? = nil)
    case own(AppKitMetrics)
  }

  static let rows = buttons + popUpButtons + fields + controls + containers

  private static let buttons: [Row] = [
    Row(
      .button(.push, .rounded, isBordered: false), .regular, .init(4, 6, 7, 6, baseline: 6),
      .init(5, 7, 7, 7, baseline: 6), .bare(baseline: 7)),
    Row(
      .button(.push, .rounded, isBordered: false), .small, .init(3, 5, 6, 5, baseline: 5),
      .init(4, 6, 7, 6, baseline: 4), .bare(baseline: 5)),
    Row(
      .button(.push, .rounded, isBordered: false), .mini, .init(0, 1, 2, 1, baseline: 4),
      .init(1, 2, 2, 2, baseline: 4), .bare(baseline: 4)),
    Row(
      .button(.push, .rounded, isBordered: false), .large, .init(4, 6, 7, 6, baseline: 6),
      .init(6, 6, 6, 6, baseline: 10), .bare(baseline: 9)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .regular, .init(2, 2, 2, 2, baseline: 2),
      .init(1, 2, 1, 0, baseline: 3), .bare(baseline: 3)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .small, .init(3, 3, 3, 2, baseline: 2),
      .init(1, 1, 1, 0, baseline: 3), .bare(baseline: 2)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .mini, .init(0, 0, 0, 0, baseline: 2),
      .init(0, 0, -1, 0, baseline: 3), .bare(baseline: 2)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .large, .init(2, 2, 2, 2, baseline: 2),
      .init(2.5, 3, 2.5, 3, baseline: 3), .bare(baseline: 3)),
    Row(.checkWithoutTitle, .regular, .init(2, 2, 2, 0), nil, .bare()),
    Row(
      .button(.radio, .regularSquare, isBordered: false), .regular, .init(1, 1, 1, 2, baseline: 2),
      .init(1, 2, 1, 0, baseline: 3), .bare(baseline: 3)),
    Row(
      .button(.radio, .regularSquare, isBordered: false), .small, .init(1, 1, 1, 2, baseline: 2),
      .init(1, 1, 0, 0, baseline: 3), .bare(baseline: 2)),
    Row(
      .button(.radio, .regularSquare, isBordered: false), .large, .init(1, 1, 1, 2, baseline: 2),
      .init(1.5, 3, 2.5, 3, baseline: 3), .bare(baseline: 3)),
    Row(.button(.bevel, .regularSquare, isBordered: true), .regular, .init(2, 2, 3, 2), .init(3, 0, 4, 0), .bare()),
    Row(.button(.bevel, .regularSquare, isBordered: true), .large, .init(2, 2, 3, 2), .init(3, 3, 4, 3), .bare()),
    Row(
      .button(.help, .helpButton, isBordered: false), .regular, .init(0, 2, 4, 2), .init(1, 3, 4, 2, baseline: 6),
      .own(.init(1, 0, 0, 2, baseline: 7))),
    Row(.button(.help, .helpButton, isBordered: false), .small, .init(1, 2, 3, 2), .init(1, 1, 2, 1, baseline: 4)),
    Row(.button(.round, .circular, isBordered: true), .regular, .init(3, 6, 9, 7), nil, .bare()),
    Row(
      .button(.inline, .inline, isBordered: false), .regular, .init(0, 0, 1, 0, baseline: 4),
      .init(0, 0, 0, 0, baseline: 5), .bare(baseline: 3)),
    Row(
      .button(.recessed, .recessed, isBordered: true), .regular, .init(0, 0, 1, 0, baseline: 4), nil, .bare(baseline: 4)
    ),
    Row(
      .button(.roundRect, .roundedRect, isBordered: false), .regular, .init(0, 0, 1, 0, baseline: 5),
      .init(0, 0, 0, 0, baseline: 5)),
    Row(
      .button(.roundRect, .roundedRect, isBordered: true), .regular, .init(0, 0, 1, 0, baseline: 5),
      .init(0, 0, 1, 0, baseline: 5), .bare(baseline: 5)),
    Row(
      .button(.roundRect, .roundedRect, isBordered: true), .small, .init(0, 0, 1, 0, baseline: 4), nil,
      .bare(baseline: 6)),
    Row(
      .button(.roundTextured, .texturedRounded, isBordered: true), .regular, .init(1, 0, 2, 0), .init(1, 1, 2, 1),
      .bare()),
    Row(.button(.smallSquare, .smallSquare, isBordered: true), .regular, .init(1, 0, 1, 0)),
    Row(.button(.squareTextured, .texturedSquare, isBordered: true), .regular, .init(1, 1, 2, 1), nil, .bare()),
  ]

  private static let popUpButtons: [Row] = [
    Row(
      .popUpButton(.rounded, isBordered: true), .regular, .init(2, 2, 3, 3, baseline: 6),
      .init(1, 3, 4, 4, baseline: 6), .bare(baseline: 7)),
    Row(
      .popUpButton(.rounded, isBordered: true), .regular, height: 25, .init(1, 2, 3, 3, baseline: 6),
      .init(1, 3, 4, 4, baseline: 6), .bare(baseline: 7)),
    Row(
      .popUpButton(.rounded, isBordered: true), .mini, .init(0, 1, 0, 1, baseline: 4), .init(0, 2, 1, 3, baseline: 5),
      .bare(baseline: 4)),
    Row(
      .popUpButton(.rounded, isBordered: true), .large, .init(2, 2, 3, 3, baseline: 6), .init(6, 5, 6, 5, baseline: 10),
      .bare(baseline: 9)),
    Row(
      .popUpButton(.rounded, isBordered: true), .small, .init(1, 3, 3, 3, baseline: 4), .init(2, 4, 4, 4, baseline: 4),
      .bare(baseline: 6)),
    Row(.popUpButton(.recessed, isBordered: true), .regular, .init(0, 0, 1, 0), nil, .bare()),
    Row(
      .popUpButton(.roundedRect, isBordered: true), .regular, .init(0, 0, 1, 0, baseline: 5), nil, .bare(baseline: 5)),
    Row(.popUpButton(.roundedRect, isBordered: true), .small, .init(0, 0, 1, 0, baseline: 4), nil, .bare(baseline: 4)),
    Row(.popUpButton(.texturedRounded, isBordered: true), .regular, .init(1, 0, 2, 0), .init(1, 3, 4, 4), .bare()),
    Row(.popUpButton(.smallSquare, isBordered: true), .regular, .init(1, 0, 1, 0)),
    Row(.popUpButton(.regularSquare, isBordered: true), .regular, .init(2, 2, 3, 2), .init(3, 3, 4, 3), .bare()),
    Row(.popUpButton(.texturedRounded, isBordered: false), .regular, .init(1, 5, 2, 0)),
    Row(.popUpButton(.rounded, isBordered: false), .regular, .init(0, 5, 0, 0)),
    Row(.popUpButton(.regularSquare, isBordered: false), .regular, .init(0, 5, 0, 0)),
    Row(.popUpButton(.roundedRect, isBordered: false), .regular, .init(0, 5, 0, 0)),
  ]

  private static let fields: [Row] = [
    Row(.comboBox, .regular, .init(2, 0, 4, 3, baseline: 6), .init(1, 0, 4, 3, baseline: 5), .bare(baseline: 6)),
    Row(
      .comboBox, .regular, height: 23, .init(1, 1, 2, 3, baseline: 6), .init(1, 1, 2, 3, baseline: 5),
      .bare(baseline: 6)),
    Row(.label, .regular, .init(0, 2, 0, 2)),
    Row(.bezelField, .regular, .init(0, 0, 0, 0, baseline: 6), nil, .bare(baseline: 7)),
    Row(.bezelField, .small, .init(0, 0, 0, 0, baseline: 6), .init(0, 0, 0, 0, baseline: 5), .bare(baseline: 6)),
    Row(.bezelField, .large, .init(0, 0, 0, 0, baseline: 6), .init(0, 0, 0, 0, baseline: 5), .bare(baseline: 9)),
  ]

  private static let controls: [Row] = [
    Row(
      .segmentedControl(.rounded), .regular, .init(1, 2, 2, 2, baseline: 6), .init(2, 3, 2, 2, baseline: 6),
      .bare(baseline: 7)),
    Row(
      .segmentedControl(.rounded), .regular, height: 23, .init(1, 2, 2, 2, baseline: 6), .init(1, 2, 1, 2, baseline: 6),
      .bare(baseline: 7)),
    Row(
      .segmentedControl(.rounded), .regular, height: 24, .init(1, 2, 2, 2, baseline: 6), .init(1, 2, 1, 2, baseline: 6),
      .bare(baseline: 7)),
    Row(.segmentedControl(.rounded), .small, .init(1, 2, 2, 2, baseline: 5), nil, .bare(baseline: 5)),
    Row(.segmentedControl(.rounded), .mini, .init(0, -1, 0, 0), .init(0, 2, 0, 2), .bare()),
    Row(.segmentedControl(.texturedSquare), .regular, .init(0, 0, 1, 0), .init(1, 1, 2, 1), .bare()),
    Row(.segmentedControl(.texturedRounded), .regular, .init(0, 0, 1, 0), .init(1, 1, 2, 1), .bare()),
    Row(.segmentedControl(.roundRect), .regular, .init(0, 0, 1, 0), .init(1, 1, 1, 1), .bare()),
    Row(.segmentedControl(.separated), .regular, .init(1, 2, 2, 2), .init(1, 3, 2, 3), .bare()),
    Row(.slider, .regular, .init(2, 2, 2, 2), .init(2, 2, 6, 2, baseline: 6), .bare(baseline: 2)),
    Row(.slider, .small, .init(1, 0, 1, 0), .init(2, 2, 2, 2, baseline: 4), .bare()),
    Row(.slider, .mini, .init(0, 0, 0, 0), .init(2, 2, 1, 2), .bare()),
    Row(.sliderWithTickMarks(.above), .regular, .init(0, 2, 2, 2), .init(2, 2, 6, 2, baseline: 6), .bare(baseline: 2)),
    Row(.sliderWithTickMarks(.above), .small, .init(0, 0, 1, 0, baseline: 2), .init(2, 2, 2, 2, baseline: 4), .bare()),
    Row(.sliderWithTickMarks(.above), .mini, .init(0, 0, 0, 0), .init(2, 2, 0, 2), .bare()),
    Row(.sliderWithTickMarks(.below), .regular, .init(2, 2, 1, 2), .init(2, 2, 6, 2, baseline: 6), .bare(baseline: 2)),
    Row(.sliderWithTickMarks(.below), .small, .init(0, 0, 1, 0, baseline: 2), .init(2, 2, 2, 2, baseline: 4), .bare()),
    Row(.sliderWithTickMarks(.below), .mini, .init(0, 0, 0, 0), .init(1, 2, 0, 2), .bare()),
    Row(
      .datePicker(.textFieldAndStepper), .regular, .init(4, 0, 0, 3, baseline: 6), .init(4, 0, 0, 3, baseline: 7),
      .bare(baseline: 7)),
    Row(.plain(.stepper), .regular, .init(2, 3, 3, 3), .init(4, 3, 3, 3), .bare(baseline: 8)),
    Row(.plain(.stepper), .small, .init(1, 2, 3, 2), .init(-1, 2, 0, 2), .bare()),
    Row(.plain(.switch), .regular, .init(1, 2, 2, 2, baseline: 9), nil, .bare()),
    Row(.plain(.colorWell), .regular, .init(0, 0, 0, 0), .init(2, 3, 2, 3, baseline: 8), .bare()),
    Row(.plain(.colorWell), .regular, height: 23, .init(0, 0, 0, 0)),
    Row(.progressBar, .regular, .init(1, 0, 1, 0)),
    Row(.plain(.levelIndicator), .regular, .init(0, 0, 0, 0), .init(0, 0, 2, 0)),
  ]

  private static let containers: [Row] = [
    Row(.separator(.horizontal), .regular, .init(2, 0, 2, 0)),
    Row(.separator(.vertical), .regular, .init(0, 2, 0, 2)),
    Row(.box(isTitled: true), .regular, .init(0, 3, 4, 3), nil, .bare()),
    Row(.box(isTitled: false), .regular, .init(2, 3, 4, 3), nil, .bare()),
    Row(.secondaryBox, .regular, .init(2, 3, 4, 3)),
    Row(.tabView, .regular, .init(6, 7, 10, 7)),
    Row(.tabView, .small, .init(6, 7, 10, 7), .init(3, 7, 10, 7)),
    Row(.framedImage, .regular, .init(3, 3, 3, 3)),
  ]
}
