import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct MeaningTests {
  private static let samples = [
    "lurado__LDOLayoutTemplates/Example__LDOLayoutTemplates__Base.lproj__Main.storyboard",
    "Tests/Corpus/Skein/YarnCard.storyboard", "Tests/Corpus/Skein/label.xml", "Tests/Corpus/Skein/swatch.xml",
  ].filter(Corpus.sample().contains)

  private let twoViews = #"<subviews><view id="one"/><view id="two"/></subviews>"#

  private func screen(live: String, template: String) -> Screen {
    Screen(
      live: twoViews + "<constraints>\(live)</constraints>",
      beside: templateRoot(
        """
        <subviews>\(twin("a", of: "one"))\(twin("b", of: "two"))</subviews><constraints>\(template)</constraints>
        """))
  }

  private func between(_ first: String, _ second: String, _ rest: String, id: String) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" secondAttribute="bottom" \(rest) \
    id="\(id)"/>
    """
  }

  @Test(arguments: [#"constant="20.0""#, #"constant="20" multiplier="1" relation="equal" priority="1000""#])
  func `another spelling of the template's constraint stays`(live: String) throws {
    let screen = screen(
      live: between("one", "two", live, id: "l"), template: between("a", "b", #"constant="20""#, id: "c"))
    let applied = try screen.template().applied()
    #expect(applied.bytes == screen.bytes && applied.plan.activated.map(\.id) == ["l"] && applied.plan.removed.isEmpty)
    #expect(PlanText(applied.plan).summary.contains("1 constraint already matches"))
  }

  @Test func `a constraint that differs only in its constant is edited, and nothing but the constant changes`() throws {
    let screen = screen(
      live: between("two", "one", #"constant="-20""#, id: "l").replacing(#""top" s"#, with: #""bottom" s"#)
        .replacing(#"secondAttribute="bottom""#, with: #"secondAttribute="top""#),
      template: between("a", "b", #"constant="8""#, id: "c"))
    let applied = try screen.template().applied()
    #expect(String(decoding: applied.bytes, as: UTF8.self) == screen.text.replacing(#""-20""#, with: #""-8""#))
    #expect(applied.plan.activated.map(\.change) == [.edited])
  }

  @Test func `a constraint that an outlet refers to is replaced, not edited`() throws {
    var screen = screen(
      live: between("one", "two", #"constant="20""#, id: "l"), template: between("a", "b", #"constant="8""#, id: "c"))
    screen.connections = #"<outlet property="gap" destination="l" id="o"/>"#
    let applied = try screen.template().applied()
    #expect(applied.plan.activated.map(\.change) == [.added] && applied.plan.uninstalled.map(\.id) == ["l"])
  }

  @Test func `of several similar constraints none is edited`() throws {
    let screen = screen(
      live: between("one", "two", #"constant="20""#, id: "l1") + between("one", "two", #"constant="30""#, id: "l2"),
      template: between("a", "b", #"constant="8""#, id: "c"))
    #expect(try screen.template().applied().plan.activated.map(\.change) == [.added])
  }

  @Test func `a constraint that cannot be read is skipped with the reason`() throws {
    let plan = try screen(live: "", template: between("a", "b", #"constant="1o0""#, id: "c")).template().applied().plan
    #expect(plan.skipped.map(\.object) == ["c"] && plan.skipped[0].reason.contains("1o0"))
  }

  @Test(arguments: samples, [false, true])
  func `respelling every constraint of a sample changes no plan`(path: String, isApplied: Bool) throws {
    for template in try Document(parsing: Corpus.bytes(of: path)).viewTemplates {
      let document = try isApplied ? template.applied().document : template.document
      let respelled = try Self.respelled(document)
      #expect(respelled.tree.source.bytes != document.tree.source.bytes)
      let plans = try [document, respelled].map { document in
        try #require(document.viewTemplates.first { $0.id == template.id }).applied().plan
      }
      #expect(plans[0].activated == plans[1].activated && plans[0].removed.map(\.id) == plans[1].removed.map(\.id))
      if isApplied { #expect(plans[1].activated.allSatisfy(\.isUnchanged) && plans[1].removed.isEmpty) }
    }
  }

  /// The document with the constraints outside templates written in another way: items in the other order, constants
  /// with a fraction, defaults written out.
  private static func respelled(_ document: Document) throws -> Document {
    var edit = ModelEdit(document)
    for constraint in document.constraints {
      guard !document.viewTemplates.contains(where: { $0.contains(constraint.object) }) else { continue }
      let content = try ConstraintContent(constraint)
      let flipped = content.flipped ?? content
      let number = { (value: Double) in value == value.rounded() ? "\(Int(value)).0" : "\(value)" }
      let values: [(Name, String?)] = [
        (.firstItem, flipped.first.item.rawValue), (.firstAttribute, flipped.first.attribute.rawValue),
        (.secondItem, flipped.second?.item.rawValue), (.secondAttribute, flipped.second?.attribute.rawValue),
        (.relation, flipped.relation.rawValue), (.priority, number(flipped.priority)),
        (.multiplier, flipped.second == nil ? nil : flipped.multiplier.text),
        (.constant, number(flipped.constant.value)),
      ]
      for (name, value) in values { edit.setAttribute(name, to: value, on: constraint.element) }
    }
    return try edit.verified()
  }
}
