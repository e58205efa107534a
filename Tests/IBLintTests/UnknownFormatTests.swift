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

  @Test func aMisspelledValueIsFoundEverywhere() {
    #expect(findings("unknown_value", #"<tabView type="rightTabsBezelBoarder" id="tb1"/>"#, isMac: true).count == 1)
    #expect(findings("unknown_value", #"<view contentMode="stretched" id="vw1"/>"#).count == 1)
  }
}
