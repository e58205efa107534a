import IBModel
import IBXML

/// A device that a scene can be laid out for.
public struct Device: Sendable, Hashable {
  /// The kinds of devices.
  public enum Idiom: String, Sendable { case phone, pad, tv, watch, mac }

  /// The shape of a screen, by the parts that take room at its edges.
  public enum Shape: String, Sendable {
    /// A rectangular screen with a home button below it.
    case homeButton
    /// Rounded corners, sensors in a notch.
    case notch
    /// Rounded corners, sensors in the Dynamic Island.
    case island
    /// Rounded corners, no home button.
    case roundedPad
    /// A television, which may cut off its edges.
    case television
  }

  /// Its marketing name: `iPhone 15 Pro`.
  public var name: String
  /// The `id` of `<device>` in documents saved for it: `retina6_12`; nil when Xcode's canvas does not have it.
  public var canvasIdentifier: String?
  /// The kind of device.
  public var idiom: Idiom
  /// The shape of the screen.
  public var shape: Shape
  /// The screen held upright, in points.
  public var screen: Size
  /// Pixels per point.
  public var scale: Double
  /// The height of the status bar with the parts beside it, held upright, before iOS 26 on iPads; in points.
  public var statusBar: Double
  /// The generations of iOS that run on it.
  public var systems: ClosedRange<SystemRelease>
  /// Heights of the status bar on Xcode's canvas; empty when the canvas has the device's own.
  package var canvasStatusBar: [CanvasStatusBar.Step]

  /// Returns the safe area of a full-screen view without bars.
  ///
  /// Sources: iOS 26, all devices since iPhone 16 and iPad (10th generation): probed on simulators of iOS 26.5,
  /// github.com/aloisdeniel/flutter_device_preview, device_specs; the 32 of iPads with a home button:
  /// pub.dev/documentation/flutterware/0.7.0. Before: 44 and 21 of a phone on its side,
  /// useyourloaf.com/blog/supporting-iphone-x; 24 and 20 of iPads, frames that Xcode stored up to Xcode 16 (one
  /// simulator before iOS 26 said 25). Estimated: phones older than iPhone 16 on their side in iOS 26, assumed to be
  /// like those.
  public func safeArea(_ orientation: Orientation, on system: SystemRelease = .current) -> Insets {
    let isUpright = orientation == .portrait
    let isNew = system >= .iOS26
    switch shape {
    case .television: return Device.overscan
    case .homeButton where idiom == .phone: return Insets(top: isUpright ? statusBar : 0)
    case .homeButton: return Insets(top: isNew ? Device.newPad.top : statusBar)
    case .roundedPad: return isNew ? Device.newPad : Insets(top: statusBar, bottom: 20)
    case .notch, .island:
      if isUpright { return Insets(top: statusBar, bottom: 34) }
      // A phone on its side has no status bar; the space of the notch or island stays free on both sides.
      return Insets(left: statusBar, bottom: isNew ? 20 : 21, right: statusBar)
    }
  }

  private static let newPad = Insets(top: 32, bottom: 25)

  /// Source: Apple's Human Interface Guidelines, Layout, tvOS: 60 points above and below, 80 at the sides.
  private static let overscan = Insets(top: 60, left: 80, bottom: 60, right: 80)

  /// Returns the devices that layouts are checked for by default: the smallest, the most common and the largest
  /// screens.
  public static func usual(on platform: Platform) -> [Device] {
    switch platform {
    case .iOS: usualPhonesAndPads
    case .tvOS: all.filter { $0.name == "Apple TV" }
    case .macOS, .watchOS: []
    }
  }

  /// Returns the devices of a platform that layouts are checked for: those that are configured, by name, or the usual
  /// ones.
  package static func checked(on platform: Platform, configured names: [String]?) -> [Device] {
    names.map { known($0).filter { $0.runs(platform) } } ?? usual(on: platform)
  }

  /// Returns the devices with names, without those that no device has.
  package static func known(_ names: [String]) -> [Device] {
    names.compactMap { name in all.first { $0.name == name } }
  }

  /// The usual devices on which a document is shown by default: a phone and a tablet.
  package static func shown(on platform: Platform) -> [Device] {
    usual(on: platform).filter { platform != .iOS || ["iPhone 17", "iPad mini (A17 Pro)"].contains($0.name) }
  }

  /// The newest devices of each kind, suggested for unknown names.
  static let newest: [Device] = all.filter { newestNames.contains($0.name) }

  private static let newestNames = [
    "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 17e", "iPhone Air", "iPad (A16)", "iPad mini (A17 Pro)",
    "iPad Air 11-inch (M4)", "iPad Air 13-inch (M4)", "iPad Pro 11-inch (M5)", "iPad Pro 13-inch (M5)", "Apple TV 4K",
  ]

  private static let usualPhonesAndPads = all.filter {
    [
      "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 17", "iPhone 17 Pro Max",
      "iPad mini (A17 Pro)", "iPad Pro 13-inch (M5)",
    ].contains($0.name)
  }

  /// All devices; devices with the same screen are together. There are no watches: their interfaces do not use Auto
  /// Layout.
  public static let all: [Device] = DeviceTable.known.devices

  /// Returns the first device whose screen has an identifier on Xcode's canvas; documents differ in capital letters.
  public static func canvas(_ identifier: String) -> Device? {
    all.first { $0.canvasIdentifier == identifier }
      ?? all.first { $0.canvasIdentifier?.lowercased() == identifier.lowercased() }
  }

  /// Returns the device that people mean by a name.
  ///
  /// Case, spaces, hyphens, parentheses, `inch` and `generation` are ignored. Of several devices whose name begins with
  /// these words, it is the newest: `iPad Pro 11` is the last one of that size.
  /// - Throws: `ExplainedError` if no device has this name.
  public static func named(_ name: String) throws(ExplainedError) -> Device {
    let wanted = DeviceWords(name)
    let known = all.map { (device: $0, words: DeviceWords($0.name)) }
    if let device = known.first(where: { $0.words.joined == wanted.joined })?.device { return device }
    if let device = known.last(where: { $0.words.begin(with: wanted) })?.device { return device }
    if let device = canvas(name) { return device }
    // Another number is another device: the nearest name of an `iPhone 99` would be an iPhone 4.
    let candidates = known.filter { wanted.numbers.isEmpty || $0.words.numbers == wanted.numbers }
    let nearest = EditDistance.nearest(to: wanted.joined, among: candidates.map(\.words.joined))
    throw ExplainedError(
      unknownDevice: name, nearest: candidates.first { $0.words.joined == nearest }?.device.name,
      newest: newest.filter { device in known.contains { $0.device == device && $0.words.kind == wanted.kind } })
  }

  /// The orientations in which the device is used.
  package var orientations: [Orientation] { idiom == .tv ? [.landscape] : Orientation.allCases }

  /// Returns the screen in an orientation. A television is never turned.
  public func screen(_ orientation: Orientation) -> Size {
    guard orientation == .landscape, idiom != .tv else { return screen }
    return Size(width: screen.height, height: screen.width)
  }

  /// Returns the size classes of a scene that fills the screen.
  ///
  /// Source: the table in Apple's Human Interface Guidelines, Layout, Device size classes.
  public func sizeClasses(_ orientation: Orientation) -> SizeClasses {
    guard idiom == .phone else { return SizeClasses(width: .regular, height: .regular) }
    if orientation == .portrait { return SizeClasses(width: .compact, height: .regular) }
    // Phones named Plus or Max, iPhone XR, 11 and Air have a regular width on their side.
    return SizeClasses(width: screen.width >= 414 ? .regular : .compact, height: .compact)
  }
}

/// The orientation of a device.
public enum Orientation: String, Sendable, CaseIterable { case portrait, landscape }

extension ExplainedError {
  /// A name that no device has.
  /// - Parameters:
  ///   - nearest: The most similar known name; nil when none is similar.
  ///   - newest: The newest devices of the same kind; empty when the name does not begin with a kind of device.
  fileprivate init(unknownDevice name: String, nearest: String?, newest: [Device]) {
    let list = "`ibt devices` lists all devices"
    let names = newest.map { "`\($0.name)`" }.joined(separator: ", ")
    let advice =
      nearest.map { "did you mean `\($0)`?" } ?? (newest.isEmpty ? list : "the newest are \(names); \(list)")
    self.init("there is no device `\(name)`; \(advice)")
  }
}

/// The words of a device's name that distinguish it from others.
private struct DeviceWords {
  private let words: [String]

  init(_ name: String) {
    words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(DeviceWords.plain)
      .filter { !DeviceWords.fillers.contains($0) }
  }

  var joined: String { words.joined() }

  var kind: String? { DeviceWords.kinds.first { joined.hasPrefix($0) } }

  var numbers: String { joined.filter(\.isNumber) }

  func begin(with other: DeviceWords) -> Bool { !other.words.isEmpty && words.starts(with: other.words) }

  private static let kinds = ["iphone", "ipad", "apple"]
  private static let fillers: Set<String> = ["inch", "in", "generation", "gen"]
  private static let ordinals: Set<String> = ["st", "nd", "rd", "th"]

  /// Turns `3rd` into `3`.
  private static func plain(_ word: Substring) -> String {
    let digits = word.prefix(while: \.isNumber)
    return !digits.isEmpty && ordinals.contains(String(word.dropFirst(digits.count))) ? String(digits) : String(word)
  }
}
