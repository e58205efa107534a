import IBXML
import Testing

@testable import IBModel

@Suite struct ElementKindTests {
  @Test func everyRowOfTheTableCanBeRead() { #expect(ElementKindTable.known.unreadable == []) }

  @Test(
    arguments: [
      "label\tiOS\t-\t-\tview\tview\t-\t-", "label\tiPadOS\t-\t-\tview\tview\t-\t-\t-",
      "label\tiOS\t-\t-\tsomething\tview\t-\t-\t-", "label\tiOS\t-\t-\tview\tsomething\t-\t-\t-",
      "label\tiOS\t-\t-\tview\tview\tdiagonal\t-\t-", "label\tiOS\t-\t-\tview\tview\t-\t-\thologram",
    ] as [StaticString])
  func aFaultyRowIsReported(row: StaticString) { #expect(ElementKindTable.Row(TableText(row).columns()) == nil) }

  @Test func classesAreKnownByPlatform() {
    #expect(ElementKind.button.classNames(on: .tvOS) == ["UIButton", "UIControl", "UIView"])
    #expect(ElementKind.outlineView.className(on: .macOS) == "NSOutlineView")
    #expect(ElementKind.outlineView.className(on: .iOS) == nil)
    #expect(ElementKind.label.className(on: .watchOS) == nil)
  }

  @Test func elementsAreKnownByPlatform() {
    #expect(ElementKind.popUpButton.platforms == [.macOS])
    #expect(ElementKind.constraint.platforms == [.iOS, .macOS, .tvOS])
  }

  @Test func anUnknownKindKeepsItsNameAndHasNoProperties() {
    let hologram = ElementKind("hologram")
    #expect(!hologram.isKnown && hologram.name.text == "hologram" && hologram.platforms == [])
    #expect(!hologram.isView && !hologram.ownsViewTree && hologram.control == nil)
    #expect(hologram.contentAxes(on: .iOS) == [] && hologram.className(on: .iOS) == nil)
    #expect(ElementKind("hologramController").ownsViewTree)
  }

  @Test func everyViewHasAClassOnEachOfItsPlatforms() {
    for kind in ElementKind.all {
      for platform in Platform.allCases where kind.isView(on: platform) {
        let root = platform == .macOS ? "NSView" : "UIView"
        #expect(kind.classNames(on: platform).last == root, "\(kind) on \(platform)")
      }
    }
  }

  @Test func aToolbarIsAViewOnlyInUIKit() {
    #expect(ElementKind.toolbar.isView && ElementKind.toolbar.isView(on: .iOS))
    #expect(!ElementKind.toolbar.isView(on: .macOS))
    #expect(!ElementKind.label.isView(on: .macOS) && !ElementKind.label.isView(on: .watchOS))
  }

  @Test func onlyControllersOfViewsOwnViewTrees() {
    #expect(ElementKind.viewController.ownsViewTree && ElementKind.window.ownsViewTree)
    #expect(!ElementKind.arrayController.ownsViewTree && !ElementKind("userDefaultsController").ownsViewTree)
  }

  @Test func contentIsMeasuredOnAxes() {
    #expect(ElementKind.slider.contentAxes(on: .iOS) == .vertical)
    #expect(ElementKind.slider.contentAxes(on: .macOS) == .both)
    #expect(ElementKind.slider.contentAxes(on: .watchOS) == [])
    #expect(ElementKind.tokenField.control == .textField)
  }

  @Test func everyKindWithContentIsMeasuredAsSomething() {
    let exceptions: Set<ElementKind> = [.control, .matrix, .tvCaptionButtonView]
    for kind in ElementKind.all {
      let hasContent = Platform.allCases.contains { !kind.contentAxes(on: $0).isEmpty }
      #expect(!hasContent || kind.control != nil || exceptions.contains(kind), "\(kind)")
    }
  }
}
