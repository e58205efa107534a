import IBModel
import IBProject
import TestSupport
import Testing

@Suite struct LibrariesTests {
  private func answer(
    about name: String, module: String = "", code: String = "class ShopRow: UIView {}\nclass Cart: UIView {}",
    in file: String = "A.swift", _ libraries: Libraries, absent: Set<String> = []
  ) throws -> Answer {
    var project = Project()
    (project.libraries, project.absentSources) = (libraries, absent)
    let sources = SourceIndex([SourceIndex.File(path: file, source: SourceFile(Array(code.utf8), in: .swift))])
    let view = Storyboard.xib("<view customClass=\"\(name)\" \(module) id=\"v\"/>")
    let object = try #require(try Document(parsing: Array(view.utf8)).object("v")?.sourceClass)
    return project.hasClass(object, sources)
  }

  @Test(arguments: [("Card", false), ("SPRow", false), ("ShopRow", true)])
  func `without libraries the sources decide`(name: String, isThere: Bool) throws {
    #expect(try answer(about: name, Libraries()) == (isThere ? .yes : .no))
  }

  /// A renamed class, one that is named like the others, one with a prefix, one like a pod, and one that code uses.
  @Test(arguments: [
    ("ShopRo", true), ("Basket", true), ("SPRow", false), ("SwipeViewCell", false), ("Toolbox", false),
  ]) func `a library has a class if something points to it`(name: String, isGone: Bool) throws {
    let code = "class ShopRow: UIView { var box: Toolbox? }\nclass Cart: UIView {}"
    let found = try answer(about: name, code: code, Libraries(names: ["SwipeView"], areAbsent: true))
    #expect((found == .no) == isGone)
    #expect(
      try answer(about: name, module: "customModuleProvider=\"target\"", code: code, Libraries(names: ["SwipeView"]))
        == .no)
  }

  @Test func `a class is gone if a source with its name does not declare it`() throws {
    let libraries = Libraries(names: ["Charts"], areAbsent: true)
    let code = "class Other: UIView { var box: SPRow? }"
    #expect(try answer(about: "SPRow", code: code, libraries) == .unknown("code uses it"))
    #expect(try answer(about: "SPRow", code: code, in: "App/SPRow.swift", libraries) == .no)
  }

  @Test func `a class is gone from a module that is built here, and from a source that lacks its interface`() throws {
    let libraries = Libraries(names: ["Charts"], areAbsent: true)
    let view = Storyboard.xib(#"<view customClass="Card" customModule="Shop" id="v"/>"#)
    let object = try #require(try Document(parsing: Array(view.utf8)).object("v")?.sourceClass)
    for (modules, isGone) in [(["Shop"], true), (["Kit"], false)] as [(Set<String>, Bool)] {
      var project = Project()
      project.libraries = libraries
      var sources = SourceIndex([])
      sources.modules = modules
      #expect((project.hasClass(object, sources) == .no) == isGone)
    }
    #expect(
      try answer(about: "SPNoVoiceOverField", Libraries(), absent: ["SPNoVoiceOverControls.m"])
        == .unknown("the checkout lacks `SPNoVoiceOverControls.m`"))
    #expect(try answer(about: "MPPlayer", libraries) == .unknown("it may be a class of the system"))
    #expect(try answer(about: "MPPlayer", in: "MPPlayer.swift", libraries) == .no)
    let code = SourceFile(Array("@implementation SPRow\n@end".utf8), in: .objectiveC)
    let xib = Storyboard.xib(#"<view customClass="SPRow" id="v"/>"#)
    let row = try #require(try Document(parsing: Array(xib.utf8)).object("v")?.sourceClass)
    for (path, answer) in [("SPRow.m", Answer.no), ("SPRow+Card.m", .yes)] {
      var project = Project()
      project.libraries = libraries
      #expect(project.hasClass(row, SourceIndex([SourceIndex.File(path: path, source: code)])) == answer)
    }
  }

  /// The law: what does not name a class changes no answer about it.
  @Test(arguments: ["ShopRow", "Basket", "ShopRo"])
  func `a library or missing source with another name changes nothing`(name: String) throws {
    let alone = try answer(about: name, Libraries())
    #expect(try answer(about: name, Libraries(names: ["Charts"], areAbsent: true)) == alone)
    #expect(try answer(about: name, Libraries(), absent: ["Other.swift"]) == alone)
    #expect(
      try answer(about: name, Libraries(), absent: ["\(name).swift"])
        == (alone == .yes ? .yes : .unknown("the checkout lacks `\(name).swift`")))
  }

  @Test func `lists name libraries`() {
    let text = """
      pod 'Some-Kit/Core', '~> 2'
      github "owner/Tree" "v1"
      "location" : "https://example.com/owner/charts.git",
        - Leaf/Blade (1.0):
      \tpath = Vendor/Root
      """
    let libraries = Libraries(names: Libraries.names(inList: Array(text.utf8)))
    for name in ["Some_Kit", "Tree", "Charts", "Leaf", "Root"] { #expect(libraries.have(named: name), "\(name)") }
    #expect(!libraries.have(named: "Twig"))
  }
}
