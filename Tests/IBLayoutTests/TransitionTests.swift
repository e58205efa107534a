import IBLayout
import IBModel
import Testing

@Suite struct TransitionTests {
  private static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .spring(damping: 0.5, velocity: 0), .spring(damping: 1, velocity: 2),
  ]

  @Test(arguments: curves) func `each curve leads from 0 to 1`(curve: TimingCurve) {
    let samples = curve.samples(100, duration: 0.4)
    #expect(samples.count == 101 && samples[0] == 0 && samples[100] == 1)
    #expect(abs(samples[99] - 1) < 0.05)
  }

  /// Values of CSS: `ease-in-out` is at half of the way in the middle, `ease-in` at 0.0935 after a quarter.
  @Test func `named curves`() {
    #expect(abs(TimingCurve.easeInOut.samples(2, duration: 1)[1] - 0.5) < 1e-6)
    #expect(abs(TimingCurve.easeIn.samples(4, duration: 1)[1] - 0.0935) < 1e-3)
    #expect(abs(TimingCurve.easeOut.samples(4, duration: 1)[3] - 0.9065) < 1e-3)
  }

  @Test func `a value changes with the progress, or at the end`() throws {
    let document = try Document(parsing: Array(#"<document><objects><view id="a"/></objects></document>"#.utf8))
    let view = try #require(document.object("a"))
    let number = { AnimatedValue.Content.numbers([AnimatedValue.Number("", $0)], kind: "number") }
    let fading = AnimatedValue("alpha", of: view, from: number(1), to: number(0))
    let text = AnimatedValue("text", of: view, from: .text("a"), to: .text("b"))
    let other = AnimatedValue("color", of: view, from: .numbers([], kind: "one"), to: .numbers([], kind: "other"))
    let transition = LayoutTransition(from: [], to: [], values: [fading, text], duration: 2, curve: .linear)
    #expect(
      transition.content(of: fading, at: 0.5) == number(0.75) && transition.content(of: fading, at: 2) == number(0))
    #expect(transition.content(of: text, at: 1.9) == .text("a") && transition.content(of: text, at: 2) == .text("b"))
    #expect(fading.manner == .gradual && text.manner == .atEnd && other.manner == .atEnd)
    let sudden = LayoutTransition(from: [], to: [], values: [fading], duration: 0, curve: .linear)
    #expect(sudden.content(of: fading, at: 0) == number(0))
  }

  @Test func `springs swing beyond the end, unless they are damped`() throws {
    #expect(try #require(TimingCurve.spring(damping: 0.4, velocity: 0).samples(200, duration: 1).max()) > 1.1)
    let damped = TimingCurve.spring(damping: 1, velocity: 0).samples(200, duration: 1)
    #expect(try #require(damped.max()) <= 1)
    #expect(zip(damped, damped.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
