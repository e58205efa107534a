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
    _ rule: String, _ document: String, _ targets: [ProjectTarget], at path: String = "Page.xib"
  ) -> [String] {
    var project = Project()
    let code = SourceFile(Array("class Tile: UIView {}\nclass Page: UIViewController {}".utf8), in: .swift)
    project.sources = SourceIndex([SourceIndex.File(path: "Tile.swift", source: code)])
    (project.indexedPath, project.targets) = (path, ProjectTargets(targets))
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

  @Test(arguments: [(Platform.iOS, 0), (.macOS, 1), (.tvOS, 1)])
  func `a document is for the platform of its target`(platform: Platform, count: Int) {
    let found = messages("wrong_target_runtime", Storyboard.xib(""), [target("Shop", platform, ["Page.xib"])])
    #expect(found.count == count)
    #expect(messages("wrong_target_runtime", Storyboard.xib(""), [target("Shop", platform, [])]).isEmpty)
    let beside = [target("Shop", platform, ["App/Tile.swift", "App/Base.lproj/Start.xib"])]
    for (path, expected) in [("App/it.lproj/Page.xib", count), ("App/Page.xib", count), ("Kit/Page.xib", 0)] {
      #expect(messages("wrong_target_runtime", Storyboard.xib(""), beside, at: path).count == expected, "\(path)")
    }
  }
}
