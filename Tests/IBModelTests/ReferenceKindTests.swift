import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct ReferenceKindTests {
  static let kinds: [(element: String, kind: Reference.Kind)] = [
    (#"<connections><outlet property="a" destination="zzz" id="o"/></connections>"#, .connection),
    (#"<constraints><constraint firstItem="zzz" firstAttribute="top" id="o"/></constraints>"#, .constraintItem),
    (#"<variation key="default"><mask key="subviews"><exclude reference="zzz"/></mask></variation>"#, .installation),
    (#"<items><toolbarItem reference="zzz"/></items>"#, .member), (#"<gridCell row="zzz" id="o"/>"#, .part),
    (#"<designables><designable name="zzz"/></designables>"#, .part),
  ]

  @Test(arguments: kinds) func aReferenceSaysWhatItIsFor(element: String, kind: Reference.Kind) throws {
    let document = try read(Storyboard.xib(view("aaa", element) + view("zzz")))
    let target = try document.object(named: "zzz")
    #expect(document.references(to: target).map(\.kind) == [kind] && document.danglingReferences().isEmpty)
  }

  @Test func theDocumentRefersToItsFirstController() throws {
    let reference = try read(#"<document initialViewController="abc"><scenes/></document>"#).danglingReferences().first
    #expect(reference?.kind == .initialController && reference?.holder == nil)
  }

  @Test func anObjectRefersByItsConnectionsButNotByItsConstraints() throws {
    let content = """
      <connections><outlet property="a" destination="zzz" id="out"/></connections>
      <constraints><constraint firstItem="zzz" firstAttribute="top" id="con"/></constraints>
      """
    let document = try read(Storyboard.xib(view("aaa", content) + view("zzz")))
    let from = { document.references(from: try document.object(named: $0)).map(\.attribute.name) }
    #expect(try from("aaa") == [.destination] && from("con") == [.firstItem] && from("out") == [.destination])
    #expect(document.references.map { $0.holder?.id } == ["aaa", "con"])
  }

  static let reserved: [(id: ObjectID, platform: Platform, name: String?)] = [
    ("-1", .iOS, "File's Owner"), ("-1", .macOS, "First Responder"), ("-3", .macOS, "Application"), ("-3", .iOS, nil),
  ]

  @Test(arguments: reserved) func reservedIdsHaveNames(id: ObjectID, platform: Platform, name: String?) {
    #expect(ReservedIdentifier.name(of: id, on: platform) == name)
  }
}
