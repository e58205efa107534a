import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct AttributeReadingTests {
  private enum Axis: String { case horizontal, vertical }

  private func element(_ attributes: String) throws -> Element {
    try read(Storyboard.xib("<view id=\"x\" \(attributes)/>")).object(named: "x").element
  }

  @Test func aValueIsReadAsItsType() throws {
    let element = try element(#"axis="vertical" alpha="0.5" tag="12" hidden="YES" opaque="NO""#)
    #expect(element.value("axis", as: Axis.self).value == .vertical && element.number("alpha").value == 0.5)
    #expect(element.integer("tag").value == 12 && element.bool("hidden").value == true)
    #expect(element.bool("opaque").value == false)
  }

  @Test func aMissingAttributeHasTheDefault() throws {
    let reading = try element("").value("axis", as: Axis.self)
    #expect(reading.value == nil && reading.unreadable == nil && reading.value(default: .horizontal) == .horizontal)
  }

  @Test(arguments: ["diagonal", "", "Vertical", "a&amp;b"])
  func anUnknownValueKeepsTextAndLocation(text: String) throws {
    let element = try element("axis=\"\(text)\"")
    let reading = element.value("axis", as: Axis.self)
    let unreadable = try #require(reading.unreadable)
    #expect(unreadable.element == element && unreadable.attribute == "axis")
    #expect(unreadable.text == text.replacing("&amp;", with: "&"))
    #expect(element.tree.source.utf8[unreadable.range].elementsEqual(text.utf8))
    #expect(reading.value(default: .horizontal) == .horizontal)
  }

  @Test(arguments: ["1o0", "nan", "inf", "", "1 000"]) func textThatIsNotANumberIsUnreadable(text: String) throws {
    #expect(try element("alpha=\"\(text)\"").number("alpha").unreadable?.text == text)
  }

  @Test(arguments: ["yes", "true", "1", ""]) func onlyYesAndNoAreBooleans(text: String) throws {
    #expect(try element("hidden=\"\(text)\"").bool("hidden").unreadable?.text == text)
  }

  @Test func valuesWithReferencesAreReadAsTheTextTheyMean() throws {
    let element = try element(#"alpha="&#49;.5" key="fr&#97;me" firstAttribute="&#108;eading" hidden="fr&#97;m""#)
    #expect(element.number("alpha").value == 1.5 && element.has(.key, "frame") && !element.has("hidden", "frame"))
    #expect(try LayoutAttribute(#require(element.attribute(.firstAttribute))) == .leading)
    #expect(element.has("alpha") && !element.has("alpha", "1") && !element.has("opaque") && !element.has("opaque", ""))
  }

  @Test func aFractionIsNotAnInteger() throws {
    #expect(try element(#"tag="1.5""#).integer("tag").unreadable?.text == "1.5")
  }
}
