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
      let found = messages("missing_action_method", view, [], code: code) { $0.swiftVersion = isOld ? 2 : 5 }
      #expect(found.count == (isOld ? 0 : 1))
    }
    let exit = Storyboard.xib(
      #"<button id="b"><connections><segue destination="e" kind="unwind" unwindAction="back:" id="s"/></connections>"#
        + #"</button><exit id="e"/>"#)
    let controller = "class Page: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }"
    for isOld in [true, false] {
      let found = messages("missing_unwind_method", exit, [], code: controller) { $0.swiftVersion = isOld ? 2 : 5 }
      #expect(found.count == (isOld ? 0 : 1))
    }
  }

  /// The finding about the cause says what is wrong.
  @Test func `an outlet or a document with another name is one finding`() throws {
    let view = Storyboard.xib(
      #"<view customClass="Tile" id="v"><connections><outlet property="box" destination="v" id="o"/></connections></view>"#
    )
    let code = "class Tile: UIView { @IBOutlet var content: UIView!; func show() { content.isHidden = true } }"
    let index = DocumentIndex([DocumentSummary(try Document(parsing: Array(view.utf8)), path: "Page.xib")])
    #expect(messages("unconnected_outlet", view, [], code: code) { $0.documents = index }.isEmpty)
    #expect(messages("missing_outlet_property", view, [], code: code).count == 1)
    for (name, count) in [("Pager", 0), ("FrontPage", 0), ("Sheet", 1), ("Page", 0)] {
      let code = "class Tile: UIView { let nib = UINib(nibName: \"\(name)\", bundle: nil) }"
      let found = messages("unloaded_document", view, [], code: code) { project in
        (project.documents, project.loads) = (index, DocumentLoads())
        let names = DocumentLoads.names(ofDocuments: ["Page.xib"])
        project.loads?.add(NameMentions(text: Array(code.utf8), of: names), ofSource: "Tile.swift")
      }
      #expect(found.count == count, "\(name)")
    }
  }

  @Test(arguments: [("fill", false), ("image", true)])
  func `a missing image that code replaces is a warning`(property: String, isReplaced: Bool) throws {
    let view = Storyboard.document(
      #"<objects><imageView customClass="Tile" image="ink" id="v"/></objects>"#
        + #"<resources><image name="ink" width="8" height="8"/></resources>"#,
      type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", runtime: "iOS.CocoaTouch")
    var project = Project()
    let code = "class Tile: UIImageView { func show() { \(property) = .red } }"
    project.sources = SourceIndex([SourceIndex.File(path: "A.swift", source: SourceFile(Array(code.utf8), in: .swift))])
    project.assets = AssetLibrary(paths: []) { _ in nil }
    let linter = Linter(Selection(rules: Rule.all.compactMap { $0.keeping { $0.id == "missing_image" } }))
    let found = linter.lint(Array(view.utf8), in: project).findings
    #expect(found.map(\.severity) == [isReplaced ? .warning : .error])
  }

  @Test func `a library that is not in the checkout may extend a system class`() {
    let view = Storyboard.xib(
      #"<tableView id="v"><connections><outlet property="emptySource" destination="v" id="o"/></connections></tableView>"#,
      dependencies: #"<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>"#)
    let linter = Linter(Selection(rules: Rule.all.compactMap { $0.keeping { $0.id == "unknown_outlet" } }))
    for isAbsent in [false, true] {
      var project = Project()
      project.libraries.areAbsent = isAbsent
      let found = linter.lint(Array(view.utf8), in: project).findings
      #expect(found.map(\.severity) == [isAbsent ? .warning : .error])
      #expect(found.allSatisfy { ($0.fix == nil) == isAbsent })
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
    var watch = target("Watch", platform, ["Page.xib"])
    watch.productType = "com.apple.product-type.application.watchapp"
    let face = Storyboard.document(
      "<objects/>", type: "com.apple.InterfaceBuilder.WatchKit.Storyboard", runtime: "watchKit")
    #expect(messages("document_type_mismatch", face, [watch]).allSatisfy { !$0.contains("is built for") })
    let beside = [target("Shop", platform, ["App/Tile.swift", "App/Base.lproj/Start.xib"])]
    for (path, expected) in [("App/it.lproj/Page.xib", count), ("App/Page.xib", count), ("Kit/Page.xib", 0)] {
      #expect(messages("document_type_mismatch", Storyboard.xib(""), beside, at: path).count == expected, "\(path)")
    }
  }
}
