import IBLayout
import IBModel
import IBXML
import Testing

@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone 15 Pro", "iPhone 15 Pro"), ("iphone15pro", "iPhone 15 Pro"), ("IPHONE SE", "iPhone SE (3rd generation)"),
    ("iphone se 1", "iPhone SE (1st generation)"), ("iPhone SE 2nd gen", "iPhone SE (2nd generation)"),
    ("iPad Pro 11", "iPad Pro 11-inch (M5)"), ("iPad Pro 12.9 inch", "iPad Pro 12.9-inch (6th generation)"),
    ("iPad", "iPad Pro 13-inch (M5)"), ("retina6_12", "iPhone 14 Pro"), ("apple tv", "Apple TV"),
  ]) func isFoundByWhatPeopleCallIt(_ name: String, _ device: String) throws {
    #expect(try Device.named(name).name == device)
  }

  @Test func anUnknownNameIsAnsweredWithTheNearest() {
    #expect(throws: ExplainedError.self) { try Device.named("") }
    do throws(ExplainedError) {
      _ = try Device.named("iPhone 15 Prp")
      Issue.record("it was found")
    } catch { #expect(error.description == "there is no device `iPhone 15 Prp`; did you mean `iPhone 15 Pro`?") }
  }

  @Test func namesAreUnique() { #expect(Set(Device.all.map(\.name)).count == Device.all.count) }

  @Test(arguments: Device.all) func isFoundByItsOwnName(_ device: Device) throws {
    #expect(try Device.named(device.name) == device)
  }

  @Test(arguments: Device.all) func theSafeAreaLeavesMostOfTheScreen(_ device: Device) {
    for (orientation, system) in Orientation.allCases.flatMap({ held in SystemRelease.allCases.map { (held, $0) } }) {
      let screen = device.screen(orientation)
      let insets = device.safeArea(orientation, on: system)
      #expect(insets.left == insets.right)
      #expect(screen.width - insets.left - insets.right > screen.width / 2)
      #expect(screen.height - insets.top - insets.bottom > screen.height / 2)
    }
  }

  @Test(arguments: [
    ("iPhone 8", SizeClasses.SizeClass.compact), ("iPhone 8 Plus", .regular), ("iPhone XR", .regular),
    ("iPhone 16 Pro", .compact), ("iPhone 16 Pro Max", .regular), ("iPhone 13 mini", .compact),
  ]) func aPhoneOnItsSideIsRegularWhenItIsLarge(_ name: String, _ width: SizeClasses.SizeClass) throws {
    let device = try Device.named(name)
    #expect(device.sizeClasses(.landscape) == SizeClasses(width: width, height: .compact))
    #expect(device.sizeClasses(.portrait) == SizeClasses(width: .compact, height: .regular))
  }

  @Test func aPadIsRegularHoweverItIsHeld() throws {
    let pad = try Device.named("iPad mini 4")
    for orientation in Orientation.allCases {
      #expect(pad.sizeClasses(orientation) == SizeClasses(width: .regular, height: .regular))
    }
  }

  /// Values of simulators of iOS 26.5, and of devices before; github.com/aloisdeniel/flutter_device_preview.
  @Test(arguments: [
    ("iPhone Air", Insets(top: 68, bottom: 34), Insets(left: 68, bottom: 20, right: 68)),
    ("iPhone 17 Pro", Insets(top: 62, bottom: 34), Insets(left: 62, bottom: 20, right: 62)),
    ("iPhone 17e", Insets(top: 47, bottom: 34), Insets(left: 47, bottom: 20, right: 47)),
    ("iPhone SE 3", Insets(top: 20), Insets()),
    ("iPad mini (A17 Pro)", Insets(top: 32, bottom: 25), Insets(top: 32, bottom: 25)),
    ("iPad Air 13", Insets(top: 32, bottom: 25), Insets(top: 32, bottom: 25)),
  ]) func iOS26LeavesThisFree(_ name: String, _ portrait: Insets, _ landscape: Insets) throws {
    let device = try Device.named(name)
    #expect(device.safeArea(.portrait) == portrait && device.safeArea(.landscape) == landscape)
  }

  @Test func earlierSystemsLeftOtherPartsFree() throws {
    #expect(try Device.named("iPad Pro 11 (M4)").safeArea(.landscape, on: .iOS18) == Insets(top: 24, bottom: 20))
    #expect(try Device.named("iPhone 15").safeArea(.landscape, on: .iOS18) == Insets(left: 59, bottom: 21, right: 59))
    #expect(try Device.named("iPad (9th generation)").safeArea(.portrait, on: .iOS18) == Insets(top: 20))
  }

  @Test func devicesRunTheSystemsOfTheirTime() throws {
    #expect(try Device.named("iPhone Air").systems == .iOS26 ... .iOS26)
    #expect(try Device.named("iPhone 11").systems == .iOS18 ... .iOS26)
    #expect(try Device.named("iPhone XR").systems == .iOS18 ... .iOS18)
    #expect(Set(Device.all.map(\.systems)).count == 3)
    #expect(Device.all.count { $0.systems.upperBound == .iOS18 } == 32)
    #expect(Device.all.count { $0.systems.lowerBound == .iOS26 } == 9)
  }

  @Test func canvasIdentifiersLeadToTheirScreen() {
    #expect(Device.canvas("retina6_1")?.screen == Size(width: 414, height: 896))
    #expect(Device.canvas("iPad13_0rounded")?.screen == Size(width: 1032, height: 1376))
    #expect(Device.canvas("ipad13_0rounded") == Device.canvas("iPad13_0rounded"))
    #expect(Device.canvas("nothing") == nil)
  }

  @Test func onlyATelevisionIsNotTurned() throws {
    #expect(try Device.named("iPhone 17").screen(.landscape) == Size(width: 874, height: 402))
    #expect(try Device.named("Apple TV 4K").screen(.portrait) == Size(width: 1920, height: 1080))
  }
}
