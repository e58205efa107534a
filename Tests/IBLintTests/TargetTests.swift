import IBLint
import IBModel
import IBProject
import TestSupport
import Testing

/// Rules that ask for the target of a document.
@Suite struct TargetTests {
  private func target(_ name: String, _ platform: Platform, _ files: Set<String>) -> ProjectTarget {
    var target = ProjectTarget(name, definition: "project.pbxproj")
    target.productType = "com.apple.product-type.application"
    (target.files, target.platforms, target.modules) = (files, [platform], [name])
    return target
  }

  private func messages(
    _ rule: String, _ document: String, _ targets: [ProjectTarget], at path: String = "Page.xib",
    code: String = "class Tile: UIView {}\nclass Page: UIViewController {}",
    _ change: (inout Project) -> Void = { _ in }
  ) -> [String] {
    var project = Project()
    let code = SourceFile(Array(code.utf8), in: .swift)
    project.sources = SourceIndex([SourceIndex.File(path: "Tile.swift", source: code)])
    (project.indexedPath, project.targets) = (path, ProjectTargets(targets))
    change(&project)
    let linter = Linter(Selection(rules: Rule.all.compactMap { $0.keeping { $0.id == rule } }))
    return linter.lint(Array(document.utf8), in: project).findings.map(\.message)
  }

  @Test(arguments: [
    (#"customModule="Shop" customModuleProvider="target""#, "Shop", nil),
    (#"customModule="Old" customModuleProvider="target""#, "Shop", nil),
    (#"customModule="Shop" customModuleProvider="target""#, "Widget", "its target `Widget` as the module of"),
    (#"customModule="Shop""#, "Shop", nil),
    (#"customModule="Shop""#, "Widget", "the module `Shop`, an app that `Widget` cannot use, for"),
    (#"customModule="Kit""#, "Shop", "the module `Kit`, which no target has, for"),
  ]) func `a class is in the module that the document names`(module: String, owner: String, clause: String?) {
    let targets = [
      target("Shop", .iOS, owner == "Shop" ? ["Tile.swift", "Page.xib"] : ["Tile.swift"]),
      target("Widget", .iOS, owner == "Widget" ? ["Page.xib"] : []),
    ]
    let view = Storyboard.xib("<view customClass=\"Tile\" \(module) id=\"v\"/>")
    let expected = clause.map { ["View (v) names \($0) `Tile`, which is a Swift class (Tile.swift:1)"] } ?? []
    #expect(messages("wrong_custom_module", view, targets) == expected)
  }

  @Test(
    arguments: [
      (["Page.xib"], ["Tile.swift"], 1), (["Page.xib"], [], 0), (["Page.xib", "Tile.swift"], ["Tile.swift"], 0),
      ([], ["Tile.swift"], 0),
    ] as [([String], [String], Int)])
  func `a class is in no target`(files: [String], unbuilt: [String], count: Int) {
    let found = messages("unknown_custom_class", Storyboard.xib(#"<view customClass="Tile" id="v"/>"#), []) {
      $0.targets = ProjectTargets([target("Shop", .iOS, Set(files))], unbuiltSources: Set(unbuilt))
    }
    #expect(
      found
        == Array(repeating: "the class `Tile` of View (v) is in `Tile.swift`, which no target compiles", count: count))
  }

  @Test(arguments: [("", 1), ("import Kit", 0)]) func `a library can have a module`(code: String, count: Int) {
    let view = Storyboard.xib(#"<view customClass="Tile" customModule="Kit" id="v"/>"#)
    var shop = target("Shop", .iOS, ["Tile.swift", "Page.xib"])
    shop.packageProducts = ["Charts"]
    #expect(messages("wrong_custom_module", view, [shop], code: "\(code)\nclass Tile: UIView {}").count == count)
    let found = messages("wrong_custom_module", view, [shop]) { $0.libraries = Libraries(names: ["kit"]) }
    #expect(found.isEmpty)
  }

  @Test func `the code of a watch app is in its extension`() {
    let targets = [target("Watch", .watchOS, ["Page.xib"]), target("Extension", .watchOS, ["Tile.swift"])]
    let view = #"<objects><view customClass="Tile" customModuleProvider="target" id="v"/></objects>"#
    for (kind, runtime, count) in [("WatchKit.Storyboard", "watchKit", 0), ("CocoaTouch.XIB", "iOS.CocoaTouch", 1)] {
      let document = Storyboard.document(view, type: "com.apple.InterfaceBuilder3.\(kind)", runtime: runtime)
      #expect(messages("wrong_custom_module", document, targets).count == count, "\(runtime)")
    }
  }

  @Test func `Swift 2 leaves the first label out of a selector`() {
    let view = Storyboard.xib(
      #"<view customClass="Tile" id="v"/><button id="b"><connections><action selector="tap:" destination="v" "#
        + #"eventType="touchUpInside" id="a"/></connections></button>"#)
    let code = "class Tile: UIView { @IBAction func tap(sender: UIButton) {} }"
    for isOld in [true, false] {
      let found = messages("missing_action_method", view, [], code: code) { $0.mayBeOfSwift2 = isOld }
      #expect(found.count == (isOld ? 0 : 1))
    }
  }

  @Test func `nothing in a document matters that no target has`() {
    let found = messages("unloaded_document", Storyboard.xib(""), []) {
      ($0.strayDocuments, $0.loads) = (["Page.xib"], DocumentLoads())
      $0.loads?.add(NameMentions(text: Array("Page".utf8), of: DocumentLoads.names(ofDocuments: ["Page.xib"])))
    }
    #expect(found == ["no target of the project contains `Page.xib`"])
  }

  @Test(arguments: [(Platform.iOS, 0), (.macOS, 1), (.tvOS, 1)])
  func `a document is for the platform of its target`(platform: Platform, count: Int) {
    let found = messages("document_type_mismatch", Storyboard.xib(""), [target("Shop", platform, ["Page.xib"])])
    #expect(found.count == count)
    #expect(messages("document_type_mismatch", Storyboard.xib(""), [target("Shop", platform, [])]).isEmpty)
    let beside = [target("Shop", platform, ["App/Tile.swift", "App/Base.lproj/Start.xib"])]
    for (path, expected) in [("App/it.lproj/Page.xib", count), ("App/Page.xib", count), ("Kit/Page.xib", 0)] {
      #expect(messages("document_type_mismatch", Storyboard.xib(""), beside, at: path).count == expected, "\(path)")
    }
  }
}
