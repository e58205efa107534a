import Testing

@Suite struct AlternateTreeCommandTests {
  private let scratch = ScratchFolder(examples: "TwoTrees.xib")

  @Test func `trees are listed and checked`() throws {
    let list = try scratch.ibt("templates")
    #expect(list.code == 0 && list.text.contains("landscapeView of File's Owner (-1)"))
    #expect(list.text.contains("9 participants, 27 values") && list.text.contains("    9 participants\n"))
    let check = try scratch.ibt("templates", "--check")
    #expect(check.code == 0 && check.lines.count == 2 && check.lines.allSatisfy { $0.contains(": ok on the canvas") })
  }

  @Test func `the configuration says which classes are closed`() throws {
    try scratch.write("closed_classes: UIView\n", ".ibt.yml")
    #expect(try scratch.ibt("templates").text.contains("1 participant, 3 values"))
    #expect(try scratch.ibt("apply", "--template", "landscape", "--plan").text.contains("1 participant, 3 values"))
    #expect(try scratch.ibt("config", "show", "TwoTrees.xib").text.contains("closed classes:\n  UIView  .ibt.yml:1:17"))
    #expect(try scratch.ibt("lint", "-q", "--select", "variant_mismatch").code == 0)
  }

  @Test func `a tree is laid out by its frames`() throws {
    let outcome = try scratch.ibt("layout", "--template", "landscape")
    #expect(outcome.code == 0 && outcome.text.contains("Save (pSa-bt-Sav)          354  236    106      44"))
  }

  @Test func `a tree of which nothing corresponds is an error that changes nothing`() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects> <placeholder placeholderIdentifier="IBFilesOwner" id="-1"> <connections>
      <outlet property="landscapeView" destination="wid" id="c1"/>
      <outlet property="portraitView" destination="tal" id="c2"/> <outlet property="view" destination="tal" id="c3"/>
      </connections> </placeholder>
      <view userLabel="Tall" id="tal"><subviews><label text="Title" id="lb1"/></subviews></view>
      <view userLabel="Wide" id="wid"><subviews><slider id="sl1"/></subviews></view> </objects> </document>
      """
    try scratch.write(Array(document.utf8), "Other.xib")
    let original = try scratch.bytes("Other.xib")
    let outcome = try scratch.ibt("apply", "--template", "landscape", "--in-place", "Other.xib")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("none of the views in Wide (wid)"))
    #expect(try scratch.bytes("Other.xib") == original)
    let check = try scratch.ibt("templates", "--check", "Other.xib")
    #expect(check.code == 1 && check.text.contains("cannot be applied: none of the views"))
  }
}
