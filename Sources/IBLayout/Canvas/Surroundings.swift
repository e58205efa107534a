import IBModel
import IBScene
import IBXML

/// What the frames of a document depend on beside its views, resolved from the document and the situation.
struct Surroundings {
  let platform: Platform
  /// Comparable version of the tools that wrote the document; constants of special builds are mapped to their era.
  let toolsVersion: Int
  let isStoryboard: Bool
  let mode: Situation.Mode
  let content: Situation.Content
  let orientation: Orientation
  let device: Device?
  /// Pixels per point.
  let scale: Double
  let classes: SizeClasses
  /// Whether the document has safe area guides; older ones have top and bottom layout guides.
  let usesSafeAreas: Bool
  /// Whether the document is shown while the app starts; its views have the margins of controllers' views.
  let isLaunchScreen: Bool
  /// The screen the document was saved for.
  private let storedScreen: Size?
  /// Size asked for instead of the stored one of root views.
  var size: Size?
  /// Whether the device is another one than the document's, so that roots take its size.
  let isMoved: Bool

  init(of document: Document, in situation: Situation) {
    platform = document.platform
    toolsVersion = Surroundings.era(of: document)
    isStoryboard = document.kind == .storyboard
    mode = situation.mode
    content = situation.content
    size = situation.size
    let root = document.tree.root
    let element = root.child(.device)
    let storedOrientation = element?[.orientation].flatMap(Orientation.init) ?? .portrait
    let storedDevice = element?[.id].flatMap(Device.canvas)
    orientation = situation.orientation ?? storedOrientation
    device = situation.device ?? storedDevice
    storedScreen = storedDevice?.screen(storedOrientation)
    isMoved = situation.device != nil || orientation != storedOrientation
    // Documents from before Xcode 8 name no device; their canvas is one pixel a point, as that of macOS always is.
    scale = device?.scale ?? 1
    classes = device?.sizeClasses(orientation) ?? SizeClasses(width: nil, height: nil)
    usesSafeAreas = root["useSafeAreas"] == "YES"
    isLaunchScreen = root["launchScreen"] == "YES"
  }

  /// Builds of Xcode that write 32700 belong to the years of Xcode 15 and 16, and so do controls drawn on a Mac of them.
  private static func era(of document: Document) -> Int {
    let isLikeXcode16 =
      document.toolsVersion >= 32000
      || document.platform == .macOS && document.toolsVersion >= 24100 && AppKitDesign.isBeforeMacOS26(document)
    return isLikeXcode16 ? 23000 : document.toolsVersion
  }

  var screen: Size? { device?.screen(orientation) }

  /// The size of a root view.
  func rootSize(of root: Object, _ kind: RootKind) -> Size {
    if let size { return size }
    let stored = root.frame.map { Size(width: $0.width, height: $0.height) } ?? Size(width: 0, height: 0)
    guard isMoved, let screen, platform != .macOS else { return stored }
    switch kind {
    case .controller(let root) where !root.bars.isEmbedded: return screen
    // A view that filled the screen it was drawn on fills the other one, too.
    case .topLevel where stored == storedScreen: return screen
    default: return stored
    }
  }

  /// The safe area of a view that fills the screen, without bars.
  var screenSafeArea: EdgeInsets {
    guard platform == .iOS else {
      return mode == .runTime ? device?.safeArea(orientation) ?? EdgeInsets() : EdgeInsets()
    }
    guard let device else { return EdgeInsets(top: CanvasStatusBar.height(on: nil, toolsVersion: toolsVersion)) }
    if mode == .runTime { return device.safeArea(orientation) }
    let doubling = isDoubled ? 2.0 : 1
    let bare = device.safeArea(orientation)
    let isSideways = orientation == .landscape && device.idiom == .phone
    let status = isSideways ? 0 : CanvasStatusBar.height(on: device, toolsVersion: toolsVersion)
    return EdgeInsets(
      top: status * doubling, left: bare.left, bottom: bare.bottom * doubling, right: bare.right)
  }

  var isNotched: Bool { device.map { $0.shape == .notch || $0.shape == .island } == true }

  /// The canvas of Xcode 26 insets notched phones twice.
  private var isDoubled: Bool {
    isNotched && (23727..<32000).contains(toolsVersion)
  }
}
