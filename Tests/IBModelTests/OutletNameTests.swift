import IBModel
import TestSupport
import Testing

@Suite struct OutletNameTests {
  private func names(of ids: [String], outlets: String, class owner: String = #"customClass="Page""#) throws -> [String]
  {
    let document = try Document(
      parsing: Array(
        Storyboard.xib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)>
          <connections>\(outlets)</connections> </placeholder> <view id="vie"><subviews>
          <view customClass="ThemeableView" id="new"><constraints><constraint firstAttribute="height" constant="56" \
          id="hei"/></constraints></view> <view customClass="ThemeableView" id="old" userLabel="Old"/>
          <label text="Hello" id="lab"/> <view customClass="ThemeableView" id="oth"/> </subviews></view>
          """
        ).utf8))
    return ids.compactMap { document.object(ObjectID($0))?.name }
  }

  private func outlet(_ property: String, _ destination: String) -> String {
    #"<outlet property="\#(property)" destination="\#(destination)" id="o-\#(property)"/>"#
  }

  @Test func `an outlet names what has no label and no text`() throws {
    let outlets = ["new", "old", "lab", "hei"].map { outlet("\($0)Thing", $0) }.joined()
    #expect(
      try names(of: ["new", "old", "lab", "hei", "oth"], outlets: outlets)
        == ["newThing", "Old", "Hello", "heiThing", "Themeable View"])
  }

  @Test func `outlets of the system name nothing`() throws {
    let outlets = outlet("view", "vie") + outlet("delegate", "new") + outlet("targetView", "oth")
    #expect(try names(of: ["vie", "new", "oth"], outlets: outlets) == ["View", "Themeable View", "Themeable View"])
    #expect(try names(of: ["new"], outlets: outlet("card", "new"), class: "") == ["Themeable View"])
  }

  @Test func `equations have the names`() throws {
    let document = try Document(
      parsing: Array(
        Storyboard.text(
          view: """
            <subviews><view customClass="ThemeableView" id="new"><constraints><constraint firstAttribute="height" \
            constant="56" id="hei"/></constraints></view></subviews>
            """,
          controller: #"<connections><outlet property="newBorderView" destination="new" id="out"/></connections>"#
        ).replacing("<viewController ", with: #"<viewController customClass="Page" "#).utf8))
    let constraint = try #require(document.constraints.first)
    #expect(document.text(of: constraint) == "newBorderView.height = 56")
  }
}
