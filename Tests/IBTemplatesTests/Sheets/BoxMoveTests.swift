import IBModel
import IBTemplates
import Testing

@Suite struct BoxMoveTests {
  private func applied(_ content: String, times: Int = 1) throws -> (document: Document, plan: Plan) {
    let screen = layout(content)
    var applied = try screen.template().applied()
    for _ in 1..<times { applied = try #require(try screen.sheet.templates(in: applied.document).first).applied() }
    return (applied.document, applied.plan)
  }

  private func superview(of id: ObjectID, in document: Document) -> ObjectID? { document.object(id)?.superview?.id }

  @Test func `views become subviews of the box, in order`() throws {
    let (document, plan) = try applied(#"<vbox in="a" moves="yes" spacing="4"><view ref="c"/><view ref="b"/></vbox>"#)
    #expect(document.object("v-a")?.subviews.map(\.id) == ["v-c", "v-b"])
    #expect(superview(of: "v-d", in: document) == "box")
    #expect(plan.moves.map(\.view.id) == ["v-c", "v-b"])
    let made = document.constraints.filter { $0.firstItem == "v-b" || $0.firstItem == "v-c" }
    #expect(made.count == 6 && made.allSatisfy { $0.host.id == "v-a" })
  }

  @Test func `they stay where they are without the option`() throws {
    for option in ["", #" moves="no""#] {
      let (document, plan) = try applied(#"<fit in="a"\#(option)><view ref="b"/></fit>"#)
      #expect(superview(of: "v-b", in: document) == "box" && plan.moves.isEmpty)
    }
  }

  @Test(arguments: [
    #"<vbox in="a" moves="yes"><view ref="c"/><view ref="b"/></vbox><keep view="b" width="5"/>"#,
    #"<relative in="safeArea" moves="yes"><view ref="a"><fit moves="yes"><view ref="b"/></fit></view></relative>"#,
    #"<hbox in="d" pack="center" moves="yes"><view><vbox moves="yes"><view ref="a"/></vbox></view></hbox>"#,
  ]) func `applying twice is applying once`(content: String) throws {
    let once = try applied(content)
    #expect(!once.plan.moves.isEmpty)
    let twice = try applied(content, times: 2)
    #expect(
      String(decoding: twice.document.bytes, as: UTF8.self) == String(decoding: once.document.bytes, as: UTF8.self))
    #expect(twice.plan.moves.isEmpty)
  }

  /// A box without a view is a hidden view, and nobody wants to move something into that.
  @Test func `views of a box without a view go into the view around it`() throws {
    let (document, _) = try applied(
      #"<hbox in="d" moves="yes"><view><vbox moves="yes"><view ref="a"/></vbox></view><view ref="b"/></hbox>"#)
    #expect(superview(of: "v-a", in: document) == "v-d" && superview(of: "v-b", in: document) == "v-d")
  }

  @Test func `a guide stands for its view, and insets are to the new superview`() throws {
    let (document, _) = try applied(
      #"<relative in="safeArea" moves="yes"><view ref="a" halign="left" valign="top"/></relative><keep view="a" rightInset="3"/>"#
    )
    #expect(superview(of: "v-a", in: document) == "top")
    let inset = document.constraints.first { $0.constant?.magnitude == 3 }
    #expect(inset?.items.sorted() == ["top", "v-a"] && inset?.host.id == "top")
  }

  @Test func `what was between moved views and others is held by a view around both`() throws {
    var screen = layout(#"<fit in="a" moves="yes"><view ref="b"/></fit>"#, attributes: #"replaces="nothing""#)
    screen.live = """

      <constraints>
          <constraint firstItem="v-b" firstAttribute="width" secondItem="v-d" secondAttribute="width" id="own"/>
      </constraints>
      """
    #expect(try screen.template().applied().document.constraints.first { $0.id == "own" }?.host.id == "box")
  }

  @Test(arguments: [
    (#"<fit in="a" moves="yes"><view ref="Box"/></fit>"#, "Box (box) cannot be moved into a (v-a)"),
    (#"<fit in="a" moves="yes"><view ref="root"/></fit>"#, "cannot be moved into a (v-a)"),
    (
      #"<fit in="a" moves="yes"><view ref="b"/></fit><fit in="b" moves="yes"><view ref="a"/></fit>"#,
      "a (v-a) cannot be moved into b (v-b)"
    ),
  ]) func `a view cannot be moved into itself`(content: String, message: String) throws {
    let problem = try layout(content).problem()
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "none")")
    #expect(throws: EditError.self) { try layout(content).template().applied() }
  }

  @Test func `other forms say that they cannot move views`() throws {
    let literal = try LiteralLayout(layout(#"<fit in="a" moves="yes"><view ref="b"/></fit>"#).template())
    #expect(literal.sheet(named: "y", replacing: .nothing).losses == ["b (v-b): the form cannot move views"])
  }
}
