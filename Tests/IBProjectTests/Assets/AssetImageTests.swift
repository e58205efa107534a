import IBModel
import IBProject
import Testing

@Suite struct AssetImageTests {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 80, 0, 0, 1, 0]
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 40, 0, 60, 3]

  @Test func bitmapsAreMeasuredInPixels() {
    #expect(AssetImage.size(of: Self.png) == Size(width: 80, height: 256))
    #expect(AssetImage.size(of: Self.png, scale: 2) == Size(width: 40, height: 128))
    #expect(AssetImage.size(of: Self.jpeg, scale: 2) == Size(width: 30, height: 20))
  }

  @Test func vectorsAreMeasuredInPoints() {
    let pdf = Array("%PDF-1.4\n<< /MediaBox [ 0 0 24 18.5 ] >>".utf8)
    #expect(AssetImage.size(of: pdf, scale: 3) == Size(width: 24, height: 18.5))
    let svg = Array(#"<?xml version="1.0"?><svg width="12px" height='10' viewBox="0 0 5 5"></svg>"#.utf8)
    #expect(AssetImage.size(of: svg) == Size(width: 12, height: 10))
    let box = Array(#"<svg width="100%" height="100%" viewBox="0 0 32 16"/>"#.utf8)
    #expect(AssetImage.size(of: box) == Size(width: 32, height: 16))
  }

  @Test func damagedFilesHaveNoSize() {
    for file in [Self.png, Self.jpeg, Array("%PDF /MediaBox [0 0 1".utf8), Array(#"<svg width="a""#.utf8)] {
      for count in 0..<min(file.count, 24) where count < 17 {
        #expect(AssetImage.size(of: Array(file.prefix(count))) == nil)
      }
    }
  }

  @Test func namesTellTheScale() {
    #expect(AssetImage.scale(ofFile: "star.png") == 1)
    #expect(AssetImage.scale(ofFile: "star@2x.png") == 2)
    #expect(AssetImage.scale(ofFile: "star@3x~ipad.png") == 3)
  }

  /// Attributes are XML: either quote, spaces around `=`, character references, `>` in a value.
  @Test func attributesOfAnSVGAreXML() {
    for svg in [
      #"<svg width='12' height = "10"/>"#, #"<svg width="&#49;2" height="10"></svg>"#,
      "<svg data-name=\"a>b\"\n  width=\"12pt\"\theight=\"10\">",
      #"<s:svg xmlns:s="http://www.w3.org/2000/svg" width="12" height="10">"#,
    ] { #expect(AssetImage.size(of: Array(svg.utf8)) == Size(width: 12, height: 10), "\(svg)") }
  }

  @Test func thePrologOfAnSVGIsSkipped() {
    let svg = """
      <?xml version="1.0" encoding="UTF-8"?><!-- <svg width="1" height="1"> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY a "b"> ]>
      <svg width="12" height="10"><path
      """
    #expect(AssetImage.size(of: Array(svg.utf8)) == Size(width: 12, height: 10))
  }

  @Test func otherXMLIsNoImage() {
    for text in [#"<svga width="1" height="1"/>"#, #"<html><svg width="1" height="1"/></html>"#, "<", "<!--", "<svg"] {
      #expect(AssetImage.size(of: Array(text.utf8)) == nil, "\(text)")
    }
  }
}
