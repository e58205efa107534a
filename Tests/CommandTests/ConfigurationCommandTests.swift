import Testing
import TestSupport

@Suite struct ConfigurationCommandTests {
  private let scratch = ScratchFolder(["App/a.xib": FlawedFile.faulty, "Kit/b.xib": FlawedFile.faulty])
  private let faulty = FlawedFile.faulty

  private func findings(_ arguments: String...) throws -> [String] {
    let outcome = try scratch.ibt(["lint", "-q"] + arguments)
    #expect(outcome.code < 2, "\(outcome.complaint)")
    return outcome.lines.map {
      String($0.prefix { $0 != ":" }) + " " + ($0.split(separator: " ").dropFirst().first ?? "")
    }
  }

  @Test func `the nearest configuration above a document holds`() throws {
    #expect(try findings() == ["App/a.xib error:", "Kit/b.xib error:"])
    try scratch.write([
      ".ibt.yml": "severity: {dangling_reference: info}\n", "Kit/.ibt.yml": "ignore: dangling_reference\n",
    ])
    #expect(try findings() == ["App/a.xib info:"])
    #expect(try findings("--isolated") == ["App/a.xib error:", "Kit/b.xib error:"])
    #expect(try findings("--config", "Kit/.ibt.yml") == [])
    let inside = try scratch.ibt("lint", "-q", in: "App")
    #expect(inside.text.hasPrefix("a.xib:") && inside.text.contains(" info: "))
    let input = try scratch.ibt("lint", "-", "--stdin-filename", "Kit/c.xib", input: Array(faulty.utf8))
    #expect(input.code == 0 && input.output.isEmpty)
  }

  @Test func `the project is where the configuration says`() throws {
    try scratch.write(Storyboard.xib(#"<view customClass="Page" id="a"/>"#), "App/a.xib")
    try scratch.write(["Code/Page.swift": "class Page: UIView {}\n", "Old/Other.swift": "class Other: UIView {}\n"])
    let rule = ["--select", "unknown_custom_class", "App"]
    try scratch.write("project: {sources: Code}\n", ".ibt.yml")
    #expect(try findings(rule[0], rule[1], rule[2]) == [])
    try scratch.write("project: {sources: [Old]}\n", ".ibt.yml")
    #expect(try findings(rule[0], rule[1], rule[2]) == ["App/a.xib error:"])
    try scratch.write("project:\n  sources: [Old, Gone]\n  info_plists: Gone.plist\n", ".ibt.yml")
    let missing = try scratch.ibt("lint", "App")
    #expect(missing.code == 2 && missing.complaint.contains(".ibt.yml:2:18: there is no `Gone` in `"))
    #expect(missing.complaint.contains(".ibt.yml:3:16: there is no `Gone.plist` in `"))
  }

  @Test func `the configuration of IBLinter is not read, and a note names the page`() throws {
    try scratch.write("disabled_rules: [duplicate_id]\n", ".iblinter.yml")
    let outcome = try scratch.ibt("lint")
    #expect(outcome.text.contains("[dangling_reference]"))
    let note = ".iblinter.yml is not read; Documents/Configuration.md#iblinter"
    #expect(outcome.complaint.contains("ibt: note: \(note)"))
    #expect(try scratch.ibt("lint", "--config", ".iblinter.yml").isPlainFailure)
    try scratch.write("select: default\n", ".ibt.yml")
    #expect(try !scratch.ibt("lint").complaint.contains("note: .iblinter"))
  }

  @Test func `layouts are checked for the devices that are configured`() throws {
    try scratch.write(try Package.example("Dashboard.storyboard"), "Dashboard.storyboard")
    try scratch.write("devices: [iPad mini 6, Apple TV]\n", ".ibt.yml")
    let configured = try scratch.ibt("templates", "--check", "Dashboard.storyboard")
    #expect(configured.lines.allSatisfy { $0.contains("ok on the canvas and 1 screen") }, "\(configured.text)")
    let named = try scratch.ibt("templates", "--check", "--device", "iPhone 17,iPhone 16e", "Dashboard.storyboard")
    #expect(named.lines.allSatisfy { $0.contains("ok on the canvas and 2 screens") }, "\(named.text)")
  }

  @Test func `a mistake is a failure of the documents below, and the others are checked`() throws {
    try scratch.write(["Kit/.ibt.yml": "selct: all\n", "Kit/c.xib": faulty])
    let outcome = try scratch.ibt("lint")
    #expect(outcome.code == 2 && outcome.text.hasPrefix("App/a.xib:") && !outcome.text.contains("Kit/"))
    #expect(
      outcome.complaint.hasPrefix(
        "ibt: error: Kit/.ibt.yml:1:1: there is no key `selct` in the configuration; did you mean `select`? (2 documents were not read)\n"
      ))
    #expect(try scratch.ibt("format", "--check", "Kit").isPlainFailure)
    #expect(try scratch.ibt("lint", "--isolated").code == 1)
  }

  @Test(arguments: [
    "mkdir .ibt.yml", "mkfifo .ibt.yml", "echo 'extends: /dev/zero' > .ibt.yml", "printf '\\377\\376\\000' > .ibt.yml",
    "head -c 2000000 /dev/zero > .ibt.yml", "head -c 200000 /dev/zero | tr '\\0' '[' > .ibt.yml",
    "ln -s .ibt.yml .ibt.yml.x; echo 'extends: .ibt.yml' > .ibt.yml",
    "printf 'extends: loop/loop/loop/.ibt.yml' > .ibt.yml; ln -s . loop", "printf 'extends: /dev/null/x' > .ibt.yml",
    "printf 'a: &a [*a]' > .ibt.yml", "printf 'select: [all\\n' > .ibt.yml", "printf 'extends: [[[a]]]' > .ibt.yml",
    "printf '%s' '- !!python/object:os.system [ls]' > .ibt.yml", "printf 'extends: [a.yml, b.yml' > .ibt.yml",
    "printf 'x: &x [a,a,a,a,a,a,a,a,a,a]\\ny: &y [*x,*x,*x,*x,*x,*x,*x,*x,*x,*x]\\nz: &z [*y,*y,*y,*y,*y,*y,*y,*y,*y,*y]\\ns: &s [*z,*z,*z,*z,*z,*z,*z,*z,*z,*z]\\nt: [*s,*s,*s,*s,*s,*s]\\n' > .ibt.yml",
  ]) func `no configuration ends the program`(command: String) throws {
    try scratch.shell(command)
    for outcome in [try scratch.ibt("lint"), try scratch.ibt("config", "show", "App/a.xib")] {
      #expect(outcome.code == 2 && !outcome.isSignal && outcome.output.isEmpty)
      #expect(outcome.complaint.hasPrefix("ibt: error: "))
    }
    #expect(try scratch.ibt("lint", "--isolated").code == 1)
  }

  @Test func `a configuration in UTF-16 is read, and one that cannot be read is named`() throws {
    try scratch.write([0xFF, 0xFE] + "ignore: all".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, ".ibt.yml")
    #expect(try findings() == [])
    let missing = try scratch.ibt("lint", "--config", "no.yml", "App/a.xib")
    #expect(missing.isPlainFailure && missing.complaint.contains("`no.yml` does not exist"))
    #expect(try scratch.ibt("lint", "--config", "no.yml", "--isolated").code == 2)
  }

  @Test func `show names every setting with its place`() throws {
    try scratch.write("ignore: [empty_label]\nexclude: Old\n", "base.yml")
    try scratch.write(
      """
      extends: base.yml
      severity: {dangling_reference: warning}
      options: {deep_hierarchy: {maximum: 9}}
      devices: iPhone 17
      project: {sources: App, deployment_target: 15.0}
      allow: {rule: dangling_reference, object: abc, reason: agreed}

      """, ".ibt.yml")
    let outcome = try scratch.ibt("config", "show", "App/a.xib")
    let lines = outcome.lines.map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
    #expect(outcome.code == 0)
    for line in [
      "configuration: .ibt.yml, extends base.yml", "iPhone 17 .ibt.yml:4:10", "sources: App .ibt.yml:5:20",
      "dangling_reference of abc: agreed .ibt.yml:6:8", "dangling_reference warning .ibt.yml:2:12",
      "empty_label off base.yml:1:10", "deep_hierarchy off default", "maximum: 9 .ibt.yml:3:28",
      "duplicate_id error default",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(try scratch.ibt("config", "show", "Old/x.xib").lines.contains("excluded: `Old`  base.yml:2:10"))
    let object = try scratch.ibt("config", "show", "--format", "json").objects.first
    #expect(
      (object?["rules"] as? [Any])?.isEmpty == false && object?["files"] as? [String] == ["base.yml", ".ibt.yml"])
  }

  @Test func `init writes what the project looks like, once, and what it writes is valid`() throws {
    try scratch.write(["Vendor/v.xib": faulty, "App/Base.lproj/Main.xib": faulty, "App/Broken.xib": "<"])
    try scratch.shell("mkdir App/de.lproj App/fr.lproj")
    let outcome = try scratch.ibt("config", "init")
    #expect(
      outcome.code == 0 && outcome.text == "Wrote .ibt.yml for 4 documents for iOS, 1 file that `ibt lint` explains.\n")
    let text = try scratch.text(".ibt.yml")
    for part in ["- /Vendor\n", "- default\n", "(de, fr)", "- iPhone 17\n"] { #expect(text.contains(part), "\(part)") }
    #expect(try scratch.ibt("config", "show").code == 0)
    #expect(try scratch.ibt("config", "init").isPlainFailure)
    #expect(try scratch.text(".ibt.yml") == text)
  }

  @Test func `init changes no findings`() throws {
    let label = #"<subviews><label opaque="NO" text="Hello" id="lab"/></subviews>"#
    try scratch.write(Storyboard.text(view: label), "App/Base.lproj/Main.storyboard")
    try scratch.shell("mkdir App/de.lproj App/fr.lproj")
    try scratch.write("/* */\n", "App/de.lproj/Main.strings")
    let before = try scratch.ibt("lint", "-q")
    #expect(try scratch.ibt("config", "init").code == 0)
    #expect(try scratch.ibt("lint", "-q").text == before.text)
    #expect(try !scratch.text(".ibt.yml").contains("Documents/"))
  }

  @Test func `the help lists the keys`() throws {
    let help = try scratch.ibt("help", "config").text
    for key in ["extends", "exclude", "closed_classes", "allow"] { #expect(help.contains("\(key): "), "\(key)") }
  }

  /// To write it again: `ibt config schema > Documents/ibt.schema.json`.
  @Test func `the published schema is the one of this version`() throws {
    let outcome = try scratch.ibt("config", "schema")
    #expect(outcome.code == 0)
    #expect(try Package.bytes("Documents/ibt.schema.json") == outcome.output)
  }

  @Test func `the schema agrees with what is read`() throws {
    guard try scratch.shell("python3 -c 'import jsonschema, yaml'").code == 0 else { return }
    try scratch.write(try Package.bytes("Documents/Examples/ibt.yml"), "example.yml")
    try scratch.shell("mkdir -p App/Assets.xcassets Shared")
    #expect(try scratch.ibt("config", "show", "--config", "example.yml").code == 0)
    try scratch.write(
      """
      import json, sys, yaml
      from jsonschema import Draft202012Validator
      schema = json.loads(sys.argv[1])
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      validator.validate(yaml.safe_load(open("example.yml")))
      for text in ["selct: all", "severity: {a: off}", "files: [{ignore: all}]", "allow: {rule: a}", "project: 3",
                   "options: {deep_hierarchy: {maximum: 0}}", "rules: [{id: a}]", "- a"]:
          assert not validator.is_valid(yaml.safe_load(text)), text
      """, "check.py")
    let schema = try scratch.ibt("config", "schema").text
    try scratch.write(schema, "schema.json")
    let outcome = try scratch.shell(#"python3 check.py "$(cat schema.json)""#)
    #expect(outcome.code == 0, "\(outcome.complaint)")
  }
}
