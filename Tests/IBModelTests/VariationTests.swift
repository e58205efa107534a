import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct VariationTests {
  static func document(_ variations: String, constraint: String = "") throws -> Document {
    try read(
      Storyboard.text(
        view: subviews(view("a", subviews(view("b")))) + "\n"
          + constraints(
            "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"vie-wv-iew\" secondAttribute=\"top\" \(constraint)id=\"c\"/>"
          ) + "\n" + variations))
  }

  static func variation(_ key: String, _ content: String, of list: String = "constraints") -> String {
    "<variation key=\"\(key)\">\n<mask key=\"\(list)\">\n\(content)\n</mask>\n</variation>\n"
  }

  static let exclude = #"<exclude reference="c"/>"#
  static let include = #"<include reference="c"/>"#

  static let any = SizeClasses(width: nil, height: nil)
  static let compactRegular = SizeClasses(width: .compact, height: .regular)
  static let regularRegular = SizeClasses(width: .regular, height: .regular)
  static let compactCompact = SizeClasses(width: .compact, height: .compact)

  /// Variations, size classes, and whether `c` is installed there.
  static let cases: [(variations: String, classes: SizeClasses, isInstalled: Bool)] = [
    ("", any, true), ("", compactRegular, true), (variation("default", exclude), any, false),
    (variation("default", exclude), compactRegular, false), (variation("widthClass=compact", exclude), any, true),
    (variation("widthClass=compact", exclude), compactRegular, false),
    (variation("widthClass=compact", exclude), regularRegular, true),
    (variation("default", exclude) + variation("widthClass=compact", include), compactRegular, true),
    (variation("default", exclude) + variation("widthClass=compact", include), regularRegular, false),
    (
      variation("default", exclude) + variation("heightClass=regular-widthClass=compact", include), compactRegular, true
    ),
    (
      variation("default", exclude) + variation("heightClass=regular-widthClass=compact", include), compactCompact,
      false
    ),
    (
      variation("widthClass=compact", exclude) + variation("heightClass=regular-widthClass=compact", include),
      compactRegular, true
    ),
    (
      variation("widthClass=compact", include) + variation("heightClass=regular-widthClass=compact", exclude),
      compactRegular, false
    ),
    (
      variation("heightClass=regular-widthClass=compact", include) + variation("widthClass=compact", exclude),
      compactRegular, true
    ), (variation("userInterfaceIdiom=mac", exclude), regularRegular, true),
    (variation("default", #"<exclude reference="other"/>"#), any, true),
  ]

  @Test(arguments: cases)
  func theMoreSpecificVariationDecides(variations: String, classes: SizeClasses, isInstalled: Bool) throws {
    let document = try Self.document(variations)
    #expect(
      try ActiveVariations(of: document, under: classes).isInstalled(document.constraint("c").object) == isInstalled)
  }

  @Test func existsAtRunTimeUnlessSomethingTakesItAway() throws {
    let document = try Self.document("")
    #expect(try document.existsAtRunTime(document.constraint("c")))
  }

  @Test func aPlaceholderDoesNotExistAtRunTime() throws {
    let document = try Self.document("", constraint: #"placeholder="YES" "#)
    let constraint = try document.constraint("c")
    #expect(!document.existsAtRunTime(constraint))
  }

  @Test func anExcludedViewAroundAnItemTakesItsConstraintsAlong() throws {
    let document = try Self.document(Self.variation("default", #"<exclude reference="a"/>"#, of: "subviews"))
    let constraint = try document.constraint("c")
    #expect(!document.existsAtRunTime(constraint))
  }

  @Test func aViewIncludedForASizeClassBringsItsConstraintsBack() throws {
    let document = try Self.document(
      Self.variation("default", #"<exclude reference="a"/>"#, of: "subviews")
        + Self.variation("widthClass=compact", #"<include reference="a"/>"#, of: "subviews"))
    let constraint = try document.constraint("c")
    let classes = [Self.compactRegular, Self.regularRegular]
    #expect(
      classes.map { ActiveVariations(of: document, under: $0).includes(constraint, of: document) } == [true, false])
  }

  @Test func `the variation of highest precedence decides an attribute and a child`() throws {
    let document = try Self.document(
      """
      <variation key="heightClass=regular-widthClass=compact" alpha="0.1"><color key="tintColor" red="1"/></variation>
      <variation key="default" alpha="0.2" hidden="YES"><color key="backgroundColor" red="2"/></variation>
      <variation key="widthClass=compact" alpha="0.3"><color key="tintColor" red="3"/></variation>
      """)
    let view = try document.object(named: "vie-wv-iew").element
    func values(_ classes: SizeClasses) -> [String?] {
      let variations = ActiveVariations(of: document, under: classes)
      return ["alpha", "hidden"].map { variations.value($0, of: view) }
        + ["tintColor", "backgroundColor"].map { variations.child(withKey: $0, of: view)?["red"] }
    }
    #expect(values(.any) == ["0.2", "YES", nil, "2"])
    #expect(values(Self.compactCompact) == ["0.3", "YES", "3", "2"])
    #expect(values(Self.compactRegular) == ["0.1", "YES", "1", "2"])
  }

  @Test func theTraitsOfAKeyAreItsPairs() throws {
    let document = try Self.document(Self.variation("heightClass=compact-widthClass=regular", Self.exclude))
    let variation = try #require(try document.object(named: "vie-wv-iew").variations.first)
    #expect(variation.traits == ["heightClass": "compact", "widthClass": "regular"] && !variation.isDefault)
  }
}
