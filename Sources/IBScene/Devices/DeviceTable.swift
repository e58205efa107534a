import IBModel

/// Devices with the same screen and the same safe area.
struct DeviceFamily {
  var names: [String]
  var canvasIdentifier: String?
  var idiom: Device.Idiom
  var shape: Device.Shape
  var screen: Size
  var scale: Double
  /// Height of the status bar with what is beside it, in points.
  var statusBar: Double
  /// Heights of the status bar on Xcode's canvas; empty when the canvas has the device's own.
  var canvasStatusBar: [CanvasStatusBar.Step]

  init(
    _ shape: Device.Shape, _ canvasIdentifier: String?, _ width: Double, _ height: Double, scale: Double,
    statusBar: Double, onCanvas canvasStatusBar: [CanvasStatusBar.Step]? = nil, _ names: String...
  ) {
    self.names = names
    self.canvasIdentifier = canvasIdentifier
    idiom = shape == .television ? .tv : width < DeviceFamily.narrowestPad ? .phone : .pad
    self.shape = shape
    screen = Size(width: width, height: height)
    self.scale = scale
    self.statusBar = statusBar
    self.canvasStatusBar = canvasStatusBar ?? CanvasStatusBar.standard(shape, idiom)
  }

  private static let narrowestPad = 700.0

  /// The devices of the family.
  var devices: [Device] {
    names.map { name in
      Device(
        name: name, canvasIdentifier: canvasIdentifier, idiom: idiom, shape: shape, screen: screen, scale: scale,
        statusBar: statusBar, canvasStatusBar: canvasStatusBar)
    }
  }

  // Sources:
  // Screens and scales: Apple's technical specifications of each device (support.apple.com/specs) and the table of the
  // Human Interface Guidelines, Layout. Where a phone scales its picture down (Plus, mini), the size is the one apps see.
  // Status bars: 44: useyourloaf.com/blog/supporting-iphone-x, qiita.com/usagimaru/items/761e9a5f3d78b1939df8. 59:
  // csl.cool/2023/09/15/ios-dev/ios-layout-adaptation. 47, 48, 50, 59 and 62: also the frames that Xcode 15 and later stored
  // for these screens. iPhones XR and 11 said 44 before iOS 14. 68 of iPhone Air, and those of all devices since iPhone 16:
  // probed on simulators of iOS 26.5, github.com/aloisdeniel/flutter_device_preview, device_specs; 68 also
  // github.com/QuintGao/GKNavigationBarSwift.
  // Canvas identifiers: `<device id=…>` of public documents. Not seen, but after the pattern of the others: `ipad7_9`,
  // `ipad10_5`. `iPad13_0rounded` is written with a capital letter.
  // Of families of one kind the oldest comes first, so that of several names that fit the last is the newest.
  static let all: [DeviceFamily] = [
    DeviceFamily(.homeButton, "retina3_5", 320, 480, scale: 2, statusBar: 20, "iPhone 4", "iPhone 4s"),
    DeviceFamily(
      .homeButton, "retina4_0", 320, 568, scale: 2, statusBar: 20, "iPhone 5", "iPhone 5s", "iPhone 5c",
      "iPhone SE (1st generation)"),
    DeviceFamily(
      .homeButton, "retina4_7", 375, 667, scale: 2, statusBar: 20, "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
      "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"),
    DeviceFamily(
      .homeButton, "retina5_5", 414, 736, scale: 3, statusBar: 20, "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus",
      "iPhone 8 Plus"),
    DeviceFamily(
      .notch, "retina5_9", 375, 812, scale: 3, statusBar: 44,
      onCanvas: [.init(.v4, 44), .init(.v14_3, 50)], "iPhone X",
      "iPhone XS", "iPhone 11 Pro"),
    DeviceFamily(
      .notch, "retina6_1", 414, 896, scale: 2, statusBar: 48, onCanvas: [.init(.v4, 44), .init(.v14, 48)],
      "iPhone XR",
      "iPhone 11"),
    DeviceFamily(
      .notch, "retina6_5", 414, 896, scale: 3, statusBar: 44, onCanvas: [.init(.v4, 44)], "iPhone XS Max",
      "iPhone 11 Pro Max"),
    DeviceFamily(.notch, nil, 375, 812, scale: 3, statusBar: 50, "iPhone 12 mini", "iPhone 13 mini"),
    DeviceFamily(
      .notch, "retina6_0", 390, 844, scale: 3, statusBar: 47, onCanvas: [.init(.v4, 44), .init(.v14, 47)], "iPhone 12",
      "iPhone 12 Pro", "iPhone 13",
      "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"),
    DeviceFamily(
      .notch, "retina6_7", 428, 926, scale: 3, statusBar: 47,
      onCanvas: [.init(.v4, 44), .init(.v14, 47)], "iPhone 12 Pro Max", "iPhone 13 Pro Max",
      "iPhone 14 Plus"),
    DeviceFamily(
      .island, "retina6_12", 393, 852, scale: 3, statusBar: 59, "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro",
      "iPhone 16"),
    DeviceFamily(
      .island, "retina6_72", 430, 932, scale: 3, statusBar: 59, "iPhone 14 Pro Max", "iPhone 15 Plus",
      "iPhone 15 Pro Max", "iPhone 16 Plus"),
    DeviceFamily(.island, nil, 420, 912, scale: 3, statusBar: 68, "iPhone Air"),
    DeviceFamily(
      .island, "retina6_3", 402, 874, scale: 3, statusBar: 62, "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"),
    DeviceFamily(.island, "retina6_9", 440, 956, scale: 3, statusBar: 62, "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
    DeviceFamily(
      .homeButton, "ipad7_9", 768, 1024, scale: 2, statusBar: 20, "iPad mini 2", "iPad mini 3", "iPad mini 4",
      "iPad mini (5th generation)"),
    DeviceFamily(
      .roundedPad, nil, 744, 1133, scale: 2, statusBar: 24, "iPad mini (6th generation)", "iPad mini (A17 Pro)"),
    DeviceFamily(
      .homeButton, "ipad9_7", 768, 1024, scale: 2, statusBar: 20, "iPad (3rd generation)", "iPad (4th generation)",
      "iPad (5th generation)", "iPad (6th generation)", "iPad Air (1st generation)", "iPad Air 2",
      "iPad Pro 9.7-inch"),
    DeviceFamily(
      .homeButton, "ipad10_2", 810, 1080, scale: 2, statusBar: 20, "iPad (7th generation)", "iPad (8th generation)",
      "iPad (9th generation)"),
    DeviceFamily(
      .homeButton, "ipad10_5", 834, 1112, scale: 2, statusBar: 20, "iPad Pro 10.5-inch", "iPad Air (3rd generation)"),
    DeviceFamily(
      .roundedPad, "ipad10_9rounded", 820, 1180, scale: 2, statusBar: 24, "iPad Air (4th generation)",
      "iPad Air (5th generation)", "iPad (10th generation)", "iPad (A16)", "iPad Air 11-inch (M2)",
      "iPad Air 11-inch (M3)", "iPad Air 11-inch (M4)"),
    DeviceFamily(
      .roundedPad, "ipad11_0rounded", 834, 1194, scale: 2, statusBar: 24, "iPad Pro 11-inch (1st generation)",
      "iPad Pro 11-inch (2nd generation)", "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)"),
    DeviceFamily(
      .roundedPad, nil, 834, 1210, scale: 2, statusBar: 24, "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"),
    DeviceFamily(
      .homeButton, "ipad12_9", 1024, 1366, scale: 2, statusBar: 20, "iPad Pro 12.9-inch (1st generation)",
      "iPad Pro 12.9-inch (2nd generation)"),
    DeviceFamily(
      .roundedPad, "ipad12_9rounded", 1024, 1366, scale: 2, statusBar: 24, "iPad Pro 12.9-inch (3rd generation)",
      "iPad Pro 12.9-inch (4th generation)", "iPad Pro 12.9-inch (5th generation)",
      "iPad Pro 12.9-inch (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      "iPad Air 13-inch (M4)"),
    DeviceFamily(
      .roundedPad, "iPad13_0rounded", 1032, 1376, scale: 2, statusBar: 24, "iPad Pro 13-inch (M4)",
      "iPad Pro 13-inch (M5)"),
    DeviceFamily(.television, "appleTV", 1920, 1080, scale: 1, statusBar: 0, "Apple TV"),
    DeviceFamily(.television, nil, 1920, 1080, scale: 2, statusBar: 0, "Apple TV 4K"),
  ]
}
