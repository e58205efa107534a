import IBBase
import IBProject
import Testing

@Suite struct SourceIndexBytesTests {
  private static let code = [
    "a.swift": "class Page: UIViewController { @objc func tap() {}; func show() { title.text = name } }",
    "b.swift": "typealias Screen = Page\nextension Screen { func more() {} }\nclass Outer { class Inner: UIView {} }",
    "c.m": #"@implementation Other - (void)load { [self registerClass:A.class forCellReuseIdentifier:@"row"]; } @end"#,
  ]

  private let files = Self.code.map { path, code in
    SourceIndex.File(path: path, source: SourceFile(Array(code.utf8), in: path.hasSuffix(".m") ? .objectiveC : .swift))
  }

  private func kept(_ index: SourceIndex, with files: [SourceIndex.File]) throws -> SourceIndex {
    var writer = ByteWriter()
    index.write(to: &writer)
    var reader = ByteReader(writer.bytes[...])
    return try SourceIndex(files, from: &reader)
  }

  @Test func `an index from its bytes gives the same answers`() throws {
    let index = SourceIndex(files)
    let kept = try kept(index, with: files)
    #expect(kept.classNames == index.classNames && kept.classNames.contains("Inner"))
    #expect(kept.hasInterface && kept.hasMethod("tap") && !kept.hasMethod("more"))
    #expect(kept.registeredReuseIdentifiers == index.registeredReuseIdentifiers)
    for name in ["Page", "Screen", "Inner", "Outer.Inner", "Other", "Nothing"] {
      #expect(kept.declarations(of: name).map(\.type) == index.declarations(of: name).map(\.type))
      #expect(kept.hasType(named: name) == (name != "Nothing"))
    }
    #expect(kept.declarations(of: "Page").map(\.type.kind) == [.class, .extension])
    #expect(kept.objectUses(through: "title").map(\.line) == index.objectUses(through: "title").map(\.line))
  }

  @Test func `an index of other files is damaged`() throws {
    #expect(throws: ByteReader.ByteError.self) { try kept(SourceIndex(files), with: Array(files.dropFirst())) }
  }

  @Test func `a file is read when something in it is requested`() throws {
    let count = Locked(0)
    let deferred = files.map { file in
      SourceIndex.File(
        path: file.path,
        Lazy {
          count.withLock { $0 += 1 }
          return file.source
        })
    }
    let kept = try kept(SourceIndex(files), with: deferred)
    #expect(kept.hasType(named: "Page") && kept.hasMethod("tap") && count.withLock { $0 } == 0)
    #expect(kept.classes(named: "Inner").count == 1 && count.withLock { $0 } == 1)
    #expect(kept.classes(named: "Outer").count == 1 && count.withLock { $0 } == 1)
  }
}
