import Foundation
import IBLayout
import IBModel
import Testing

@testable import IBDevelopment

/// The measured rules and numbers: `Sources/IBLayout/Scene/Evidence` and the tables beside it.
struct EvidenceTests {
  @Test func everyRuleHasARow() {
    let rules = MeasuredRule.all.filter { !$0.isNumber }
    #expect(rules.count > PlatformRule.allCases.count)
    for case .rule(let rule) in rules { #expect(rule.row != nil, "\(rule.name)") }
  }

  /// `tools/bench evidence` fails if the counts of documents and these reasons do not fit together.
  @Test func rulesThatFewDocumentsSpeakForSayWhyTheyAreKept() {
    let names = Set(MeasuredRule.all.filter { !$0.isNumber }.map(\.name))
    #expect(Set(MeasuredRule.weaknesses.keys).subtracting(names) == [])
    #expect(MeasuredRule.weaknesses.values.allSatisfy { $0.count > 10 })
    #expect((1...25).contains(MeasuredRule.weaknesses.count))
  }

  /// A number of one project is assumed, so that nothing that rests on it is called certain.
  @Test(arguments: MeasuredNumber.Table.allCases)
  func measuredNumbersAreThoseOfSeveralProjects(_ table: MeasuredNumber.Table) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/IBLayout/Scene/Tables/\(table.rawValue).tsv").standardized
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t")
      let (projects, source) = (columns[7], columns[9])
      #expect(source == "published" || (source == "measured") == (Int(projects).map { $0 >= 2 } ?? false), "\(line)")
    }
  }

  @Test func namesTellRulesApart() {
    let names = MeasuredRule.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("Bars: navigation bar, height from Xcode 26"))
  }

  @Test func aRuleCanBeLeftOut() throws {
    let document = try Document(parsing: Array(Self.sample.utf8))
    let all = try ErasedFrames(document)
    #expect(all.count == 1 && all.hits(by: LayoutEngine()) == 1)
    let wide = try #require(MeasuredRule.all.first { $0.name == "Margins: root view, wide root, sides from Xcode 7" })
    #expect(all.hits(by: LayoutEngine(), without: [wide]) == 0)
    #expect(try RuleEvidence(of: document, by: LayoutEngine()).gains[wide] == 1)
  }

  /// A view between the margins of a root that is wide enough for margins of 20.
  private static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/> <objects>
    <view contentMode="scaleToFill" id="roo-tv-iew"> <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews> <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inn-er-vie">
    <rect key="frame" x="20" y="100" width="374" height="50"/> <constraints>
    <constraint firstAttribute="height" constant="50" id="hei-gh-ton"/> </constraints> </view> </subviews>
    <viewLayoutGuide key="safeArea" id="saf-ea-rea"/> <constraints>
    <constraint firstItem="inn-er-vie" firstAttribute="leading" secondItem="roo-tv-iew" \
    secondAttribute="leadingMargin" id="lea-di-ngm"/>
    <constraint firstAttribute="trailingMargin" secondItem="inn-er-vie" secondAttribute="trailing" \
    id="tra-il-ing"/> <constraint firstItem="inn-er-vie" firstAttribute="top" secondItem="roo-tv-iew" \
    secondAttribute="top" constant="100" id="top-of-inn"/> </constraints> </view> </objects> </document>
    """
}
