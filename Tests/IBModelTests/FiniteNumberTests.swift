import IBModel
import TestSupport
import Testing

@Suite struct FiniteNumberTests {
  @Test(arguments: [
    "0", "-0", "-0.0", "20", "-12.5", "0.1", "320.66666666666669", "123456789012345", "1234567890123456",
    "0.000000000000001", "999999999999999", "9.99999999999999", "1e3", "+5", ".5", "5.", "0x10",
    "1.7976931348623157e308",
  ]) func `a number is what Swift reads`(text: String) {
    #expect(Double(finite: text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test(arguments: [
    "", "-", ".", "-.", "1.2.3", "--1", "1-", "1 ", " 1", "1,5", "nan", "inf", "-inf", "1e999", "leading", "١",
  ]) func `other texts are no number`(text: String) { #expect(Double(finite: text) == nil) }

  @Test func `random numbers are what Swift reads`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let digits = (0..<Int.random(in: 1...17, using: &generator)).map { _ in generator.pick(Array("0123456789")) }
      let point = Int.random(in: 0...digits.count, using: &generator)
      let text =
        generator.pick(["", "-"]) + String(digits[..<point]) + generator.pick(["", "."]) + String(digits[point...])
      #expect(Double(finite: text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }
}
