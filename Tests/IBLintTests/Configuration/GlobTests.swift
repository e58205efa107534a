import IBLint
import IBXML
import Testing

@Suite struct GlobTests {
  private func matches(_ pattern: String, _ path: String) throws -> Bool {
    let path = try #require(RelativePath("/project/" + path, from: "/project"))
    return try Glob(pattern).matches(path)
  }

  @Test(arguments: [
    ("Pods", "Pods/a.xib"), ("Pods", "App/Pods/a.xib"), ("Pods/", "Pods/a.xib"), ("*.xib", "App/a.xib"),
    ("App/*.xib", "App/a.xib"), ("/App", "App/a.xib"), ("./App", "App/a.xib"), ("App/**", "App/a/b.xib"),
    ("**/Launch*.storyboard", "LaunchScreen.storyboard"), ("**/Launch*.storyboard", "A/B/LaunchScreen.storyboard"),
    ("A/**/c.xib", "A/c.xib"), ("A/**/c.xib", "A/b/b/c.xib"), ("a?.xib", "aé.xib"), ("[a-c].xib", "b.xib"),
    ("[!a-c].xib", "d.xib"), ("*.{xib,storyboard}", "a.storyboard"), ("{A,B/{C,D}}/e.xib", "B/D/e.xib"),
    ("**", "a.xib"), ("*", "a/b.xib"), ("[]].xib", "].xib"), ("App", "App"), ("**/**/a", "a"), ("ü*.xib", "übung.xib"),
    ("Men\u{FC}/*.xib", "Menu\u{308}/a.xib"), ("Menu\u{308}", "Men\u{FC}/a.xib"), ("M?n\u{FC}", "Menu\u{308}"),
  ])
  func matchesFilesAndWhatIsInFolders(_ pattern: String, _ path: String) throws { #expect(try matches(pattern, path)) }

  @Test(arguments: [
    ("/Pods", "App/Pods/a.xib"), ("App/*.xib", "App/b/a.xib"), ("App/a", "Other/App/a"), ("*.xib", "a.storyboard"),
    ("[a-c].xib", "d.xib"), ("[!a-c].xib", "b.xib"), ("a?.xib", "a.xib"), ("Pod", "Pods/a.xib"), ("A/**/c", "A/cc"),
  ]) func doesNotMatchOthers(_ pattern: String, _ path: String) throws { #expect(try !matches(pattern, path)) }

  @Test(arguments: ["", "/", "a[b", "{a,b", "a}", String(repeating: "{a,b}", count: 20)])
  func refusesWhatIsNotAPattern(_ pattern: String) { #expect(throws: ExplainedError.self) { try Glob(pattern) } }

  @Test func hostilePatternsTakeLittleTime() throws {
    let stars = String(repeating: "*a", count: 200) + "b"
    let folders = String(repeating: "**/a/", count: 200) + "b"
    let path = String(repeating: "a", count: 255)
    let start = ContinuousClock.now
    #expect(try !matches(stars, path))
    #expect(try !matches(folders, String(repeating: "a/", count: 500) + "a"))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aPathOutsideTheFolderIsNotRelativeToIt() {
    #expect(RelativePath("/project", from: "/project") == nil)
    #expect(RelativePath("/projects/a", from: "/project") == nil)
    #expect(RelativePath("/project/a/b", from: "/")?.names == ["project", "a", "b"])
  }
}
