import IBBase
import IBProject
import TestSupport
import Testing

@testable import IBWorkspace

@Suite struct ProjectReaderTests {
  private let scratch = ScratchFolder()

  init() throws { try scratch.write([".git/config": "", "App/Base.lproj/a.xib": ""]) }

  private func project(for needs: ProjectPart...) async -> Project {
    await ProjectReader().project(ofDocument: scratch.path("App/Base.lproj/a.xib"), for: Set(needs))
  }

  private func state(for needs: Set<ProjectPart> = Set(ProjectPart.allCases)) async -> ContentHash {
    await ProjectReader().state(ofDocument: scratch.path("App/Base.lproj/a.xib"), for: needs)
  }

  @Test func `only the sources of an app are those of its documents`() async throws {
    #expect(await project(for: .sources).sources == nil)
    try scratch.write("struct Tool {}", "Sources/Tool.swift")
    #expect(await project(for: .sources).sources == nil)
    try scratch.write("class Page: UIView {}", "Sources/Page.swift")
    #expect(await project(for: .sources).sources?.classNames == ["Page"])
    #expect(await project(for: .strings).sources == nil)
  }

  @Test(arguments: [
    ("Pods/SomeKit/Row.h", "@interface KitRow : UIView", false), ("Podfile", "pod 'SomeKit/Core', '~> 2'", true),
    ("SomeKit.xcframework/ios/Headers/Row.h", "@interface KitRow : UIView", false),
    ("Lib/libSomeKit.a", "\u{1}_OBJC_CLASS_$_KitRow\u{0}", false), (".gitmodules", "\tpath = Vendor/SomeKit", true),
  ]) func `the libraries of a project are known as far as the checkout has them`(
    path: String, text: String, areAbsent: Bool
  ) async throws {
    try scratch.write("class Page: UIView {}", "Sources/Page.swift")
    let alone = await project(for: .sources).libraries
    #expect(!alone.areAbsent && !alone.haveClass("KitRow"))
    try scratch.write(text, path)
    // As in frameworks, a link leads to the folder around it.
    if let folder = path.split(separator: "/").dropLast().first { try scratch.link("\(folder)/Current", to: ".") }
    let project = await project(for: .sources)
    #expect(project.sources?.classNames == ["Page"] && project.libraries.areAbsent == areAbsent)
    #expect(project.libraries.haveClass("KitRow") == !areAbsent)
    #expect(!areAbsent || project.libraries.have(named: "SomeKit"))
  }

  @Test(arguments: [
    "Sources/Page.swift", "Sources/Page.h", "App/Images.xcassets/Star.imageset/Contents.json",
    "App/Images.xcassets/Group/Contents.json", "App/Star.png", "App/de.lproj/a.strings", "App/a.xcstrings",
    "Fonts/Brand.ttf", "App/Info.plist", "App.xcodeproj/project.pbxproj", "Other/b.storyboard",
  ]) func `a file that says something changes the state`(path: String) async throws {
    let before = await state()
    try scratch.write("one", path)
    let (added, again) = (await state(), await state())
    #expect(added != before && added == again)
    try scratch.write("other", path)
    #expect(await state() != added)
    try scratch.shell("rm '\(path)'")
    #expect(await state() != added)
  }

  @Test func `what nobody needs changes nothing`() async throws {
    let before = await state(for: [.assets, .strings])
    try scratch.write(["Sources/Page.swift": "class Page: UIView {}", "README.md": "text"])
    #expect(await state(for: [.assets, .strings]) == before)
  }

  @Test func `what refers to what is read and kept`() async throws {
    try scratch.write(Storyboard.xib(""), "App/Base.lproj/a.xib")
    try scratch.write(#"class Page: UIView { let nib = UINib(nibName: "a", bundle: nil) }"#, "Sources/Page.swift")
    try scratch.write(#"let package = Package(targets: [.target(name: "App", path: "App")])"#, "Package.swift")
    let cache = ProjectCache(in: scratch.path("cache"), program: ContentHash())
    for _ in 1...2 {
      let reader = ProjectReader(keeping: cache)
      let known = try #require(await reader.references(around: scratch.path("App/Base.lproj/a.xib")))
      let references = known.references.references(to: .document(known.document))
      #expect(references == [.source(known.references.folder + "/Sources/Page.swift")])
      #expect(known.references.targets.targets(of: known.document).map(\.name) == ["App"])
      await reader.save()
    }
    #expect(await ProjectReader().references(around: "-") == nil)
  }

  @Test func `a document without a project has none`() async throws {
    try scratch.shell("rm -r .git")
    try scratch.write("class Page: UIView {}", "Sources/Page.swift")
    #expect(await project(for: .sources).sources == nil)
    try scratch.write("", "App.xcodeproj/project.pbxproj")
    #expect(await project(for: .sources).sources != nil)
  }

  @Test func `what is configured counts in place of what is found`() async throws {
    try scratch.write("class Page: UIView {}", "Sources/Page.swift")
    try scratch.write("class Old: UIView {}", "Old/Old.swift")
    try scratch.write("{}", "Art/Images.xcassets/Star.imageset/Contents.json")
    try scratch.write("{}", "App/Images.xcassets/Moon.imageset/Contents.json")
    try scratch.write(#""a.text" = "b";"#, "Texts/de.lproj/a.strings")
    var configured = ConfiguredProject()
    configured.sources = [scratch.path("Sources")]
    configured.assets = [scratch.path("Art")]
    configured.strings = [scratch.path("Texts")]
    let path = scratch.path("App/Base.lproj/a.xib")
    let reader = ProjectReader()
    let needs: Set<ProjectPart> = [.sources, .assets, .strings]
    let project = await reader.project(ofDocument: path, for: needs, configured)
    #expect(project.sources?.classNames == ["Page"])
    #expect(project.assets?.hasImage(named: "Star") == true && project.assets?.hasImage(named: "Moon") == false)
    #expect(project.translations?.count == 1)
    let found = await reader.project(ofDocument: path, for: needs)
    #expect(found.sources?.classNames == ["Old", "Page"] && found.translations?.isEmpty == true)
    #expect(found.assets?.hasImage(named: "Star") == true && found.assets?.hasImage(named: "Moon") == true)
    let (one, other) = (
      await reader.state(ofDocument: path, for: needs, configured), await reader.state(ofDocument: path, for: needs)
    )
    #expect(one != other)
  }

  @Test(arguments: [
    ([], false), (["app/A2.swift"], true), (["app/kit/K1.m", "app/kit/K2.m"], false),
    ((0..<20).map { "app/kit/K\($0).m" }, true), (["app/Generated.swift"], true),
  ]) func `sources of a library that was not fetched load no document of the app`(_ absent: [String], _ may: Bool) {
    let known = (0..<50).map { "/app/A\($0).swift" }
    #expect(ProjectParts.isPartial(absent, besides: known) == may)
  }
}
