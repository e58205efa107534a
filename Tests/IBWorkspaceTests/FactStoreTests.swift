import IBBase
import IBProject
import SystemPackage
import Testing

@testable import IBWorkspace

@Suite struct FactStoreTests {
  private let scratch = ScratchFolder()

  init() throws { try scratch.write([".git/config": "", "App/a.xib": "", "App/Page.swift": "class Page: UIView {}"]) }

  private var cache: FilePath { FilePath(scratch.path("Cache")) }

  private func store() -> FactStore? { FactStore(in: cache, of: "project", ContentHash(), KnownFileStates(.metadata)) }

  private func project() async -> Project {
    let reader = ProjectReader(keeping: ProjectCache(in: cache.string, program: ContentHash()))
    let project = await reader.project(ofDocument: scratch.path("App/a.xib"), for: [.sources, .documents, .loads])
    await reader.save()
    return project
  }

  @Test func `a file is read again only after it changed`() throws {
    let path = scratch.path("App/Page.swift")
    var count = 0
    func fact(_ store: FactStore?) -> String? {
      store.fact(.source, about: path) {
        count += 1
        return "fact \(count)"
      }
    }
    let first = store()
    #expect(fact(first) == "fact 1")
    first?.save(keeping: [path])
    #expect(fact(store()) == "fact 1")
    try scratch.write("class Page: UIButton {}", "App/Page.swift")
    let second = store()
    #expect(fact(second) == "fact 2")
    second?.save(keeping: [])
    #expect(fact(store()) == "fact 2")
  }

  @Test func `a damaged store is empty`() throws {
    let path = scratch.path("App/Page.swift")
    let first = store()
    #expect(first.fact(.source, about: path) { "one" } == "one")
    first?.save(keeping: [path])
    try scratch.shell("for file in Cache/????????*; do [ -s $file ] && printf x >>$file; done")
    #expect(store().fact(.source, about: path) { "two" } == "two")
  }

  @Test func `a project is brought up to date by file`() async throws {
    #expect(await project().sources?.classNames == ["Page"])
    #expect(await project().sources?.classNames == ["Page"])
    try scratch.write("class Other: UIView {}", "App/Other.swift")
    #expect(await project().sources?.classNames == ["Other", "Page"])
    try scratch.write("class Changed: UIView {}", "App/Page.swift")
    #expect(await project().sources?.classNames == ["Changed", "Other"])
    try scratch.shell("rm App/Other.swift")
    #expect(await project().sources?.classNames == ["Changed"])
  }
}
