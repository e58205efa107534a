import Foundation
import IBLayout
import IBModel
import Testing

@testable import ibt_dev

/// The ledger of measured rules: Documents/Evidence.md and `Sources/IBLayout/Scene/Evidence`.
struct EvidenceTests {
  private struct Entry {
    var name: String
    var documents: Int
    var projects: Int

    var isStrong: Bool { documents >= 8 && projects >= 3 }
  }

  private func entries() throws -> [Entry] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documents/Evidence.md").standardized
    let pattern = /\| (.+?) \| .*? \| (\d+) \((\d+)\) \|.*/
    let rules = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").prefix { $0 != "## Numbers" }
    return rules.compactMap { line in
      guard let match = line.wholeMatch(of: pattern), let documents = Int(match.2), let projects = Int(match.3) else {
        return nil
      }
      return Entry(name: String(match.1), documents: documents, projects: projects)
    }
  }

  @Test func everyRuleIsCounted() throws {
    let counted = try entries().map(\.name)
    #expect(Set(counted).count == counted.count)
    #expect(Set(counted) == Set(MeasuredRule.all.filter { !$0.isNumber }.map(\.name)))
  }

  @Test func rulesThatFewDocumentsSpeakForSayWhyTheyAreKept() throws {
    for entry in try entries() {
      #expect(entry.isStrong == (MeasuredRule.weaknesses[entry.name] == nil), "\(entry.name)")
    }
    #expect(MeasuredRule.weaknesses.count <= 25)
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
    let all = try BlindedDocument(document)
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
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="roo-tv-iew">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inn-er-vie">
                        <rect key="frame" x="20" y="100" width="374" height="50"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="50" id="hei-gh-ton"/>
                        </constraints>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-ea-rea"/>
                <constraints>
                    <constraint firstItem="inn-er-vie" firstAttribute="leading" secondItem="roo-tv-iew" \
    secondAttribute="leadingMargin" id="lea-di-ngm"/>
                    <constraint firstAttribute="trailingMargin" secondItem="inn-er-vie" secondAttribute="trailing" \
    id="tra-il-ing"/>
                    <constraint firstItem="inn-er-vie" firstAttribute="top" secondItem="roo-tv-iew" \
    secondAttribute="top" constant="100" id="top-of-inn"/>
                </constraints>
            </view>
        </objects>
    </document>
    """
}
