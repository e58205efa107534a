import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct FormerStatementTests {
  private static let full = """
    <keep view="a" width="min 50 @low" size="30"/><vbox in="Box" pack="center"><view ref="b" height="10"/></vbox>
    """
  private static let rest = #"<keep view="d" height="7"/>"#

  private func screen(_ statements: String, _ replacement: LayoutReplacement) -> SheetScreen {
    layout(statements, attributes: #"replaces="\#(replacement.rawValue)""#)
  }

  private func apply(
    _ statements: String, _ replacement: LayoutReplacement, to document: Document, isRemoval: Bool = false
  ) throws -> Document {
    let template = try #require(try screen(statements, replacement).sheet.templates(in: document).first)
    return try template.applied(ApplyOptions(isRemoval: isRemoval)).document
  }

  @Test(arguments: [LayoutReplacement.nothing, .tracked, .slots])
  func `removal finds what a deleted statement made, helpers too`(replacement: LayoutReplacement) throws {
    let original = try screen("", replacement).document
    let on = try apply(Self.full + Self.rest, replacement, to: original)
    #expect(on.constraints.count > original.constraints.count + 10)
    let off = try apply(Self.rest, replacement, to: on, isRemoval: true)
    #expect(String(decoding: off.bytes, as: UTF8.self) == String(decoding: original.bytes, as: UTF8.self))
  }

  @Test func `applying a tracked layout again does as well`() throws {
    let original = try screen("", .tracked).document
    let on = try apply(Self.full + Self.rest, .tracked, to: original)
    #expect(try apply(Self.rest, .tracked, to: on).bytes == (try apply(Self.rest, .tracked, to: original)).bytes)
  }

  /// Constraints of others stay: its ids do not follow from what it says.
  @Test func `constraints of the document stay`() throws {
    var screen = screen(Self.rest, .nothing)
    screen.live = """

      <constraints>
          <constraint firstItem="v-a" firstAttribute="width" constant="30" id="own"/>
      </constraints>
      """
    let original = try screen.document
    #expect(try apply(Self.rest, .nothing, to: original, isRemoval: true).bytes == original.bytes)
  }

  /// The id follows from the priority, so that a constraint that was made with another one is replaced.
  @Test func `another priority is another constraint`() throws {
    let original = try screen("", .participants).document
    let once = try apply(#"<keep view="a" width="30 @low"/>"#, .participants, to: original)
    let twice = try apply(#"<keep view="a" width="30 @high"/>"#, .participants, to: once)
    #expect(try apply("", .participants, to: twice, isRemoval: true).bytes == original.bytes)
  }

  @Test func `a constant that was edited since is found`() throws {
    let original = try screen("", .nothing).document
    let on = try apply(#"<keep view="a" width="30"/>"#, .nothing, to: original)
    let text = String(decoding: on.bytes, as: UTF8.self).replacing(#"constant="30""#, with: #"constant="31""#)
    let edited = try Document(parsing: Array(text.utf8))
    #expect(try apply("", .nothing, to: edited, isRemoval: true).bytes == original.bytes)
  }

  @Test func `hugging and resistance are the default afterwards`() throws {
    let statements = #"<keep view="a" hugging="high; low" horizontalCompressionResistance="900"/>"#
    let original = try screen("", .nothing).document
    let on = try apply(statements, .nothing, to: original)
    #expect(on.object("v-a")?.element["horizontalHuggingPriority"] == "750")
    #expect(try apply(statements, .nothing, to: on, isRemoval: true).bytes == original.bytes)
    let text = String(decoding: on.bytes, as: UTF8.self)
      .replacing(#"horizontalHuggingPriority="750""#, with: #"horizontalHuggingPriority="251""#)
    let edited = try Document(parsing: Array(text.utf8))
    let view = try apply(statements, .nothing, to: edited, isRemoval: true).object("v-a")
    #expect(view?.element["horizontalHuggingPriority"] == "251", "someone else has set it")
    #expect(view?.element["verticalHuggingPriority"] == nil)
  }
}
