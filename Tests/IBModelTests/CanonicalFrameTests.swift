import IBXML
import TestSupport
import Testing

@testable import IBModel

@Suite struct CanonicalFrameTests {
  let text = Storyboard.text()

  private static func xib(_ object: String) -> String {
    let text = Storyboard.document(
      "<objects>\n<view id=\"end\"/>\n</objects>", type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      runtime: "iOS.CocoaTouch")
    return text.replacing("    <objects>\n", with: "    <objects>\n        \(object)\n")
  }

  @Test func oldToolsWriteNoFinalNewline() throws {
    #expect(try !formatted(Storyboard.text(toolsVersion: "4514")).hasSuffix("\n"))
    #expect(try formatted(Storyboard.text(toolsVersion: "5023")).hasSuffix("</document>\n"))
  }

  @Test func declarationsOfOldSystemsSayThatTheyAreNotStandalone() throws {
    let bare = Storyboard.text(toolsVersion: "9060").split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try formatted(bare).hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"))
    #expect(try formatted(text.replacing("UTF-8\"", with: #"UTF-8" standalone="no""#)) == text)
  }

  @Test func theByteOrderMarkOfOtherEditorsGoes() throws { #expect(try formatted("\u{FEFF}" + text) == text) }

  @Test func linesOfACheckoutOnWindowsKeepTheirEnds() throws {
    let windows = text.replacing("\n", with: "\r\n")
    #expect(try formatted(windows) == windows)
    #expect(try formatted(windows.replacing("    ", with: "\t")) == windows)
    #expect(try formatted(windows + "\n") == text)
  }

  @Test(arguments: [SourceEncoding.ByteOrder.little, .big]) func utf16StaysUTF16(order: SourceEncoding.ByteOrder) throws
  {
    let declared = "\u{FEFF}" + text.replacing("UTF-8", with: "UTF-16")
    let bytes = declared.utf16.flatMap { unit in
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(unit >> 8)
      return order == .little ? [low, high] : [high, low]
    }
    #expect(try Document(parsing: bytes).canonicalBytes() == bytes)
  }

  @Test func aDocumentKeptByHandIsWrittenAsTheNewestToolsDo() throws {
    let written = try formatted("<document><objects><view  id='a' contentMode='center'/></objects></document>")
    #expect(
      written == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <objects>
                <view contentMode="center" id="a"/>
            </objects>
        </document>

        """)
  }

  @Test func theSafeAreaMovedWithXcode12() throws {
    let old = Storyboard.text(view: Self.view(constraintsFirst: true), toolsVersion: "16097")
    let new = Storyboard.text(view: Self.view(constraintsFirst: false), toolsVersion: "17156")
    #expect(try formatted(old) == old)
    #expect(try formatted(new) == new)
    #expect(try formatted(old.replacing("16097", with: "17156")) == new)
    #expect(try formatted(new.replacing("17156", with: "16097")) == old)
  }

  /// The table says nothing about cells of newer releases, so what older ones did must not apply to them.
  @Test func anOrderOfOlderReleasesEndsWithThem() throws {
    let table = MeasuredTable("iOS\t<v12\tcell\ta b\niOS\t*\tcell\tb c") { String($0) }
    let arrangement = { (version: XcodeVersion) in
      table[.iOS, "cell", version]?.arrangement(of: ["c", "b", "a"]) { _ in 0 }
    }
    #expect(arrangement(.v11) == [2, 1, 0])
    #expect(arrangement(.v12) == [1, 0, 2])
  }

  @Test func dictionariesAreSortedFromXcode5_1On() throws {
    let options =
      "<dictionary key=\"options\">\n<string key=\"b\">x</string>\n<bool key=\"a\" value=\"NO\"/>\n</dictionary>"
    let document = { Storyboard.text(view: options, toolsVersion: $0) }
    #expect(try formatted(document("4514")) == String(document("4514").dropLast()))
    #expect(try formatted(document("5023")) != document("5023"))
  }

  private static func view(constraintsFirst: Bool) -> String {
    let guide = #"<viewLayoutGuide key="safeArea" id="saf"/>"#
    let constraints = "<constraints>\n<constraint firstAttribute=\"width\" constant=\"1\" id=\"wid\"/>\n</constraints>"
    return constraintsFirst ? "\(constraints)\n\(guide)" : "\(guide)\n\(constraints)"
  }

  @Test func unknownPairsKeepTheOrderOfTheDocument() throws {
    for attributes in [#"frobs="1" blorbs="2""#, #"blorbs="2" frobs="1""#] {
      let text = Self.xib("<frobnicator \(attributes) id=\"a\"/>")
      #expect(try formatted(text) == text)
    }
  }

  @Test func listsOfTheUserKeepTheirOrder() throws {
    let text = Storyboard.text(
      view: """
        <subviews> <label opaque="NO" id="z"/> <button opaque="NO" id="y"/> <label opaque="NO" id="a"/> </subviews>
        """)
    #expect(try formatted(text) == text)
  }

  @Test func commentsAndTextsStay() throws {
    let text = Storyboard.xib("<!-- one -->\n<view id=\"a\"/>\n<!-- two\n   lines -->")
    let written = try formatted(text)
    #expect(written.contains("        <!-- one -->\n        <view id=\"a\"/>\n        <!-- two"))
    #expect(try formatted(written) == written)
    let mixed = Self.xib(#"<thing id="a">some <b/> text</thing>"#)
    #expect(try formatted(mixed) == mixed)
  }

  @Test func aProcessingInstructionIsNotDropped() throws {
    let document = try read(Storyboard.xib("<?keep me?>"))
    #expect(throws: ExplainedError.self) { try document.canonicalBytes() }
    let comment = Self.xib("<!-- <?php ?> -->")
    #expect(try formatted(comment) == comment)
  }

  @Test func numbersForIdsAreSortedByValue() throws {
    let constraint = { (id: String) in "<constraint firstAttribute=\"width\" constant=\"1\" id=\"\(id)\"/>" }
    let text = Storyboard.text(view: constraints(["9", "86", "104"].map(constraint).joined(separator: "\n")))
    #expect(try formatted(text) == text)
    let reversed = ["104", "86", "9"].map(constraint).joined(separator: "\n")
    #expect(try formatted(Storyboard.text(view: constraints(reversed))) == text)
  }
}
