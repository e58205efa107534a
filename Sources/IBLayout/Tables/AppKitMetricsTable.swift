import IBModel
import IBScene

/// Alignment insets of AppKit's controls, and where their baselines are.
///
/// Each row: style; control size, with the height of the stored frame where only that one is meant; then for the designs
/// before macOS 11, of macOS 11 to 15, and of macOS 26 the insets top, left, bottom, right in points and the distance of
/// the baseline from the alignment rectangle's bottom. `nil` is as the design before.
///
/// Source: fitted to the frames Xcode stored: of all equations that required constraints between siblings and with
/// their superview pose, the insets with the smallest sum of absolute errors.
enum AppKitMetricsTable {
  /// A style in a size, in each design.
  struct Row: Sendable {
    var style: AppKitStyle
    var size: ControlSize
    /// Of the stored frame, in points; nil is any.
    var height: Int?
    /// By design; nil is as the design before.
    var designs: [AppKitMetrics?]

    init(
      _ style: AppKitStyle, _ size: ControlSize, height: Int? = nil, _ beforeMacOS11: AppKitMetrics,
      _ macOS11: AppKitMetrics?, _ macOS26: AppKitMetrics?
    ) {
      self.style = style
      self.size = size
      self.height = height
      designs = [beforeMacOS11, macOS11, macOS26]
    }
  }

  static let rows = buttons + popUpButtons + fields + controls + containers

  private static let buttons: [Row] = [
    Row(
      .button(.push, .rounded, isBordered: false), .regular, .init(4, 6, 7, 6, baseline: 6),
      .init(5, 7, 7, 7, baseline: 6), .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .button(.push, .rounded, isBordered: false), .small, .init(3, 5, 6, 5, baseline: 5),
      .init(4, 6, 7, 6, baseline: 4), .init(0, 0, 0, 0, baseline: 5)),
    Row(
      .button(.push, .rounded, isBordered: false), .mini, .init(0, 1, 2, 1, baseline: 4),
      .init(1, 2, 2, 2, baseline: 4), .init(0, 0, 0, 0, baseline: 4)),
    Row(
      .button(.push, .rounded, isBordered: false), .large, .init(4, 6, 7, 6, baseline: 6),
      .init(6, 6, 6, 6, baseline: 10), .init(0, 0, 0, 0, baseline: 9)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .regular, .init(2, 2, 2, 2, baseline: 2),
      .init(1, 2, 1, 0, baseline: 3), .init(0, 0, 0, 0, baseline: 3)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .small, .init(3, 3, 3, 2, baseline: 2),
      .init(1, 1, 1, 0, baseline: 3), .init(0, 0, 0, 0, baseline: 2)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .mini, .init(0, 0, 0, 0, baseline: 2),
      .init(0, 0, -1, 0, baseline: 3), .init(0, 0, 0, 0, baseline: 2)),
    Row(
      .button(.check, .regularSquare, isBordered: false), .large, .init(2, 2, 2, 2, baseline: 2),
      .init(2.5, 3, 2.5, 3, baseline: 3), .init(0, 0, 0, 0, baseline: 3)),
    Row(.checkWithoutTitle, .regular, .init(2, 2, 2, 0), nil, .init(0, 0, 0, 0)),
    Row(
      .button(.radio, .regularSquare, isBordered: false), .regular, .init(1, 1, 1, 2, baseline: 2),
      .init(1, 2, 1, 0, baseline: 3), .init(0, 0, 0, 0, baseline: 3)),
    Row(
      .button(.radio, .regularSquare, isBordered: false), .small, .init(1, 1, 1, 2, baseline: 2),
      .init(1, 1, 0, 0, baseline: 3), .init(0, 0, 0, 0, baseline: 2)),
    Row(
      .button(.radio, .regularSquare, isBordered: false), .large, .init(1, 1, 1, 2, baseline: 2),
      .init(1.5, 3, 2.5, 3, baseline: 3), .init(0, 0, 0, 0, baseline: 3)),
    Row(
      .button(.bevel, .regularSquare, isBordered: true), .regular, .init(2, 2, 3, 2),
      .init(3, 0, 4, 0), .init(0, 0, 0, 0)),
    Row(
      .button(.bevel, .regularSquare, isBordered: true), .large, .init(2, 2, 3, 2),
      .init(3, 3, 4, 3), .init(0, 0, 0, 0)),
    Row(
      .button(.help, .helpButton, isBordered: false), .regular, .init(1, 2, 3, 2),
      .init(1, 3, 4, 2, baseline: 6), .init(1, 0, 0, 2, baseline: 7)),
    Row(
      .button(.help, .helpButton, isBordered: false), .small, .init(1, 2, 3, 2),
      .init(1, 1, 2, 1, baseline: 4), .init(0, 1, 2, 1)),
    Row(.button(.round, .circular, isBordered: true), .regular, .init(3, 6, 9, 7), nil, .init(0, 0, 0, 0)),
    Row(
      .button(.inline, .inline, isBordered: false), .regular, .init(0, 0, 1, 0, baseline: 4),
      .init(0, 0, 0, 0, baseline: 5), .init(0, 0, 0, 0, baseline: 3)),
    Row(
      .button(.recessed, .recessed, isBordered: true), .regular, .init(0, 0, 1, 0, baseline: 4),
      nil, .init(0, 0, 0, 0, baseline: 4)),
    Row(
      .button(.roundRect, .roundedRect, isBordered: false), .regular,
      .init(0, 0, 1, 0, baseline: 5), .init(0, 0, 0, 0, baseline: 5), nil),
    Row(
      .button(.roundRect, .roundedRect, isBordered: true), .regular, .init(0, 0, 1, 0, baseline: 5),
      .init(0, 0, 1, 0, baseline: 5), .init(0, 0, 0, 0, baseline: 5)),
    Row(
      .button(.roundRect, .roundedRect, isBordered: true), .small, .init(0, 0, 1, 0, baseline: 4),
      nil, .init(0, 0, 0, 0, baseline: 6)),
    Row(
      .button(.roundTextured, .texturedRounded, isBordered: true), .regular, .init(1, 0, 2, 0),
      .init(1, 1, 2, 1), .init(0, 0, 0, 0)),
    Row(
      .button(.smallSquare, .smallSquare, isBordered: true), .regular, .init(1, 0, 1, 0), nil, nil),
    Row(
      .button(.squareTextured, .texturedSquare, isBordered: true), .regular, .init(1, 0, 2, 0), nil,
      .init(0, 0, 0, 0)),
  ]

  private static let popUpButtons: [Row] = [
    Row(
      .popUpButton(.push, .rounded, isBordered: true), .regular, .init(2, 2, 3, 3, baseline: 6),
      .init(1, 3, 4, 4, baseline: 6), .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .popUpButton(.push, .rounded, isBordered: true), .regular, height: 25,
      .init(1, 2, 3, 3, baseline: 6), .init(1, 3, 4, 4, baseline: 6), .init(0, 0, 0, 0, baseline: 7)
    ),
    Row(
      .popUpButton(.push, .rounded, isBordered: true), .mini, .init(0, 1, 0, 1, baseline: 4),
      .init(0, 2, 1, 3, baseline: 5), .init(0, 0, 0, 0, baseline: 4)),
    Row(
      .popUpButton(.push, .rounded, isBordered: true), .large, .init(2, 2, 3, 3, baseline: 6),
      .init(6, 5, 6, 5, baseline: 10), .init(0, 0, 0, 0, baseline: 9)),
    Row(
      .popUpButton(.push, .rounded, isBordered: true), .small, .init(1, 3, 3, 3, baseline: 4),
      .init(2, 4, 4, 4, baseline: 4), .init(0, 0, 0, 0, baseline: 6)),
    Row(
      .popUpButton(.recessed, .recessed, isBordered: true), .regular, .init(0, 0, 1, 0), nil,
      .init(0, 0, 0, 0)),
    Row(
      .popUpButton(.roundRect, .roundedRect, isBordered: true), .regular,
      .init(0, 0, 1, 0, baseline: 5), nil, .init(0, 0, 0, 0, baseline: 5)),
    Row(
      .popUpButton(.roundRect, .roundedRect, isBordered: true), .small,
      .init(0, 0, 1, 0, baseline: 4), nil, .init(0, 0, 0, 0, baseline: 4)),
    Row(
      .popUpButton(.roundTextured, .texturedRounded, isBordered: true), .regular, .init(1, 0, 2, 0),
      .init(1, 3, 4, 4), .init(0, 0, 0, 0)),
    Row(
      .popUpButton(.smallSquare, .smallSquare, isBordered: true), .regular, .init(1, 0, 1, 0), nil,
      nil),
    Row(
      .popUpButton(.roundTextured, .texturedRounded, isBordered: false), .regular,
      .init(1, 5, 2, 0), nil, .init(0, 5, 0, 0)),
    Row(.popUpButton(.bevel, .regularSquare, isBordered: false), .regular, .init(0, 5, 0, 0), nil, nil),
    Row(.popUpButton(.roundRect, .roundedRect, isBordered: false), .regular, .init(0, 5, 0, 0), nil, nil),
  ]

  private static let fields: [Row] = [
    Row(
      .field(.comboBox, .bezel(isRound: false)), .regular, .init(2, 0, 4, 3, baseline: 6),
      .init(1, 0, 4, 3, baseline: 5), .init(0, 0, 0, 0, baseline: 6)),
    Row(
      .field(.comboBox, .bezel(isRound: true)), .regular, .init(2, 0, 4, 3, baseline: 6),
      .init(1, 0, 4, 3, baseline: 5), .init(0, 0, 0, 0, baseline: 6)),
    Row(
      .field(.comboBox, .bezel(isRound: false)), .regular, height: 23, .init(1, 1, 2, 3, baseline: 6),
      .init(1, 1, 2, 3, baseline: 5), .init(0, 0, 0, 0, baseline: 6)),
    Row(.field(.text, .none), .regular, .init(0, 2, 0, 2), nil, nil),
    Row(.field(.token, .none), .regular, .init(0, 2, 0, 2), nil, nil),
    Row(
      .field(.text, .bezel(isRound: false)), .regular, .init(0, 0, 0, 0, baseline: 6), nil,
      .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .field(.text, .bezel(isRound: false)), .small, .init(0, 0, 0, 0, baseline: 6),
      .init(0, 0, 0, 0, baseline: 5), .init(0, 0, 0, 0, baseline: 6)),
    Row(
      .field(.text, .bezel(isRound: false)), .large, .init(0, 0, 0, 0, baseline: 6),
      .init(0, 0, 0, 0, baseline: 8), .init(0, 0, 0, 0, baseline: 9)),
    Row(
      .field(.text, .bezel(isRound: true)), .regular, .init(0, 0, 0, 0, baseline: 6), nil,
      .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .field(.text, .bezel(isRound: true)), .large, .init(0, 0, 0, 0, baseline: 6),
      .init(0, 0, 0, 0, baseline: 10), nil),
    Row(
      .field(.secure, .bezel(isRound: false)), .regular, .init(0, 0, 0, 0, baseline: 6), nil,
      .init(0, 0, 0, 0, baseline: 7)),
    Row(.field(.search, .bezel(isRound: true)), .small, .init(0, 0, 0, 0, baseline: 6), nil, nil),
    Row(
      .field(.search, .bezel(isRound: true)), .regular, .init(0, 0, 0, 0, baseline: 6), nil,
      .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .field(.token, .bezel(isRound: false)), .regular, .init(0, 0, 0, 0, baseline: 6), nil,
      .init(0, 0, 0, 0, baseline: 7)),
  ]

  private static let controls: [Row] = [
    Row(
      .segmentedControl(.rounded), .regular, .init(1, 2, 2, 2, baseline: 6),
      .init(2, 3, 2, 2, baseline: 6), .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .segmentedControl(.rounded), .regular, height: 23, .init(1, 2, 2, 2, baseline: 6),
      .init(1, 2, 1, 2, baseline: 6), .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .segmentedControl(.rounded), .regular, height: 24, .init(1, 2, 2, 2, baseline: 6),
      .init(1, 2, 1, 2, baseline: 6), .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .segmentedControl(.rounded), .small, .init(1, 2, 2, 2, baseline: 5), nil,
      .init(0, 0, 0, 0, baseline: 5)),
    Row(
      .segmentedControl(.rounded), .mini, .init(0, -1, 0, 0), .init(0, 2, 0, 2), .init(0, 0, 0, 0)),
    Row(
      .segmentedControl(.texturedSquare), .regular, .init(0, 0, 1, 0), .init(1, 1, 2, 1),
      .init(0, 0, 0, 0)),
    Row(
      .segmentedControl(.texturedRounded), .regular, .init(0, 0, 1, 0), .init(1, 1, 2, 1),
      .init(0, 0, 0, 0)),
    Row(
      .segmentedControl(.roundRect), .regular, .init(0, 0, 1, 0), .init(1, 1, 1, 1),
      .init(0, 0, 0, 0)),
    Row(
      .segmentedControl(.separated), .regular, .init(1, 2, 2, 2), .init(1, 3, 2, 3),
      .init(0, 0, 0, 0)),
    Row(.slider, .regular, .init(2, 2, 2, 2), .init(2, 2, 6, 2, baseline: 6), .init(0, 0, 0, 0)),
    Row(.slider, .small, .init(1, 0, 1, 0), .init(2, 2, 2, 2, baseline: 4), .init(0, 0, 0, 0)),
    Row(.slider, .mini, .init(0, 0, 0, 0), .init(2, 2, 1, 2), .init(0, 0, 0, 0)),
    Row(
      .sliderWithTickMarks(.above), .regular, .init(0, 2, 2, 2), .init(2, 2, 6, 2, baseline: 6),
      .init(0, 0, 0, 0)),
    Row(
      .sliderWithTickMarks(.above), .small, .init(0, 0, 1, 0, baseline: 2),
      .init(2, 2, 2, 2, baseline: 4), .init(0, 0, 0, 0)),
    Row(
      .sliderWithTickMarks(.above), .mini, .init(0, 0, 0, 0), .init(2, 2, 0, 2), .init(0, 0, 0, 0)),
    Row(
      .sliderWithTickMarks(.below), .regular, .init(2, 2, 1, 2), .init(2, 2, 6, 2, baseline: 6),
      .init(0, 0, 0, 0)),
    Row(
      .sliderWithTickMarks(.below), .small, .init(0, 0, 1, 0, baseline: 2),
      .init(2, 2, 2, 2, baseline: 4), .init(0, 0, 0, 0)),
    Row(
      .sliderWithTickMarks(.below), .mini, .init(0, 0, 0, 0), .init(1, 2, 0, 2), .init(0, 0, 0, 0)),
    Row(
      .datePicker(.textFieldAndStepper), .regular, .init(4, 0, 0, 3, baseline: 6),
      .init(4, 0, 0, 3, baseline: 7), .init(0, 0, 0, 0, baseline: 7)),
    Row(
      .plain(.stepper), .regular, .init(2, 3, 3, 3), .init(4, 3, 3, 3),
      .init(0, 0, 0, 0, baseline: 8)),
    Row(.plain(.stepper), .small, .init(1, 2, 3, 2), .init(-1, 2, 0, 2), .init(0, 0, 0, 0)),
    Row(.plain(.switch), .regular, .init(1, 2, 2, 2, baseline: 9), nil, .init(0, 0, 0, 0)),
    Row(
      .plain(.colorWell), .regular, .init(0, 0, 0, 0), .init(2, 3, 2, 3, baseline: 8),
      .init(0, 0, 0, 0)),
    Row(.plain(.colorWell), .regular, height: 23, .init(0, 0, 0, 0), nil, nil),
    Row(.progressIndicator(.bar), .regular, .init(1, 0, 1, 0), nil, nil),
  ]

  private static let containers: [Row] = [
    Row(.separator(.horizontal), .regular, .init(2, 0, 2, 0), nil, nil),
    Row(.separator(.vertical), .regular, .init(0, 2, 0, 2), nil, nil),
    Row(.box(.titled), .regular, .init(0, 3, 4, 3), nil, .init(0, 0, 0, 0)),
    Row(.box(.untitled), .regular, .init(2, 3, 4, 3), nil, .init(0, 0, 0, 0)),
    Row(.box(.secondary), .regular, .init(2, 3, 4, 3), nil, nil),
    Row(.tabView(.topTabsBezelBorder), .regular, .init(6, 7, 10, 7), nil, nil),
    Row(.tabView(.topTabsBezelBorder), .small, .init(6, 7, 10, 7), .init(3, 7, 10, 7), nil),
    Row(.image(.photo), .regular, .init(3, 3, 3, 3), nil, nil),
    Row(.image(.grayBezel), .regular, .init(3, 3, 3, 3), nil, nil),
  ]
}
