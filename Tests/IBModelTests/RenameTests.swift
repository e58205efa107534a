import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct RenameTests {
  static let text = Storyboard.text(
    view: subviews(
      view("aaa") + view("bbb", #"<connections><outlet property="a" destination="aaa" id="out"/></connections>"#))
      + constraints(#"<constraint firstItem="aaa" firstAttribute="top" secondItem="vie-wv-iew" id="con"/>"#)
      + #"<variation key="default"><mask key="subviews"><exclude reference="aaa"/></mask></variation>"#)

  @Test func theIdAndEveryReferenceChangeAndNothingElse() throws {
    let renamed = try edited(Self.text) { try $0.rename("aaa", to: "new") }
    #expect(renamed == Self.text.replacing(#""aaa""#, with: #""new""#))
  }

  @Test func theFirstControllerIsRenamedInTheDocumentToo() throws {
    let text = Storyboard.text().replacing(#"colorMatched="YES""#, with: #"initialViewController="con-tr-oll""#)
    let renamed = try edited(text) { try $0.rename("con-tr-oll", to: "login") }
    #expect(renamed == text.replacing("con-tr-oll", with: "login"))
  }

  @Test func aSceneIsRenamedByItsSceneID() throws {
    let renamed = try edited(Self.text) { try $0.rename("sce-ne-one", to: "login") }
    #expect(renamed == Self.text.replacing("sce-ne-one", with: "login"))
  }

  @Test(arguments: ["aaa", "sce-ne-one", "con", "out"] as [ObjectID]) func renamingBackGivesTheOriginal(
    id: ObjectID
  ) throws {
    let renamed = try edited(Self.text) { try $0.rename(id, to: #"a&b<"c">"#) }
    #expect(renamed != Self.text)
    #expect(try edited(renamed) { try $0.rename(#"a&b<"c">"#, to: id) } == Self.text)
  }

  @Test func renamingToTheSameIdChangesNothing() throws {
    #expect(try edited(Self.text) { try $0.rename("aaa", to: "aaa") } == Self.text)
  }

  @Test func onlyTheCaseMayChange() throws {
    let renamed = try edited(Self.text) { try $0.rename("aaa", to: "AAA") }
    #expect(renamed == Self.text.replacing(#""aaa""#, with: #""AAA""#))
  }

  static let refusals: [(id: ObjectID, new: ObjectID, fault: RenameError)] = [
    ("nix", "new", .missing("nix")), ("aaa", "bbb", .taken("bbb")), ("aaa", "BBB", .taken("BBB")),
    ("aaa", "sce-ne-one", .taken("sce-ne-one")), ("sce-ne-one", "aaa", .taken("aaa")), ("aaa", "", .unfit("")),
    ("aaa", " ", .unfit(" ")), ("aaa", "a b", .unfit("a b")), ("aaa", "a\u{1}", .unfit("a\u{1}")),
    ("aaa", "\u{FFFE}", .unfit("\u{FFFE}")), ("aaa", "-1", .reserved("-1")),
  ]

  @Test(arguments: refusals) func whatWouldDoHarmIsRefused(id: ObjectID, new: ObjectID, fault: RenameError) throws {
    #expect(throws: fault) { try edited(Self.text) { try $0.rename(id, to: new) } }
  }

  @Test func anIdThatIsOnlyReferredToIsTaken() throws {
    let text = Self.text.replacing(#"destination="aaa""#, with: #"destination="gone""#)
    #expect(throws: RenameError.taken("gone")) { try edited(text) { try $0.rename("aaa", to: "gone") } }
  }

  @Test func anIdThatSeveralObjectsHaveIsRefused() throws {
    let text = Storyboard.text(view: subviews(view("aaa") + view("aaa")))
    #expect(throws: RenameError.ambiguous("aaa", count: 2)) { try edited(text) { try $0.rename("aaa", to: "new") } }
  }

  @Test func filesOwnerKeepsItsId() throws {
    let text = Storyboard.xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#)
    #expect(throws: RenameError.reserved("-1")) { try edited(text) { try $0.rename("-1", to: "new") } }
  }
}
