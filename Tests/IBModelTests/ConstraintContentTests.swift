import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct ConstraintContentTests {
  private func content(_ attributes: String) throws -> ConstraintContent {
    try ConstraintContent(ConstraintTests.document(attributes).1)
  }

  /// Attributes of two constraints held by `vie-wv-iew` that say the same.
  static let pairs: [(String, String)] = [
    (#"firstAttribute="width" constant="20""#, #"firstAttribute="width" constant="20.0""#),
    (#"firstAttribute="width" constant="0""#, #"firstAttribute="width""#),
    (#"firstAttribute="width" constant="-0.0""#, #"firstAttribute="width""#),
    (#"firstAttribute="width" multiplier="3""#, #"firstAttribute="width""#),
    (
      #"firstAttribute="width" constant="2""#,
      #"firstItem="vie-wv-iew" firstAttribute="width" relation="equal" multiplier="1" priority="1000" constant="2e0""#
    ), (between("a.top", "b.bottom", #"constant="8""#), between("b.bottom", "a.top", #"constant="-8.0""#)),
    (
      between("a.top", "b.top", #"relation="greaterThanOrEqual" constant="8""#),
      between("b.top", "a.top", #"relation="lessThanOrEqual" constant="-8" multiplier="1:1""#)
    ), (between("a.width", "b.width", #"multiplier="1:2""#), between("a.width", "b.width", #"multiplier="0.5""#)),
    (between("a.width", "b.width", #"multiplier="2/4""#), between("b.width", "a.width", #"multiplier="2""#)),
    (between("a.width", "a.height", #"multiplier="16:9""#), between("a.height", "a.width", #"multiplier="9:16""#)),
    (between("a.width", "b.width", #"multiplier="49""#), between("b.width", "a.width", #"multiplier="1:49""#)),
    (
      between("a.width", "b.width", #"multiplier="3" constant="10""#),
      between("b.width", "a.width", #"multiplier="1:3" constant="-3.3333333333333335""#)
    ),
    (
      between("a.top", "b.top", #"relation="lessThanOrEqual" multiplier="-1" constant="5""#),
      between("b.top", "a.top", #"relation="lessThanOrEqual" multiplier="-1" constant="5""#)
    ), (between("a.baseline", "b.lastBaseline"), between("b.baseline", "a.baseline")),
    (
      between("a.top", "b.bottom", #"constant="8" symbolic="YES""#),
      between("b.bottom", "a.top", #"constant="-8" symbolic="YES""#)
    ),
    (
      #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20""#,
      between("a.trailing", "vie-wv-iew.trailing", #"constant="-20""#)
    ),
  ]

  private static func between(_ first: String, _ second: String, _ rest: String = "") -> String {
    let (first, second) = (first.split(separator: "."), second.split(separator: "."))
    return
      #"firstItem="\#(first[0])" firstAttribute="\#(first[1])" secondItem="\#(second[0])" secondAttribute="\#(second[1])" \#(rest)"#
  }

  @Test(arguments: pairs) func `spellings of the same constraint are equal`(left: String, right: String) throws {
    #expect(try content(left) == content(right))
    #expect(try content(left).hashValue == content(right).hashValue)
  }

  @Test func `each part makes a difference`() throws {
    let base = Self.between("a.top", "b.top", #"multiplier="2" priority="750" constant="8""#)
    let others = [
      base.replacing("a\"", with: "c\""), base.replacing("firstAttribute=\"top", with: "firstAttribute=\"bottom"),
      base.replacing(#""2""#, with: #""3""#), base.replacing("750", with: "751"),
      base.replacing(#""8""#, with: #""8.001""#), base + #" symbolic="YES""#,
      base + #" symbolic="YES" symbolType="layoutAnchor""#, base + #" relation="lessThanOrEqual""#,
      base.replacing(#""8""#, with: #""-8""#),
    ]
    let contents = try ([base] + others).map(content)
    #expect(Set(contents).count == contents.count)
  }

  @Test(arguments: pairs.map(\.0)) func `flipping twice changes nothing`(attributes: String) throws {
    let content = try content(attributes)
    guard let flipped = content.flipped else {
      #expect(content.second == nil)
      return
    }
    #expect(flipped.first == content.second && flipped.second == content.first)
    #expect(flipped == content && flipped.flipped == content)
  }

  @Test func `a multiplier of 0 keeps its orientation`() throws {
    #expect(try content(Self.between("b.width", "a.width", #"multiplier="0""#)).flipped == nil)
  }

  /// Attributes of a constraint, the value the problem is at (empty: the start tag), and the problem.
  static let problems: [(attributes: String, value: String, kind: SceneProblem.Kind)] = [
    (between("a.top", "b.leeding"), "leeding", .unknownAttribute(.secondAttribute, "leeding")),
    (#"firstAttribute="wide""#, "wide", .unknownAttribute(.firstAttribute, "wide")),
    (#"constant="3""#, "", .missingAttribute(.firstAttribute)),
    (#"firstAttribute="top" secondItem="a""#, "", .missingAttribute(.secondAttribute)),
    (#"firstAttribute="width" constant="1o0""#, "1o0", .unreadableNumber(.constant, "1o0")),
    (between("a.top", "b.top", #"multiplier="1x""#), "1x", .unreadableNumber(.multiplier, "1x")),
    (#"firstAttribute="width" priority="high""#, "high", .unreadableNumber(.priority, "high")),
    (#"firstAttribute="width" priority="1900""#, "1900", .priorityOutOfRange("1900")),
    (#"firstAttribute="width" priority="0""#, "0", .priorityOutOfRange("0")),
    (#"firstAttribute="width" relation="almost""#, "almost", .unknownRelation("almost")),
  ]

  @Test(arguments: problems) func `what cannot be read is named with its place`(
    attributes: String, value: String, kind: SceneProblem.Kind
  ) throws {
    let (document, constraint) = try ConstraintTests.document(attributes)
    let problems = constraint.read().problems
    #expect(problems.map(\.kind) == [kind])
    let range = try #require(problems.first).place
    let text = String(decoding: document.tree.source.utf8[range], as: UTF8.self)
    #expect(value.isEmpty ? range == constraint.element.startTagRange : text == value)
    #expect(problems.allSatisfy { !$0.clause.isEmpty })
  }

  @Test func `a priority above 1000 is required, and an item that is missing leaves the content readable`() throws {
    #expect(try content(#"firstAttribute="width" priority="1900""#).priority == 1000)
    #expect(try content(Self.between("a.top", "gone.top")).items == ["a", "gone"])
    #expect(throws: SceneProblem.self) { try content(#"firstAttribute="width" priority="-1""#) }
  }

  @Test func `variations change what a constraint says, and where the problem is`() throws {
    let document = try read(
      Storyboard.text(
        view: constraints(
          """
          <constraint firstAttribute="width" constant="50" id="c">
          <variation key="heightClass=compact" constant="70" priority="250"/>
          <variation key="widthClass=compact" constant="7O"/> </constraint>
          """)))
    let constraint = try document.constraint("c")
    func reading(_ classes: SizeClasses) -> ConstraintReading {
      constraint.read(under: ActiveVariations(of: document, under: classes))
    }
    #expect(reading(.any).content?.constant.value == 50)
    let compact = reading(SizeClasses(height: .compact)).content
    #expect(compact?.constant.value == 70 && compact?.priority == 250)
    let wrong = reading(SizeClasses(width: .compact))
    #expect(wrong.content == nil && wrong.problems.map(\.kind) == [.unreadableNumber(.constant, "7O")])
    let variation = try #require(document.object("c")?.variations.last?.element)
    #expect(wrong.problems.allSatisfy { variation.range.contains($0.place.lowerBound) })
  }

  @Test func `every constraint of real documents can be read and equals its flipped form`() async throws {
    let complaints = try await Corpus.complaints(every: 9) { _, bytes in
      guard let document = try? Document(parsing: bytes) else { return nil }
      for constraint in document.constraints {
        let reading = constraint.read()
        guard let content = reading.content, reading.problems.isEmpty else {
          return "\(constraint.id): \(reading.problems)"
        }
        if let flipped = content.flipped, flipped != content { return "\(constraint.id) is not its flipped form" }
      }
      return nil
    }
    #expect(complaints.isEmpty)
  }
}
