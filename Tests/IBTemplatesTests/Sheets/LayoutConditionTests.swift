import IBLayout
import IBModel
import Testing

@testable import IBTemplates

@Suite struct LayoutConditionTests {
  private func holds(_ text: String, _ environment: LayoutEnvironment = LayoutEnvironment()) throws -> Bool {
    try LayoutCondition(text).holds(in: LayoutCondition.Surroundings(environment: environment))
  }

  private let wide = LayoutEnvironment(
    size: Size(width: 667, height: 375), metrics: ["gap": 12],
    state: ["isLarge": .boolean(true), "mode": .word("small"), "count": .number(3)])

  @Test(arguments: [
    ("portrait", false), ("landscape", true), ("not landscape", false), ("width gt height", true),
    ("height lt 500", true), ("height > 500", false), ("width ≥ 667", true), ("width ge 667.5", false),
    ("horizontal is compact", true), ("vertical is regular", false), ("vertical is not regular", true),
    ("idiom is phone", true), ("scale is 2", true), ("state.isLarge", true), ("not state.isLarge", false),
    ("state.mode is small", true), ("state.mode is not large", true), ("state.count gt metric.gap", false),
    ("state.isLarge is yes", true), ("portrait or landscape", true), ("portrait or landscape and no", false),
    ("(portrait or landscape) and no", false), ("(portrait or landscape) and not no", true), ("yes", true),
    ("not not landscape", true), ("direction is leftToRight", true),
  ]) func `conditions hold`(text: String, expected: Bool) throws { #expect(try holds(text, wide) == expected) }

  @Test(arguments: [
    ("", 0, "the condition is empty"), ("potrait", 0, "did you mean `portrait`?"),
    ("width", 0, "a condition, as `portrait` or `width gt 500`, is expected instead of `width`"),
    ("width gt", 8, "a number or a word is expected here"), ("portrait landscape", 9, "`landscape` cannot follow here"),
    ("(portrait", 9, "the parenthesis is not closed"), ("portrait and", 12, "is expected here"),
    ("landscape ≥ 3", 10, "cannot follow here"),
  ]) func `text that is no condition`(text: String, offset: Int, message: String) {
    do throws(ConditionError) {
      _ = try LayoutCondition(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.offset == offset)
      #expect(error.description.contains(message), "\(error.description)")
    }
  }

  @Test(arguments: [
    ("state.isLrge", 0, "did you mean `isLarge`?"), ("no and state.other", 7, "the state `other` is not declared"),
    ("width gt metric.gab", 9, "did you mean `gap`?"), ("state.mode", 0, "not yes or no"),
    ("horizontal is wide", 14, "`horizontal` is never `wide`"), ("width is compact", 9, "cannot be compared"),
    ("has nextRow", 4, "only in a list"), ("index gt 2", 0, "only in a list"),
  ]) func `conditions on something unknown`(text: String, offset: Int, message: String) throws {
    let condition = try LayoutCondition(text)
    do throws(ConditionError) {
      _ = try condition.holds(in: LayoutCondition.Surroundings(environment: wide))
      Issue.record("\(text) holds or not")
    } catch {
      #expect(error.offset == offset && error.description.contains(message), "\(error.offset) \(error.description)")
    }
  }

  @Test func `deep nesting is a mistake`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: ConditionError.self) { try LayoutCondition(text) }
  }
}
