import IBLint
import Testing
import TestSupport

@Suite struct CachedFindingsTests {
  private var findings: [LocatedFinding] {
    let objects = """
      <view id="a"><subviews><label text="😀" id="b"/><view id="b"/></subviews>
      <connections><outlet property="p" destination="nowhere" id="o"/></connections></view>
      """
    let report = Linter(.all).lint(Array(Storyboard.xib(objects).utf8)).withEdits()
    return report.locatedFindings.quoting(report.text)
  }

  @Test func findingsComeBackAsTheyWere() throws {
    #expect(findings.contains { !$0.edits.isEmpty } && findings.contains { !$0.relatedStarts.isEmpty })
    for kept in [findings, []] { #expect([LocatedFinding](bytes: kept.bytes[...]) == kept) }
  }

  @Test func damagedBytesAreNoFindings() {
    let bytes = Array(findings.prefix(3)).bytes
    for count in bytes.indices { #expect([LocatedFinding](bytes: bytes.prefix(count)) == nil) }
    // Some changes give other findings; none traps.
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0xFF
      _ = [LocatedFinding](bytes: changed[...])
    }
  }
}
