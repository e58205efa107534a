import IBModel

/// The inputs of a layout besides the document.
public struct Situation: Sendable, Hashable {
  /// The origin of the rules that apply.
  public enum Mode: String, Sendable, CaseIterable {
    /// The rules of Xcode's canvas: placeholder constraints apply, and views keep stored sizes that nothing determines.
    case canvas
    /// The rules of the running app: no placeholder constraints, safe areas of the device.
    case runTime
  }

  /// The origin of the sizes of text and controls.
  public enum Content: String, Sendable, CaseIterable {
    /// The stored size of a view counts as the size of its content, as Xcode measured it.
    case stored
    /// `ibt` measures text, images and controls.
    case measured
  }

  /// The origin of the rules that apply.
  public var mode: Mode
  /// The origin of content sizes.
  public var content: Content
  /// The device; nil for the one the document was saved for.
  public var device: Device?
  /// The orientation of the device; nil for the document's.
  public var orientation: Orientation?
  /// The size classes; nil for the device's.
  public var sizeClasses: SizeClasses?
  /// The size of root views in points, instead of the device's or the stored one.
  public var size: Size?
  /// The text size the user has chosen; text styles follow it.
  public var textSize: TextSize
  /// The reading direction of the app.
  public var layoutDirection: LayoutDirection
  /// The generation of iOS; nil for the newest that runs on the device.
  public var system: SystemRelease?
  /// The resources of asset catalogs that documents refer to.
  public var resources: Resources
  /// The decisions of the app's code. They do not change frames, but the certainty about them.
  package var code = CodeDecisions()
  /// The rules that do not apply; empty in ordinary layouts.
  package var switchedOff: Set<MeasuredRule> = []

  /// Creates a situation; by default the canvas the document was saved on.
  ///
  /// - Parameter content: nil is `stored` on the canvas and `measured` at run time.
  public init(
    mode: Mode = .canvas, content: Content? = nil, device: Device? = nil, orientation: Orientation? = nil,
    sizeClasses: SizeClasses? = nil, size: Size? = nil, textSize: TextSize = .large,
    layoutDirection: LayoutDirection = .leftToRight, resources: Resources = Resources()
  ) {
    self.mode = mode
    self.content = content ?? (mode == .canvas ? .stored : .measured)
    (self.device, self.orientation, self.sizeClasses, self.size) = (device, orientation, sizeClasses, size)
    (self.textSize, self.layoutDirection, self.resources) = (textSize, layoutDirection, resources)
  }

  /// Hashes what differs between the situations of a run.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mode)
    hasher.combine(device?.name)
    hasher.combine(size)
  }

  /// Whether the stored frames are for this situation.
  package var isCanvasOfDocument: Bool {
    mode == .canvas && device == nil && orientation == nil && size == nil && sizeClasses == nil && textSize == .large
      && layoutDirection == .leftToRight
  }

  /// The generation of iOS the app runs on. A device that the document was saved for represents all with its screen.
  var systemInUse: SystemRelease {
    let newest = system ?? .current
    guard let systems = device?.systems else { return newest }
    return min(max(newest, systems.lowerBound), systems.upperBound)
  }

  /// A name for messages: `the canvas`, `iPhone 17 in landscape`.
  package var title: String {
    guard let device else { return mode == .canvas ? "the canvas" : "run time" }
    guard device.idiom != .tv, let orientation else { return device.name }
    return "\(device.name) in \(orientation.rawValue)"
  }
}
