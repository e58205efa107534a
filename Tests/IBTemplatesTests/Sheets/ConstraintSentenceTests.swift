import IBModel
import IBTemplates
import Testing

/// Constraints as sentences.
@Suite struct ConstraintSentenceTests {
  /// The sentences of the first layout, with names instead of ids.
  private func sentences(_ content: String) throws -> [String] {
    let template = try layout(content).template()
    return try template.pile(in: LayoutEnvironment()).constraints.map {
      template.document.sentence(of: $0.content).description
    }
  }

  /// What a sheet keeps, a sentence says with the same name and the same number.
  @Test(arguments: KeepAttribute.all.filter { !$0.isFactor })
  func `distances have the names of sheets`(attribute: KeepAttribute) throws {
    let subject = attribute.name.contains("Safe") ? "Box" : "a"
    let other = attribute.needsOther ? #" to="b""# : ""
    let sentences = try sentences(#"<keep view="\#(subject)"\#(other) \#(attribute.name)="min 8 @high"/>"#)
    let text = try #require(sentences.first)
    let mirrored =
      ["rightOffset": "left offset", "trailingOffset": "leading offset"][attribute.name]
      ?? ["bottomOffset": "top offset", "lastBaselineOffset": "first baseline offset"][attribute.name]
    // The right offset of one view is the left offset of the other.
    let (what, views) = mirrored.map { ($0, "b to a") } ?? (attribute.title, attribute.needsOther ? "a to b" : subject)
    let isSize = attribute.name == "width" || attribute.name == "height"
    let place = isSize || attribute.needsOther ? "" : subject == "Box" ? " to View" : " to Box"
    #expect(text == "\(what) of \(views)\(place) at least 8 with high priority")
  }

  @Test(arguments: [
    (#"aspectRatio="16:9""#, "aspect ratio of a equal to 16:9"),
    (#"to="b" relativeWidth="max 0.5""#, "relative width of a to b at most 0.5"),
    (#"horizontalCenter="0.5""#, "horizontal center of a to Box equal to 0.5"),
    (#"verticalCenter="0.25 @low""#, "vertical center of a to Box equal to 0.25 with low priority"),
    (#"width="10 @high+10""#, "width of a equal to 10 with high +10 priority"),
  ])
  func `factors are those of sheets`(attributes: String, expected: String) throws {
    #expect(try sentences(#"<keep view="a" \#(attributes)/>"#) == [expected])
  }

  /// The outer view may be first, as Interface Builder writes the trailing and bottom edges.
  @Test(arguments: [
    (
      #"firstItem="Box" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20""#,
      "trailing inset of a to Box equal to 20"
    ),
    (
      #"firstItem="Box" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom""#,
      "bottom inset of a to Box at least 0"
    ),
    (
      #"firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1:2""#,
      "aspect ratio of a equal to 2"
    ),
    (
      #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2" constant="-8""#,
      "width of a equal to 2 × height of b minus 8"
    ),
    (
      #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="centerY" constant="4""#,
      "top of a equal to center y of b plus 4"
    ),
  ])
  func `any constraint is a sentence`(attributes: String, expected: String) throws {
    #expect(try sentences("<constraint \(attributes)/>") == [expected])
  }

  /// The bands and the marks of KeepLayout.
  @Test(arguments: [
    (1000.0, "required"), (999, "required -1"), (875, "required -125"), (874, "high +124"), (750, "high"),
    (760, "high +10"), (500, "high -250"), (499, "low +249"), (250, "low"), (150, "low -100"), (149, "fitting +99"),
    (50, "fitting"), (0.5, "fitting -49.5"), (0, "undefined (0)"), (1200, "undefined (1200)"),
  ])
  func `priorities have names`(priority: Double, text: String) {
    #expect(NamedPriority.text(of: priority) == text)
  }
}
