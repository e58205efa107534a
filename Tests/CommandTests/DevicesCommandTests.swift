import Foundation
import Testing

@Suite struct DevicesCommandTests {
  @Test func textIsATable() throws {
    let lines = try ScratchFolder().ibt("devices").lines
    let line = try #require(lines.first { $0.hasPrefix("iPhone 15 Pro ") })
    #expect(
      line.split(whereSeparator: \.isWhitespace).map(String.init) == [
        "iPhone", "15", "Pro", "393×852", "@3x", "59", "0", "34", "0", "wC", "hR", "0", "59", "20", "59", "wC", "hC",
        "retina6_12",
      ])
    #expect(lines.first?.hasPrefix("device ") == true)
  }

  @Test func jsonIsOneDeviceALine() throws {
    let lines = try ScratchFolder().ibt("devices", "--format", "json").lines
    let devices = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    let pad = try #require(devices.compactMap { $0 }.first { $0["name"] as? String == "iPad mini (A17 Pro)" })
    #expect(pad["width"] as? Double == 744 && pad["shape"] as? String == "roundedPad" && pad["canvas"] == nil)
    #expect((pad["landscape"] as? [String: Any])?["widthClass"] as? String == "regular")
  }
}
