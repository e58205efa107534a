import IBModel
import Testing

@Suite struct XcodeVersionTests {
  @Test(arguments: [
    (4514, XcodeVersion.v4), (13196, .v9), (13529, .v9_1), (21225, .v14), (24128, .v26), (99_999, .v26_2),
  ])
  func numbersBelongToReleases(_ build: Int, _ version: XcodeVersion) { #expect(XcodeVersion(build: build) == version) }

  @Test func noReleaseWroteSmallNumbers() {
    #expect(XcodeVersion(build: 0) == nil)
    #expect(XcodeVersion(build: 999) == nil)
  }

  @Test func releasesAreInOrder() {
    #expect(XcodeVersion.allCases == XcodeVersion.allCases.sorted())
    #expect(XcodeVersion.allCases.last == .newest)
  }

  @Test(arguments: [
    (#"version="22690""#, XcodeVersion.v15_2), (#"version="32700""#, .v15_2), (#"version="23727""#, .v16_3),
  ]) func thePlugInTellsWhatAPlaceholderIs(_ plugIn: String, _ version: XcodeVersion) throws {
    let document = try Document(
      parsing: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234">
        <dependencies> <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \(plugIn)/> </dependencies> <objects/>
        </document>
        """.utf8))
    #expect(document.xcodeVersion == version)
  }
}
