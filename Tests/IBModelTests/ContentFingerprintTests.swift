import Testing
import TestSupport

@testable import IBModel

@Suite struct ContentFingerprintTests {
  static let text = Storyboard.text(
    view: """
      <subviews> <label opaque="NO" text="a" id="one"/> <label opaque="NO" text="b" id="two"/> </subviews> <!--note-->
      <color key="backgroundColor" red="0.5" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      """)

  private func isSame(_ change: (String) -> String) throws -> Bool {
    return try ContentFingerprint.of(read(change(Self.text))) == ContentFingerprint.of(try read(Self.text))
  }

  @Test(arguments: [
    (#"text="a""#, #"text="c""#), (#"text="a""#, ""), (#"id="one""#, #"id="three""#), ("<!--note-->", ""),
    ("<!--note-->", "<!--other-->"), (#"red="0.5""#, #"red="0.6""#), (#"<label opaque="NO" text="a" id="one"/>"#, ""),
    ("<!--note-->", #"<!--note--><point key="canvasLocation" x="1" y="2"/>"#),
  ])
  func aChangeOfContentIsSeen(old: String, new: String) throws { #expect(try !isSame { $0.replacing(old, with: new) }) }

  @Test func theOrderOfViewsIsContent() throws {
    #expect(
      try !isSame { $0.replacing("one", with: "x").replacing("two", with: "one").replacing("x\"", with: "two\"") })
  }

  @Test(arguments: [
    (#"opaque="NO" text="a""#, "text='a'  opaque='NO'"), (#"red="0.5""#, #"red="0.50""#), ("    ", "\t"),
    (#"text="a" id="one"/>"#, #"id="one"><string key="text">a</string></label>"#),
  ])
  func aChangeOfSpellingIsNot(old: String, new: String) throws { #expect(try isSame { $0.replacing(old, with: new) }) }
}
