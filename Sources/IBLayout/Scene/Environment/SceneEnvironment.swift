import IBBase
import IBModel
import IBXML

/// The meaning of a situation for one document: everything that all its scenes share.
///
/// It is a class because every scene, and every system built for one, refers to it.
public final class SceneEnvironment: Sendable {
  /// The document.
  public let document: Document
  /// The situation that the document is laid out for.
  public let situation: Situation
  /// The platform of the document.
  public let platform: Platform
  /// The release of Xcode whose rules apply.
  public let xcodeVersion: XcodeVersion
  /// The look of AppKit's controls in scenes that do not show another look.
  package let macDesign: MacDesign
  /// The mode, which determines whose rules apply.
  public let mode: Situation.Mode
  /// The origin of content sizes.
  public let contentSource: Situation.Content
  /// The device the document is shown on; nil if it names none.
  public let device: Device?
  /// Whether the canvas shows a window of Mac Catalyst, which has no status bar and no size of its own.
  public let isMacWindow: Bool
  /// The orientation of the device.
  public let orientation: Orientation
  /// The generation of iOS whose safe areas and bars the app has at run time.
  public let system: SystemRelease
  /// Pixels per point.
  public let scale: Double
  /// The size classes of a scene that fills the screen.
  public let sizeClasses: SizeClasses
  /// Whether the document is a storyboard.
  public var isStoryboard: Bool { document.kind == .storyboard }
  /// Whether the document uses Auto Layout.
  public var usesAutoLayout: Bool { document.usesAutoLayout }
  /// Whether the document has safe area guides; older ones have top and bottom layout guides.
  public let usesSafeAreas: Bool
  /// Whether the app shows the document while it starts; its views have the margins of controllers' views.
  public var isLaunchScreen: Bool { document.isLaunchScreen }
  /// Whether roots take the size of a device that differs from the document's own.
  public let isMoved: Bool
  package let images: ImageTable
  /// The problems of the document as a whole.
  public let problems: [SceneProblem]

  let storedScreen: Size?
  /// The bytes of texts of a scene that are laid out and drawn.
  let textRoom: Int
  package let variations: ActiveVariations
  let bars: BarSearch

  /// Creates the environment of a document in a situation.
  /// - Complexity: O(elements)
  public init(_ document: Document, in situation: Situation) {
    let root = document.tree.root
    let stored = StoredDevice(of: root)
    let isForeign = situation.device.map { !$0.runs(document.platform) } ?? false
    let requested = isForeign ? nil : situation.device
    self.document = document
    self.situation = situation
    platform = document.platform
    xcodeVersion = document.xcodeVersion ?? SceneEnvironment.versionOfManualDocuments
    macDesign = MacDesign(of: document, xcodeVersion, in: situation)
    mode = isForeign ? .canvas : situation.mode
    contentSource = isForeign ? .stored : situation.content
    orientation = situation.orientation ?? stored.orientation
    device = requested ?? stored.device
    isMacWindow = requested == nil && stored.isMac
    system = situation.systemInUse
    storedScreen = stored.device?.screen(stored.orientation)
    isMoved = requested != nil || orientation != stored.orientation
    // Documents from before Xcode 8 name no device; their canvas is one pixel a point, as it always is on macOS.
    // Frames stored for Mac Catalyst have halves of points.
    // The canvas of tvOS has half points since Xcode 11.
    let isTelevision = platform == .tvOS && requested == nil
    scale = isTelevision ? (xcodeVersion < .v11 ? 1 : 2) : isMacWindow ? 2 : device?.scale ?? 1
    sizeClasses = situation.sizeClasses ?? device?.sizeClasses(orientation) ?? .any
    usesSafeAreas = root["useSafeAreas"] == "YES"
    images = ImageTable(document, situation.resources)
    variations = ActiveVariations(of: document, under: sizeClasses)
    bars = BarSearch(document)
    problems = SceneEnvironment.problems(of: document, in: situation, isForeign: isForeign)
    let hasRoom = document.tree.source.utf8.count <= Limit.laidOutText
    textRoom = hasRoom ? .max : Limit.laidOutText / max(1, document.rootViews.count)
  }

  /// Manually written documents appear as in the last release whose canvas has the safe areas of devices.
  private static let versionOfManualDocuments: XcodeVersion = .v16

  private static func problems(
    of document: Document, in situation: Situation, isForeign: Bool
  ) -> [SceneProblem] {
    var list = ProblemList()
    let root = document.tree.root
    if let excess = document.excess {
      list.add([excess])
    } else if document.platform == .watchOS {
      list.add(.unsupportedPlatform(.watchOS), at: root)
    } else if let runtime = document.unknownRuntime {
      list.add(.unknownRuntime(runtime), at: root)
    } else if !document.usesAutoLayout, document.constraints.contains(where: { _ in true }) {
      list.add(.autoLayoutOff, at: root)
    }
    if isForeign, let device = situation.device { list.add(.deviceOfAnotherPlatform(device.name), at: root) }
    return list.problems
  }

  /// The screen in its orientation, in points; nil without a device.
  public var screen: Size? { device?.screen(orientation) }

  /// Whether sensors take room at the top of the screen.
  public var isNotched: Bool { device.map { $0.shape == .notch || $0.shape == .island } == true }

  /// The safe area of a view that fills the screen, without bars.
  public var screenSafeArea: Insets {
    if platform == .tvOS, mode == .canvas { return number(.insets, of: "screen", in: .bars)?.insets ?? Insets() }
    guard platform == .iOS else { return mode == .runTime ? device?.safeArea(orientation) ?? Insets() : Insets() }
    guard let device else { return Insets(top: canvasStatusBarHeight) }
    if mode == .runTime { return device.safeArea(orientation, on: system) }
    var insets = canvasSafeArea(of: device, orientation)
    let status = canvasStatusBarHeight
    insets.top = orientation == .landscape && device.idiom == .phone ? 0 : status
    if addsPortraitInsets {
      insets.top += status
      insets.bottom += canvasSafeArea(of: device, .portrait).bottom
    }
    return insets
  }

  /// The canvas shows the safe areas from before iOS 26, whatever the release of Xcode.
  private func canvasSafeArea(of device: Device, _ orientation: Orientation) -> Insets {
    device.safeArea(orientation, on: .iOS18)
  }

  /// The canvas adds the insets of a phone held upright to the insets of its orientation. Measured on 69 roots.
  public var addsPortraitInsets: Bool { isNotched && follows(.portraitInsetsAdded) }

  func rootSize(of root: Object, _ kind: RootKind) -> Size {
    if let size = situation.size { return size }
    let stored = root.frame.map { Size(width: $0.width, height: $0.height) } ?? Size(width: 0, height: 0)
    guard isMoved, let screen, platform != .macOS else { return stored }
    switch kind {
    case .controller(let root) where !root.bars.isEmbedded: return screen
    // A view that filled the screen it was drawn on fills the other one, too.
    case .topLevel where stored == storedScreen: return screen
    // The app shows a row as wide as its table, which usually fills the screen.
    case .reusable where mode == .runTime && root.kind == .tableViewCell:
      return Size(width: screen.width, height: stored.height)
    default: return stored
    }
  }
}

/// The device a document was saved for.
package struct StoredDevice {
  /// Nil if the document names no known device.
  package var device: Device?
  package var orientation: Orientation
  /// Whether it is a Mac, for an app of iOS.
  package var isMac: Bool

  package init(of root: Element) {
    let element = root.child(.device)
    orientation = element?[.orientation].flatMap(Orientation.init) ?? .portrait
    isMac = element?[.id] == "mac"
    device = element?[.id].flatMap(Device.canvas).map { StoredDevice.actual($0, in: root.tree) }
  }

  /// Returns the device of an identifier: Xcode 14.3 and later use the one of iPhone 14 Plus for the larger iPhone 15
  /// Plus, too.
  private static func actual(_ device: Device, in tree: XMLTree) -> Device {
    guard device.canvasIdentifier == "retina6_7", let larger = Device.canvas("retina6_72") else { return device }
    var isLarger = false
    tree.visitElements(named: "rect") { rect in
      guard rect[.key] == "frame", let view = rect.parent, view[.key] == "view" else { return }
      if rect[.width].flatMap({ Double($0) }) == larger.screen(.portrait).width { isLarger = true }
    }
    return isLarger ? larger : device
  }
}

extension Device {
  package func runs(_ platform: Platform) -> Bool {
    switch platform {
    case .iOS: idiom == .phone || idiom == .pad
    case .tvOS: idiom == .tv
    case .macOS: idiom == .mac
    case .watchOS: idiom == .watch
    }
  }
}

extension SceneEnvironment {
  /// Whether the document is in Japanese, as it contains kana.
  ///
  /// The font of Chinese characters depends on the language, which documents do not state.
  ///
  /// - Complexity: O(1), and once for a document O(bytes)
  public var isJapanese: Bool { document.hasKana }
}
