import IBXML
import IBModel
import Testing

@Suite struct KindSetTests {
  private func members(_ set: KindSet, _ platform: Platform) -> [String] {
    ElementKind.all.filter { $0.occurs(on: platform) && set.contains($0, on: platform) }.map(\.name.text)
  }

  @Test func `interactive views are those that users operate`() {
    #expect(
      members(.interactive, .iOS) == [
        "button", "colorWell", "datePicker", "pageControl", "pickerView", "searchBar", "segmentedControl", "slider",
        "stepper", "switch", "textField", "textView",
      ])
    #expect(members(.interactive, .watchOS) == ["button", "picker", "slider", "switch"])
  }

  @Test func `controls have the class of one, or a class that inherits from it`() {
    #expect(
      members(.control, .iOS) == [
        "button", "colorWell", "control", "datePicker", "pageControl", "refreshControl", "segmentedControl", "slider",
        "stepper", "switch", "textField",
      ])
    #expect(members(.control, .macOS).contains("imageView") && !members(.control, .macOS).contains("stackView"))
  }

  @Test(arguments: KindSet.allCases) func `each set has known members`(set: KindSet) {
    #expect(Platform.allCases.contains { !members(set, $0).isEmpty })
  }

  @Test func `what needs an action is interactive, and what scrolls is a view`() {
    for kind in ElementKind.all {
      if kind.needsAction { #expect(kind.isInteractive) }
      if kind.scrolls { #expect(kind.isView) }
    }
  }

  @Test func `every named member is a known view`() {
    for kind in ElementKind.scrolling { #expect(kind.isKnown && kind.isView) }
    for kind in ElementKind.all where kind.isInteractive { #expect(kind.category == .view, "\(kind)") }
  }
}
