import IBLayout
import IBModel
import IBXML

/// The facts that a layout depends on besides its views: size, traits, metrics and state of the app.
public struct LayoutEnvironment: Sendable, Hashable {
  /// The size of the root view in points; its shape decides the orientation.
  public var size: Size
  /// The size classes; nil where a document names no device.
  public var sizeClasses: SizeClasses
  /// The kind of device.
  public var idiom: Device.Idiom
  /// The scale in pixels per point.
  public var scale: Double
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool
  /// Numbers by name.
  public var metrics: [String: Double]
  /// States of the app by name.
  public var state: [String: StateValue]

  /// Creates an environment; without arguments, the one of a phone held upright.
  public init(
    size: Size = Size(width: 375, height: 667), sizeClasses: SizeClasses? = nil, idiom: Device.Idiom = .phone,
    scale: Double = 2, isRightToLeft: Bool = false, metrics: [String: Double] = [:], state: [String: StateValue] = [:]
  ) {
    self.size = size
    let isUpright = size.height >= size.width
    self.sizeClasses =
      sizeClasses ?? SizeClasses(width: .compact, height: isUpright || idiom != .phone ? .regular : .compact)
    (self.idiom, self.scale, self.isRightToLeft, self.metrics) = (idiom, scale, isRightToLeft, metrics)
    self.state = state
  }

  /// Creates the environment of a root view in a situation.
  public init(
    of root: Object, in document: Document, _ situation: Situation = Situation(), state: [String: StateValue] = [:]
  ) {
    let stored = StoredDevice(of: document.tree.root)
    let requested = situation.device.flatMap { $0.runs(document.platform) ? $0 : nil }
    let (device, orientation) = (requested ?? stored.device, situation.orientation ?? stored.orientation)
    let screen = device?.screen(orientation)
    let isMoved = requested != nil || orientation != stored.orientation
    let frame = root.frame.map { Size(width: $0.width, height: $0.height) }
    let idiom: Device.Idiom =
      switch document.platform {
      case .iOS: device?.idiom ?? .phone
      case .tvOS: .tv
      case .macOS: .mac
      case .watchOS: .watch
      }
    let classes = device?.sizeClasses(orientation) ?? SizeClasses(width: nil, height: nil)
    self.init(
      size: situation.size ?? (isMoved ? screen : nil) ?? frame ?? screen ?? Size(width: 375, height: 667),
      sizeClasses: situation.sizeClasses ?? classes, idiom: idiom, scale: device?.scale ?? 1,
      isRightToLeft: situation.layoutDirection == .rightToLeft, state: state)
  }

  /// The orientation by the shape of the root view. A square one is upright.
  public var orientation: Orientation { size.height >= size.width ? .portrait : .landscape }
}

/// A value of a state of the app.
public enum StateValue: Sendable, Hashable {
  case boolean(Bool)
  case number(Double)
  case word(String)

  /// Reads `yes`, `no`, `true`, `false`, a number, or any other word.
  public init(_ text: String) {
    switch text {
    case "yes", "true": self = .boolean(true)
    case "no", "false": self = .boolean(false)
    default: self = Double(text).map(StateValue.number) ?? .word(text)
    }
  }

  var text: String {
    switch self {
    case .boolean(let value): value ? "yes" : "no"
    case .number(let number): number.short
    case .word(let word): word
    }
  }
}
