import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct DoubtReasonTests {
  private let document: Document

  init() throws {
    document = try Document(
      parsing: Array(
        Storyboard.text(
          view: """
            <subviews> <view customClass="Badge" id="bad"/>
            <stackView userLabel="Rows" id="row"><subviews><label text="Total" id="tot"/></subviews></stackView>
            <switch id="swi"/> </subviews>
            """
        ).utf8))
  }

  private func reason(_ doubts: Set<Doubt>, _ ids: ObjectID...) -> String? {
    DoubtReason(doubts, about: ids.compactMap(document.object)).text
  }

  @Test func `what is certain has no reason`() { #expect(reason([], "bad") == nil) }

  @Test func `reasons name the class, the control, the stack view and the screen`() {
    #expect(reason([.customClass], "bad") == "Badge may set its own size")
    #expect(reason([.customClass], "tot") == "Badge may set its own size")
    #expect(reason([.control], "vie-wv-iew", "swi") == "Switch may have other edges than its frame")
    #expect(
      reason([.contentSize, .stack], "tot")
        == "Xcode may measure the content of Total differently; Rows may share out the space differently")
    #expect(reason([.rootSize], "tot") == "the app may give View Controller another size")
    #expect(reason([.safeArea], "tot") == "the safe area depends on the bars around View Controller")
  }

  @Test(arguments: Doubt.allCases) func `every doubt is a clause without its code`(doubt: Doubt) throws {
    let text = try #require(reason([doubt], "tot"))
    #expect(!text.contains("-") && text.first?.isNewline == false && text.last != ".", "\(text)")
  }
}
