import Foundation
import Testing
import TestSupport

@Suite struct CacheTests {
  private let scratch = ScratchFolder(["App/a.xib": FlawedFile.scene, "App/b.xib": FlawedFile.faulty])

  private func lint(_ arguments: String...) throws -> (outcome: Outcome, isNew: Bool) {
    let before = try file()
    return try (scratch.ibt(["lint", "--cache-dir", ".cache"] + arguments), try file() != before)
  }

  /// The file of the cache with its number, which is another one when it is written again.
  private func file() throws -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path(".cache"))) ?? []
    guard let name = names.first(where: { $0.count == 32 }) else { return nil }
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path(".cache/\(name)"))
    return "\(name) \(attributes[.systemFileNumber] ?? 0)"
  }

  @Test(arguments: ["full", "json", "sarif"])
  func `what is kept is reported as it was found`(format: String) throws {
    let plain = try scratch.ibt("lint", "--no-cache", "--format", format)
    let first = try lint("--format", format)
    let second = try lint("--format", format)
    #expect(first.isNew && !second.isNew)
    #expect(first.outcome.output == plain.output && second.outcome.output == plain.output)
    #expect(plain.code == 1 && first.outcome.code == 1 && second.outcome.code == 1)
    #expect(second.outcome.complaint == plain.complaint)
  }

  @Test func `a changed document is checked again`() throws {
    #expect(try lint().isNew)
    try scratch.write(FlawedFile.scene, "App/b.xib")
    let (outcome, isNew) = try lint()
    #expect(outcome.code == 0 && isNew)
  }

  @Test func `other settings check everything again`() throws {
    #expect(try lint().outcome.code == 1)
    try scratch.write("ignore: [dangling_reference]\n", ".ibt.yml")
    #expect(try lint().outcome.code == 0)
    try scratch.write("files: {paths: /App/b.xib, ignore: dangling_reference}\n", ".ibt.yml")
    #expect(try lint().outcome.code == 0)
    try scratch.write("files: {paths: /App/a.xib, ignore: dangling_reference}\n", ".ibt.yml")
    #expect(try lint().outcome.code == 1)
    #expect(try lint("--ignore", "dangling_reference").outcome.code == 0)
    #expect(try lint("--select", "duplicate_id").outcome.code == 0)
  }

  @Test func `a document is checked again when its project changes`() throws {
    try scratch.shell("git init -q")
    try scratch.write(Storyboard.xib(#"<view customClass="ProfileView" id="a"/>"#), "App/a.xib")
    try scratch.write("import UIKit\nclass OtherView: UIView {}\n", "App/Views.swift")
    let rule = ["--select", "unknown_custom_class", "App/a.xib"]
    #expect(try lint(rule[0], rule[1], rule[2]).outcome.code == 1)
    #expect(try lint(rule[0], rule[1], rule[2]).isNew == false)
    try scratch.write("import UIKit\nclass ProfileView: UIView {}\n", "App/Views.swift")
    #expect(try lint(rule[0], rule[1], rule[2]).outcome.code == 0)
    try scratch.shell("rm App/Views.swift; echo 'class Other: UIView {}' >App/Other.swift")
    #expect(try lint(rule[0], rule[1], rule[2]).outcome.code == 1)
  }

  @Test func `a folder that a server restores is valid in another checkout`() throws {
    try scratch.write("import UIKit\nclass OtherView: UIView {}\n", "App/Views.swift")
    try scratch.write("ignore: [dangling_entry]\n", ".ibt.yml")
    try scratch.shell("mkdir one && mv App .ibt.yml one && cp -r one two && for f in one two; do git init -q $f; done")
    let lint = { (folder: String) in
      try scratch.ibt(["lint", "--cache-dir", "../../.cache", "--cache-strategy", "content"], in: "\(folder)/App")
    }
    let names = { try scratch.shell("cd .cache && stat -c '%n %i' * 2>/dev/null || stat -f '%N %i' *").text }
    let first = try lint("one")
    let before = try names()
    #expect(try first.output == lint("two").output && first.code == 1)
    #expect(try names() == before)
    try scratch.write("import UIKit\nclass ThirdView: UIView {}\n", "two/App/Views.swift")
    #expect(try lint("two").output == first.output)
    #expect(try names() != before)
  }

  @Test func `the folder is left out of git and of searches`() throws {
    try scratch.shell("git init -q")
    _ = try lint()
    #expect(try scratch.shell("git status --porcelain").lines == ["?? App/"])
    #expect(try scratch.text(".cache/CACHEDIR.TAG").hasPrefix("Signature: 8a477f597d28d172789f06886806bc55"))
  }

  /// The certain and the doubtful, and files that are not the project's any more.
  @Test(arguments: [
    ["unused"], ["unused", "--only", "images,outlets"], ["rename", "--class", "Old", "New", "--diff"],
  ])
  func `what is kept of a project is what is in it`(command: [String]) throws {
    try scratch.write(Storyboard.xib(#"<view customClass="Old" id="a"/>"#), "App/c.xib")
    let edits = [
      "git init -q; mkdir -p App/I.xcassets/icon_one.imageset; echo 'Old 2' >App/Info.plist",
      "echo 'import UIKit; class Old: UIView { @IBOutlet var b: UIView!; let n = \"icon_\\(1)\" }' >App/A.swift",
      "mv App/A.swift App/B.swift", "sed -i.bak s/icon_/ikon_/ App/B.swift", "echo 'class New {}' >App/C.swift",
      "rm App/c.xib", "mv App/I.xcassets/icon_one.imageset App/I.xcassets/two.imageset", "echo Olt >App/Info.plist",
    ]
    for edit in edits {
      try scratch.shell(edit)
      let plain = try scratch.ibt(command + ["--no-cache"])
      for _ in 0..<2 {
        let kept = try scratch.ibt(command + ["--cache-dir", ".cache"])
        #expect(kept.text == plain.text && kept.complaint == plain.complaint && kept.code == plain.code, "\(edit)")
      }
    }
  }

  @Test func `old caches are removed, and nothing that only looks like one`() throws {
    let digits = "0123456789abcdef0123456789abcdef"
    let others = ["Contract_signed_2024_final_v.pdf", digits, "g" + digits.dropFirst()]
    for name in others { try scratch.write("precious", "documents/\(name)") }
    _ = try lint()
    let cache = try #require(file()?.split(separator: " ").first)
    try scratch.shell(
      """
      mkdir other; cp .cache/\(cache) documents/a\(digits.dropFirst()); cp documents/* .cache; cp documents/* other
      cp .cache/\(cache) out; ln -s ../out .cache/b\(digits.dropFirst()); touch -h -t 202001010000 out */* .cache/*
      rm .cache/\(cache)
      """)
    let names = { (folder: String) in try scratch.shell("ls \(folder)").lines.filter { $0 != cache } }
    let (before, foreign) = (try names(".cache"), try names("other"))
    for folder in [".cache", "other"] { #expect(try scratch.ibt("lint", "--cache-dir", folder).code == 1) }
    #expect(try names(".cache") == before.filter { $0 != "a" + digits.dropFirst() })
    #expect(before.count == 6 && foreign.count == 4)
    #expect(try names("other") == foreign)
  }

  @Test func `a folder that leads out of its repository is not written to`() throws {
    try scratch.shell("mkdir out; git init -q .; git init -q App; ln -s ../out App/.cache; ln -s ../missing App/.new")
    for folder in [".cache", ".new", ".cache/below"] {
      let outcome = try scratch.ibt("lint", "--cache-dir", folder, in: "App")
      #expect(outcome.code == 1 && outcome.complaint.contains("note: the cache is not used: "), "\(outcome.complaint)")
      _ = try scratch.ibt("unused", "--cache-dir", folder, in: "App")
    }
    #expect(try scratch.shell("ls -A out; ls missing").lines == [])
  }

  /// A pull request could bring a cache without the findings in its documents.
  @Test func `a cache that git tracks is not used`() throws {
    try scratch.shell("git init -q")
    _ = try lint()
    try scratch.shell("git add -f .cache")
    #expect(try lint().outcome.complaint.contains("git tracks `"))
    try scratch.write(FlawedFile.scene, "App/b.xib")
    #expect(try !lint().isNew && lint("-q").outcome.complaint.isEmpty)
    try scratch.shell("git rm -q --cached .cache/*")
    #expect(try lint().isNew)
  }

  @Test func `without a cache nothing is written`() throws {
    #expect(try scratch.shell(#"IBT_CACHE_DIR=$PWD/.cache "$ibt" lint --no-cache"#).code == 1)
    #expect(try file() == nil)
    #expect(try scratch.shell(#"IBT_CACHE_DIR=$PWD/.cache "$ibt" lint"#).code == 1)
    #expect(try file() != nil)
  }

  @Test func `a folder that cannot be made is no error`() throws {
    try scratch.write("", "file")
    let outcome = try scratch.ibt("lint", "--cache-dir", "file/below")
    #expect(outcome.code == 1 && outcome.complaint.contains("findings cannot be kept for the next run: "))
    let both = try scratch.ibt("lint", "--cache-dir", "x", "--no-cache")
    #expect(both.code == 2 && both.complaint.contains("cannot be combined"))
  }
}
