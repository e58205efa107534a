import IBModel
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

  static let refusals: [(id: ObjectID, new: ObjectID, reason: String)] = [
    ("nix", "new", "no object or scene has the id `nix`"), ("aaa", "bbb", "is in use"), ("aaa", "BBB", "is in use"),
    ("aaa", "sce-ne-one", "is in use"), ("sce-ne-one", "aaa", "is in use"), ("aaa", "", "is not a valid id"),
    ("aaa", " ", "is not a valid id"), ("aaa", "a b", "is not a valid id"), ("aaa", "a\u{1}", "is not a valid id"),
    ("aaa", "\u{FFFE}", "is not a valid id"), ("aaa", "-1", "is reserved for"),
  ]

  @Test(arguments: refusals) func whatWouldDoHarmIsRefused(id: ObjectID, new: ObjectID, reason: String) {
    let error = #expect(throws: EditError.self) { try edited(Self.text) { try $0.rename(id, to: new) } }
    #expect(error?.description.contains(reason) == true)
  }

  @Test func anIdThatIsOnlyReferredToIsTaken() throws {
    let text = Self.text.replacing(#"destination="aaa""#, with: #"destination="gone""#)
    #expect(throws: EditError.refused("the id `gone` is in use")) {
      try edited(text) { try $0.rename("aaa", to: "gone") }
    }
  }

  @Test func anIdThatSeveralObjectsHaveIsRefused() throws {
    let text = Storyboard.text(view: subviews(view("aaa") + view("aaa")))
    #expect(throws: EditError.refused("the id `aaa` is used by 2 objects; resolve the duplicate first")) {
      try edited(text) { try $0.rename("aaa", to: "new") }
    }
  }

  @Test func filesOwnerKeepsItsId() throws {
    let text = Storyboard.xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#)
    #expect(throws: EditError.refused("the id `-1` is reserved for File's Owner, First Responder or Application")) {
      try edited(text) { try $0.rename("-1", to: "new") }
    }
  }
}
