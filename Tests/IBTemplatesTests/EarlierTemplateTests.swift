import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct EarlierTemplateTests {
  /// A template that is an object beside its views. As in real documents, its root has no special class.
  private func screen(root: String, outlets: String, class name: String = "LDOLayoutVariation") -> Screen {
    var screen = Screen(
      live: """
        <subviews><view id="box"/></subviews> <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="screen" secondAttribute="top" constant="8" id="live"/>
        </constraints>
        """,
      beside: """
        <customObject id="holder" customClass="\(name)"><connections>\(outlets)</connections></customObject>
        <view id="root" userLabel="Wide">
          <subviews>\(twin("box2", of: "box", attributes: #"alpha="0.5""#, list("alpha", property: "transferredTemplateAttributeKeyPaths")))</subviews>
          <constraints>
            <constraint firstItem="box2" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="far"/>
          </constraints>
          \(root)
        </view>
        """)
    screen.connections = #"<outlet property="wideVariation" destination="holder" id="ow1"/>"#
    return screen
  }

  private static let templateView = #"<outlet property="templateView" destination="root" id="oh1"/>"#
  private static let destinationView = #"<outlet property="destinationView" destination="screen" id="oh2"/>"#

  private static let mapping = """
    <connections><outlet property="targetView" destination="screen" id="or1"/></connections>
    """

  @Test(arguments: [(mapping, templateView), ("", templateView + destinationView)])
  func anObjectBesideItsViewsIsATemplate(_ shape: (root: String, outlets: String)) throws {
    let screen = screen(root: shape.root, outlets: shape.outlets)
    let template = try screen.template()
    #expect(template.id == "root" && template.name == "Wide" && template.outletProperties == ["wideVariation"])
    #expect(template.participants.map(\.target.id) == ["screen", "box"])
    let applied = try screen.applied()
    #expect(applied.object("live")?.element["constant"] == "40" && applied.object("box")?.element["alpha"] == "0.5")
  }

  @Test func theClassHasTheNameOfTheLibraryLater() throws {
    let screen = screen(root: Self.mapping, outlets: Self.templateView, class: "LDOLayoutTemplate")
    #expect(try screen.document().viewTemplates.map(\.id) == ["root"])
  }

  @Test func anObjectOfAnotherClassIsNoTemplate() throws {
    let screen = screen(root: Self.mapping, outlets: Self.templateView, class: "Loader")
    #expect(try screen.document().viewTemplates.isEmpty)
  }
}
