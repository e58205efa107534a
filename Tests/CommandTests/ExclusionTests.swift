import Testing

@Suite struct ExclusionTests {
  private let scratch = ScratchFolder([
    "App/a.xib": FlawedFile.scene, "App/Generated/b.xib": FlawedFile.scene, "Old/c.xib": FlawedFile.scene,
  ])

  private func documents(_ arguments: String...) throws -> [String] {
    let outcome = try scratch.ibt(["info", "--format", "json"] + arguments)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return try outcome.objects.compactMap { $0["file"] as? String }
  }

  @Test func `patterns leave documents and folders out of folders`() throws {
    #expect(try documents() == ["App/Generated/b.xib", "App/a.xib", "Old/c.xib"])
    try scratch.write("exclude: [Generated, /Old]\n", ".ibt.yml")
    #expect(try documents() == ["App/a.xib"])
    #expect(try documents("App") == ["App/a.xib"])
    #expect(try documents("--isolated").count == 3)
    try scratch.write("include: '**/[bc].xib'\nexclude: Old\n", ".ibt.yml")
    #expect(try documents() == ["App/Generated/b.xib"])
  }

  @Test func `a path that is named is read, unless exclusion is forced`() throws {
    try scratch.write("exclude: [Generated, /Old]\n", ".ibt.yml")
    #expect(try documents("Old/c.xib", "App") == ["Old/c.xib", "App/a.xib"])
    #expect(try documents("Old") == [])
    #expect(try documents("--force-exclude", "Old/c.xib", "App/Generated", "App/a.xib") == ["App/a.xib"])
    try scratch.write(FlawedFile.scene, "Pods/d.xib")
    #expect(try documents("Pods/d.xib", "Pods") == ["Pods/d.xib"])
    #expect(try documents("--force-exclude", "Pods/d.xib", "Pods") == [])
  }

  @Test func `a folder with a configuration of its own is still left out by the one above`() throws {
    try scratch.write([".ibt.yml": "exclude: /Old\n", "Old/.ibt.yml": "ignore: duplicate_id\n"])
    #expect(try documents() == ["App/Generated/b.xib", "App/a.xib"])
    #expect(try documents("--force-exclude", "Old/c.xib") == [])
    #expect(try documents("Old") == ["Old/c.xib"])
  }

  @Test func `patterns of a configuration that is named are relative to the current folder`() throws {
    try scratch.write("exclude: /App\n", "settings/team.yml")
    #expect(try documents("--config", "settings/team.yml") == ["Old/c.xib"])
  }

  @Test func `what git ignores is left out of folders, but not what it tracks`() throws {
    try scratch.shell("git init -q && git add Old && git commit -qm first")
    try scratch.write([".gitignore": "Generated/\nOld/\n*.tmp.xib\n", "App/x.tmp.xib": FlawedFile.scene])
    #expect(try documents() == ["App/a.xib", "Old/c.xib"])
    #expect(try documents("App/x.tmp.xib") == ["App/x.tmp.xib"])
    #expect(try documents("--force-exclude", "App/x.tmp.xib", "App/a.xib") == ["App/a.xib"])
    #expect(try documents("--isolated").count == 4)
  }

  @Test func `each repository decides for itself, also inside another and through a link`() throws {
    try scratch.shell("git init -q && mkdir Kit && git -C Kit init -q && ln -s App Link")
    try scratch.write([".gitignore": "/App/a.xib\n", "Kit/.gitignore": "*.xib\n!kept.xib\n"])
    for name in ["Kit/kept.xib", "Kit/gone.xib"] { try scratch.write(FlawedFile.scene, name) }
    #expect(try documents() == ["App/Generated/b.xib", "Kit/kept.xib", "Old/c.xib"])
    #expect(try documents("--force-exclude", "Link/a.xib", "Kit/gone.xib", "Kit/kept.xib") == ["Kit/kept.xib"])
  }

  @Test func `without git nothing is ignored`() throws {
    try scratch.shell("git init -q && mkdir none")
    try scratch.write("*.xib\n", ".gitignore")
    #expect(try scratch.shell(#""$ibt" info"#).code == 0)
    let outcome = try scratch.shell(#"PATH="$PWD/none" "$ibt" info"#)
    #expect(outcome.code == 0 && outcome.text.contains("Old/c.xib"))
    // A repository that git refuses is no failure either.
    try scratch.shell("echo nonsense > .git/HEAD")
    #expect(try documents().count == 3)
  }

  @Test func `commands that write leave the same documents alone`() throws {
    try scratch.write("exclude: Generated\n", ".ibt.yml")
    let text = FlawedFile.scene.replacing("<objects>", with: "<objects >")
    for name in ["App/a.xib", "App/Generated/b.xib"] { try scratch.write(text, name) }
    #expect(try scratch.ibt("format", "--in-place", "App").code == 0)
    #expect(try scratch.text("App/a.xib") != text && scratch.text("App/Generated/b.xib") == text)
    #expect(try scratch.ibt("lint", "--fix", "App").text.contains("Generated") == false)
    #expect(try scratch.ibt("frames", "App").text.contains("Generated") == false)
    #expect(try scratch.ibt("templates", ".").text.contains("Generated") == false)
  }

  @Test func `excluding everything is not a failure`() throws {
    try scratch.write("exclude: '**'\n", ".ibt.yml")
    #expect(try documents() == [])
    let outcome = try scratch.ibt("lint")
    #expect(outcome.code == 0 && outcome.output.isEmpty)
  }
}
