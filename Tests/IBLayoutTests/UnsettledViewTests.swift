import IBLayout
import IBModel
import Testing

@Suite struct UnsettledViewTests {
  private func ambiguous(_ text: String) throws -> Set<ObjectID> {
    let layouts = LayoutEngine().layouts(of: try Document(parsing: Array(text.utf8))).solved
    return Set(layouts.flatMap(\.views).filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id))
  }

  /// A cell `shown` at 250 and one `hidden` at 300 with a subview, and constraints between it and the content view.
  private func cells(_ kind: String, width: Int, constrained: Bool = true) -> String {
    [("shown", 250), ("hidden", 300)].map { name, y in
      let constraints = ["\(name).leading = \(name)-content.leading", "\(name).top = \(name)-content.top"]
      let view = Markup.view(name, constraints: ["width = 10", "height = 10"])
      let label = "<label id=\"\(name)\"><rect key=\"frame\" x=\"16\" y=\"0.0\" width=\"288\" height=\"44\"/></label>"
      return """
        <\(kind) id="\(name)-cell"><rect key="frame" x="0.0" y="\(y)" width="\(width)" height="44"/>
        <\(kind)ContentView key="contentView" id="\(name)-content">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
        <subviews>\(constrained ? view : label)</subviews>
        <constraints>\(Markup.constraints(constrained ? constraints : []))</constraints> </\(kind)ContentView></\(kind)>
        """
    }.joined()
  }

  private func table(constrained: Bool) -> String {
    """
    <tableView id="table"><rect key="frame" x="0.0" y="0.0" width="320" height="300"/>
    <prototypes>\(cells("tableViewCell", width: 320, constrained: constrained))</prototypes></tableView>
    """
  }

  /// A table of 300 shows the row at 250 and not the one at 300.
  @Test func labelsOfRowsTheTableDoesNotShow() throws {
    #expect(try ambiguous(UIKitScene(subviews: table(constrained: false)).text) == ["hidden"])
  }

  /// Since Xcode 13 everything that constraints place in such a row is flagged.
  @Test(arguments: [(18122, []), (19455, ["hidden"])] as [(Int, Set<ObjectID>)])
  func constrainedViewsOfRowsTheTableDoesNotShow(_ toolsVersion: Int, _ expected: Set<ObjectID>) throws {
    let scene = UIKitScene(subviews: table(constrained: true), toolsVersion: toolsVersion)
    #expect(try ambiguous(scene.text) == expected)
  }

  /// A collection of 300 does not show the item at 300; its content view is flagged as well.
  @Test func itemsTheCollectionDoesNotShow() throws {
    let collection = """
      <collectionView id="collection"><rect key="frame" x="0.0" y="0.0" width="320" height="300"/>
      <cells>\(cells("collectionViewCell", width: 50))</cells></collectionView>
      """
    #expect(try ambiguous(UIKitScene(subviews: collection, toolsVersion: 19455).text) == ["hidden", "hidden-content"])
  }

  /// On a phone with a notch, bars cover the last rows: of a table of 852 under a status bar of 59, the rows from 793 on.
  @Test(arguments: [(792.0, false), (794, true)]) func rowsBehindTheBars(_ y: Double, _ isFlagged: Bool) throws {
    let table = """
      <tableView id="table"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0.0" y="\(y)" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <subviews><imageView id="image"><rect key="frame" x="8" y="8" width="30" height="30"/></imageView></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let scene = UIKitScene(subviews: table, width: 393, height: 852, toolsVersion: 22155, device: "retina6_12")
    #expect(try ambiguous(scene.text) == (isFlagged ? ["image"] : []))
  }

  private func window(_ toolsVersion: Int, _ boxAttributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects><customView id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
    <subviews> <box \(boxAttributes) id="box"><rect key="frame" x="10" y="10" width="100" height="100"/>
    <view key="contentView" id="content"><rect key="frame" x="2" y="2" width="96" height="96"/></view></box>
    <scrollView \(boxAttributes) id="scroll"><rect key="frame" x="120" y="10" width="100" height="100"/>
    <clipView key="contentView" id="clip"><rect key="frame" x="1" y="1" width="98" height="98"/>
    <subviews><textView id="text"><rect key="frame" x="0.0" y="0.0" width="98" height="98"/></textView></subviews>
    </clipView></scrollView>
    <tabView \(boxAttributes) id="tabs"><rect key="frame" x="230" y="10" width="100" height="100"/><tabViewItems>
    <tabViewItem id="first"><view key="view" id="front"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/></view>
    </tabViewItem>
    <tabViewItem id="second"><view key="view" id="back"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/></view>
    </tabViewItem></tabViewItems></tabView> </subviews></customView></objects> </document>
    """
  }

  private static let fixed = #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#

  /// A fixed frame says nothing to the system; nor does what is around say where the content is.
  @Test(arguments: [(15505, fixed, "clip content front text"), (16096, fixed, ""), (15505, "", "")])
  func whatFixedFramesShow(_ toolsVersion: Int, _ attributes: String, _ expected: String) throws {
    #expect(try ambiguous(window(toolsVersion, attributes)).sorted().map(\.rawValue).joined(separator: " ") == expected)
  }
}
