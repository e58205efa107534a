import Testing

@Suite struct ConvertCommandTests {
  private let scratch = ScratchFolder(
    examples: "Greeting.storyboard", "Greeting.layouts.xml", "Postcard.storyboard", "Dashboard.storyboard",
    "TwoTrees.xib", "scene.xml")

  @Test(arguments: [
    ("Greeting.storyboard", "portrait in formats", "sheet"), ("Greeting.storyboard", "landscape in", "sheet"),
    ("Greeting.storyboard", "portrait in boxes", "outlet-collection"),
    ("Greeting.storyboard", "portrait by attributes", "template-view"),
    ("Postcard.storyboard", "landscapeConstraints", "sheet"), ("Postcard.storyboard", "portraitConstraints", "sheet"),
    ("Dashboard.storyboard", "Landscape", "sheet"), ("Dashboard.storyboard", "Portrait", "template-view"),
    ("scene.xml", "landscape", "sheet"), ("scene.xml", "landscape", "outlet-collection"),
    ("TwoTrees.xib", "landscape", "sheet"),
  ]) func `a converted template has the same frames`(document: String, template: String, form: String) throws {
    let arguments = ["convert", "--template", template, "--to", form, "--as", "Copy", "-o", "out.xml", document]
    let outcome = try scratch.ibt(arguments)
    #expect(outcome.code == 0 && outcome.complaint.contains("as \(form): the same frames in"), "\(outcome.complaint)")
  }

  @Test func `two layouts become sets`() throws {
    let outcome = try scratch.ibt(
      "convert", "--template", "portrait in formats", "--template", "landscape in a sheet", "--to", "outlet-collection",
      "--as", "portrait,landscape", "--in-place", "Greeting.storyboard")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    try scratch.write("<layouts/>", "Greeting.layouts.xml")
    let list = try scratch.ibt("templates", "Greeting.storyboard")
    #expect(list.text.contains("landscapeConstraints of Greeting") && list.text.contains("portraitConstraints of"))
    let check = try scratch.ibt("templates", "--check", "Greeting.storyboard")
    #expect(check.code == 0 && check.lines.allSatisfy { $0.contains(": ok on the canvas") }, "\(check.text)")
  }

  @Test func `what a form cannot say is a note`() throws {
    let outcome = try scratch.ibt("convert", "--template", "Landscape", "--to", "swift-vfl", "Dashboard.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.contains("not converted: "))
    let guides = try scratch.ibt(
      "convert", "--template", "landscapeConstraints", "--to", "template-view", "Postcard.storyboard")
    #expect(guides.code == 1 && guides.complaint.contains("template views have no layout guides"))
    #expect(guides.complaint.contains("other frames in"))
  }

  @Test func `the template view of a collection view has a layout`() throws {
    try scratch.write(
      """
      <document><objects><view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <collectionView id="one" userLabel="one" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="flow"/></collectionView></subviews></view></objects>
      <layouts><layout name="full"><keep view="one" insets="0"/></layout></layouts></document>
      """, "Grid/grid.xml")
    let outcome = try scratch.ibt(
      "convert", "--template", "full", "--to", "template-view", "--as", "Copy", "Grid/grid.xml")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.text.matches(of: /<collectionViewFlowLayout key="collectionViewLayout" id=/).count == 2)
  }

  @Test func `a variation for size classes`() throws {
    let outcome = try scratch.ibt(
      "convert", "--template", "landscape in", "--to", "size-class", "--as", "h:compact", "--in-place",
      "Greeting.storyboard")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let frames = try scratch.ibt("layout", "--device", "iPhone 17", "--orientation", "landscape", "Greeting.storyboard")
    let expected = try scratch.ibt(
      "layout", "--template", "landscapeConstraints", "--device", "iPhone 17", "--orientation", "landscape",
      "Postcard.storyboard")
    let numbers = { (text: String) in text.matches(of: /\) +([-0-9. ]+)$/.anchorsMatchLineEndings()).map { "\($0.1)" } }
    #expect(numbers(frames.text) == numbers(expected.text) && numbers(frames.text).count == 5)
    let wrong = try scratch.ibt("convert", "--template", "landscape in", "--to", "size-class", "Greeting.storyboard")
    #expect(wrong.isPlainFailure && wrong.complaint.contains("name the size classes"))
  }

  @Test(arguments: [
    ["convert", "--template", "portrait in boxes", "--to", "nonsense", "Greeting.storyboard"],
    ["convert", "--template", "nothing", "--to", "sheet", "Greeting.storyboard"],
    ["convert", "--template", "portrait in boxes", "--to", "sheet", "--in-place", "Greeting.storyboard"],
  ]) func `what cannot be converted`(arguments: [String]) throws { #expect(try scratch.ibt(arguments).isPlainFailure) }

  /// UIKit has replaced the guides of controllers: their inner edges are edges of the safe area.
  @Test func `top and bottom layout guides are the safe area in Swift`() throws {
    try scratch.write(
      """
      <document><scenes><scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="root"><subviews><label id="one" userLabel="one"/></subviews><constraints>
      <constraint firstItem="one" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="10" id="first"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="one" secondAttribute="bottom" constant="20" id="second"/>
      </constraints></view><connections> <outletCollection property="portraitConstraints" destination="first" id="a"/>
      <outletCollection property="portraitConstraints" destination="second" id="b"/>
      </connections></viewController></objects></scene></scenes></document>
      """, "Guides/guides.xml")
    let outcome = try scratch.ibt(
      "convert", "--template", "portraitConstraints", "Guides/guides.xml", "--to", "swift-vfl")
    #expect(
      outcome.text.contains(
        "item: one, attribute: .top, relatedBy: .equal, toItem: root.safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 10"
      ), "\(outcome.text)\(outcome.complaint)")
    #expect(
      outcome.text.contains(
        "item: root.safeAreaLayoutGuide, attribute: .bottom, relatedBy: .equal, toItem: one, attribute: .bottom, multiplier: 1, constant: 20"
      ))
  }
}
