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
    #"<popUpButtonCell id="tc1"> <font key="font" textStyle="caption2"/> </popUpButtonCell>"#,
  ])
  func rareValuesAreKnown(_ object: String) {
    #expect(findings("unknown_value", object, isMac: object.contains("Cell")).isEmpty)
  }

  @Test func aMisspelledValueIsFoundEverywhere() {
    #expect(findings("unknown_value", #"<tabView type="rightTabsBezelBoarder" id="tb1"/>"#, isMac: true).count == 1)
    #expect(findings("unknown_value", #"<view contentMode="stretched" id="vw1"/>"#).count == 1)
  }

  private static let lists = [
    "<connections/>", "<constraints/>", "<subviews/>", "<gestureRecognizers/>", "<userDefinedRuntimeAttributes/>",
    "<prototypes/>", "<sections/>", #"<rect key="frame" x="0.0" y="0.0" width="1" height="1"/>"#,
    #"<color key="tintColor" white="1" alpha="1"/>"#, #"<autoresizingMask key="autoresizingMask"/>"#,
  ]

  private static let places = [
    "state", "subviews", "constraints", "connections", "viewController", "objects", "scene", "scenes", "resources",
    "document",
  ]

  /// Everything in a list is lost if its place is wrong, as after a merge that moved a closing tag.
  @Test(arguments: lists, places) func aListInTheWrongPlaceIsFound(_ list: String, _ place: String) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="sc1"><objects><viewController id="vc1"><view key="view" id="vw1"><subviews>
      <button id="bt1"><state key="normal"></state></button></subviews><constraints></constraints><connections>
      </connections></view></viewController></objects></scene></scenes><resources></resources></document>
      """
    let name = list.split { "</ ".contains($0) }[0].split(separator: ">")[0]
    let isRight =
      ["color document", "color state", "connections viewController"].contains("\(name) \(place)")
      || name == "userDefinedRuntimeAttributes" && place == "viewController"
    let linter = Linter(Selection(rules: Rule.all.compactMap { $0.keeping { $0.id == "invalid_element" } }))
    let findings = linter.lint(Array(text.replacing("</\(place)>", with: list + "</\(place)>").utf8)).findings
    #expect(findings.count == (isRight ? 0 : 1), "\(findings.map(\.message))")
  }
}
