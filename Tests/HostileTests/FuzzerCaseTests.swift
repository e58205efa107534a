import DocumentLaws
import Foundation
import TestSupport
import Testing

@Suite struct FuzzerCaseTests {
  static let cases: [(fault: String, objects: String)] = [
    (
      "a cell went with the constraint it was said to have as its label",
      """
      <tableViewCell textLabel="c1" id="a1"><constraints><constraint firstAttribute="width" id="c1"/></constraints>
      </tableViewCell>
      """
    ),
    (
      "a constraint stayed tied to an outlet that went with another constraint",
      """
      <view id="a1"><constraints><constraint firstItem="o1" firstAttribute="top" id="c2"/>
      <constraint firstAttribute="width" id="c1"/></constraints>
      <connections><outlet property="x" destination="c1" id="o1"/></connections></view>
      """
    ),
    (
      "a constraint stayed tied to a dangling outlet that was removed",
      """
      <view id="a1"><constraints><constraint firstItem="o1" firstAttribute="top" id="c1"/></constraints>
      <connections><outlet property="x" destination="nowhere" id="o1"/></connections></view>
      """
    ),
    (
      "constraints tied to each other in a circle",
      """
      <view id="a1"><constraints><constraint firstItem="c2" firstAttribute="top" id="c1"/>
      <constraint firstItem="c1" firstAttribute="top" secondItem="nowhere" id="c2"/></constraints></view>
      """
    ),
    (
      "a mask named a constraint that has no id",
      "<view id='a1'><constraints><constraint firstAttribute='width'/></constraints></view>"
    ),
    (
      "text beside the members of a list went with the last of them",
      "<view id='a1'><constraints>\n  text\n  </constraints><connections>\n  more\n  </connections></view>"
    ),
    (
      "pictures of a root view that a variation excludes trapped",
      """
      <view id="a1"><variation key="default"><mask key="subviews"><exclude reference="a1"/></mask></variation></view>
      """
    ), ("an empty class was taken for a name", "<view customClass='' id='a1'/><viewLayoutGuide key='' id='a2'/>"),
    (
      "a view was found below a segue",
      "<view id='a1'><connections><segue id='s1'><view id='a2'/></segue></connections></view>"
    ),
  ]

  /// Versions of a view with text between its elements, one of which has the constraint elsewhere.
  @Test(arguments: [UInt64(211), 352, 597, 759]) func objectsWithTextAreMergedOrRefused(seed: UInt64) {
    let bytes = Array(
      Storyboard.xib(
        """
        <view id="a1"><constraints>
        <constraint firstItem="o1" firstAttribute="top" secondItem="c1" secondAttribute="top" id="c1"/>
        <constraint firstItem="c1" firstAttribute="width" constant="nan" priority="inf" multiplier="1:0" id="c2"/>
        </constraints><variation key="default">
        <mask key="subviews"><exclude reference="a1"/><include reference="c1"/></mask>
        <mask key="constraints"><exclude reference="a1"/></mask>
        </variation><connections><outlgt property="o1" destination="c1" id="o1"/>
        <segue destination="c1" kind="show" id="s2">
        <connections><outlet property="y" destination="s1" id="o2"/></connections></segue></connections>$</view>
        """
      ).utf8)
    #expect(DocumentLaws(bytes, seed: seed).complaint() == nil)
  }

  @Test(arguments: cases.indices, [UInt64(1), 2, 3])
  func aDocumentThatBrokeALawObeysAllOfThem(number: Int, seed: UInt64) {
    let (fault, objects) = Self.cases[number]
    #expect(DocumentLaws(Array(Storyboard.xib(objects).utf8), seed: seed).complaint() == nil, "\(fault)")
  }

  static let seeds: [String] = {
    let folder = Corpus.package.appending(path: "tools/fuzz-harness/Seeds")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }()

  @Test func theFuzzerHasSeeds() { #expect(!Self.seeds.isEmpty) }

  @Test(arguments: seeds) func whatTheFuzzerBeginsWithObeysTheLaws(name: String) throws {
    let file = Corpus.package.appending(path: "tools/fuzz-harness/Seeds").appending(path: name)
    #expect(DocumentLaws([UInt8](try Data(contentsOf: file))).complaint() == nil)
  }
}
