import IBLayout
import TestSupport
import Testing

@testable import IBModel

@Suite struct ColorTests {
  /// Colors that documents store in other values than the table has: Xcode 11 stored the teal of iOS 13, Xcode 26
  /// sometimes stores the separator of iOS 18, and one document has the gray of increased contrast.
  private static let exceptions: Set<String> = ["systemTealColor", "separatorColor", "systemGrayColor"]

  @Test func everyColorIsRead() { #expect(SystemColorTable.touch.unreadable + SystemColorTable.mac.unreadable == []) }

  @Test func storedSystemColorsAreThoseOfTheTable() async throws {
    let complaints = try await Corpus.complaints(every: 3) { _, bytes in
      guard bytes.contains(UInt8(ascii: "s")), let document = try? Document(parsing: bytes) else { return nil }
      let stored = ColorTable(document)
      let isNew = document.xcodeVersion.map { $0 >= .v26 } ?? false
      let wrong = stored.systemNames.filter { name in
        guard !Self.exceptions.contains(name), let settings = stored.systemColor(name),
          case .components(let red, let green, let blue) = settings.source,
          let color = SystemColor.touch(name, .light, in: isNew ? .v26 : .v16_3)
        else { return false }
        let level = { (part: Double) in (part * 255).rounded() }
        return abs(level(red) - Double(color.red)) > 1 || abs(level(green) - Double(color.green)) > 1
          || abs(level(blue) - Double(color.blue)) > 1 || abs(settings.alpha - color.alpha) > 0.02
      }
      return wrong.isEmpty ? nil : wrong.joined(separator: ", ")
    }
    #expect(complaints == [])
  }

  @Test(arguments: [
    ("systemRed", RGBColor(255, 69, 58)), ("systemBackground", .black), ("label", .white),
    ("secondarySystemGroupedBackground", RGBColor(28, 28, 30)),
  ]) func darkColorsAreThoseOfWebKit(_ name: String, _ color: RGBColor) {
    #expect(SystemColor.touch(name, .dark, in: .v16_3) == color)
  }
}
