import IBModel
import Testing
import TestSupport

@Suite struct ConnectionTextTests {
  static let texts: [(connection: String, text: String)] = [
    (#"<outlet property="title" destination="zzz" id="o"/>"#, "outlet Login.title → Title"),
    (#"<outletCollection property="all" destination="zzz" id="o"/>"#, "collection Login.all → Title"),
    (
      #"<action selector="send:" destination="-1" eventType="touchUpInside" id="o"/>"#,
      "action Login.touchUpInside → File's Owner.send:"
    ), (#"<action selector="send:" target="zzz" id="o"/>"#, "action Login → Title.send:"),
    (#"<segue destination="zzz" kind="show" identifier="next" id="o"/>"#, "segue show `next`: Login → Title"),
    (#"<binding destination="zzz" name="value" keyPath="self.x" id="o"/>"#, "binding Login.value → Title.self.x"),
    (#"<outlet property="title" destination="gone" id="o"/>"#, "outlet Login.title → ‹gone›"),
  ]

  @Test(arguments: texts) func aConnectionIsSaidInWords(connection: String, text: String) throws {
    let login = "<view userLabel=\"Login\" id=\"aaa\"><connections>\(connection)</connections></view>"
    let document = try read(Storyboard.xib(login + #"<label text="Title" id="zzz"/>"#))
    #expect(document.connections.map { document.text(of: $0) } == [text])
  }

  @Test func seguesInASegueLeadWhereItLeads() throws {
    let segues = """
      <connections><segue destination="zzz" kind="show" id="s1">
      <segue key="commit" inheritsFrom="parent" id="s2"/><segue key="preview" inheritsFrom="commit" id="s3"/>
      </segue></connections>
      """
    let document = try read(Storyboard.xib(view("aaa", segues) + view("zzz")))
    #expect(document.connections.map { $0.destination ?? $0.inheritedDestination } == ["zzz", "zzz", "zzz"])
    #expect(try document.object(named: "aaa").connections.map(\.id) == ["s1", "s2", "s3"])
  }

  @Test func seguesThatInheritFromEachOtherLeadNowhere() throws {
    let segues = """
      <connections><segue destination="zzz" kind="show" id="s1">
      <segue key="commit" inheritsFrom="preview" id="s2"/><segue key="preview" inheritsFrom="commit" id="s3"/>
      </segue></connections>
      """
    #expect(try read(Storyboard.xib(view("aaa", segues))).connections.map(\.inheritedDestination) == [nil, nil, nil])
  }
}
