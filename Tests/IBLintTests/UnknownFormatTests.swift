import IBLint
import TestSupport
import Testing

@Suite struct UnknownFormatTests {
  private func findings(_ rule: String, _ view: String, isMac: Bool = false) -> [String] {
    let linter = Linter(Selection(rules: Rule.all.compactMap { $0.keeping { $0.id == rule } }))
    let document = isMac ? Storyboard.macXib(view) : Storyboard.xib(view)
    return linter.lint(Array(document.utf8)).findings.map(\.message)
  }

  private func button(_ attribute: String, background: String = "") -> String {
    """
    <button \(attribute) id="bt1"> <buttonConfiguration key="configuration" style="plain">
    <backgroundConfiguration key="background" \(background)/> </buttonConfiguration> </button>
    """
  }

  @Test func anAttributeOfARareElementMayBeUnknown() {
    #expect(findings("unknown_attribute", button("", background: #"imageContentMode="scaleAspectFit""#)).isEmpty)
    #expect(findings("unknown_attribute", button(#"onClick="save""#)).count == 1)
  }

  @Test(arguments: ["topTabsBezelBorder", "leftTabsBezelBorder", "rightTabsBezelBorder", "noTabsLineBorder"])
  func tabsMayBeOnEachSide(_ type: String) {
    #expect(findings("unknown_value", #"<tabView type="\#(type)" id="tb1"/>"#, isMac: true).isEmpty)
  }

  /// Values of UIKit and AppKit that few documents have. A fix of `caption2` would change a correct value.
  @Test(arguments: [
    #"<viewController modalPresentationStyle="blurOverFullScreen" id="vc1"/>"#,
    #"<textField id="tf1"> <textInputTraits key="textInputTraits" returnKeyType="route"/> </textField>"#,
    #"<view id="vw1"> <color key="backgroundColor" cocoaTouchSystemColor="viewFlipsideBackgroundColor"/> </view>"#,
    #"<textField id="tf1"> <textFieldCell key="cell" id="tc1"> <font key="font" textStyle="caption2"/> </textFieldCell>"#
      + "</textField>",
  ])
  func rareValuesAreKnown(_ object: String) {
    #expect(findings("unknown_value", object, isMac: object.contains("Cell")).isEmpty)
  }

  @Test func aMisspelledValueIsFoundEverywhere() {
    #expect(findings("unknown_value", #"<tabView type="rightTabsBezelBoarder" id="tb1"/>"#, isMac: true).count == 1)
    #expect(findings("unknown_value", #"<view contentMode="stretched" id="vw1"/>"#).count == 1)
  }
}
