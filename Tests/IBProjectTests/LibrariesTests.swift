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
