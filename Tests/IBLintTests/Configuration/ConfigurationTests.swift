import IBLayout
import IBModel
import IBXML
import Testing

@testable import IBLint

@Suite struct ConfigurationTests {
  private struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "`\(path)` does not exist" }
  }

  private func load(_ files: [String: String], _ path: String = ".ibt.yml") throws(ConfigurationError) -> Configuration
  {
    let loader = ConfigurationLoader { path in
      guard let text = files[path] else { throw Missing(path: path) }
      return Array(text.utf8)
    }
    return try loader.load(path, folder: "/app")
  }

  private func problems(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try load([".ibt.yml": text])
      return []
    } catch { return error.problems.map(\.description) }
  }

  private func rules(
    _ configuration: Configuration, _ path: String = "a.xib", select: [String]? = nil, ignore: [String] = []
  ) throws -> ResolvedRules {
    try configuration.rules(for: configuration.parts(for: "/app/" + path), select: select, ignore: ignore)
  }

  private func isRun(_ id: String, _ rules: ResolvedRules) -> Bool {
    rules.states.first { $0.kind.id == id }?.isRun ?? false
  }

  @Test func `without settings the default rules are run`() throws {
    let rules = try rules(try load([".ibt.yml": "# nothing yet\n"]))
    #expect(rules.states.filter(\.isRun).map(\.kind.id) == Selection.standard.rules.flatMap(\.kinds).map(\.id))
    #expect(rules.states.allSatisfy { $0.place == nil })
  }

  @Test func `select replaces the default, and ignore narrows it`() throws {
    let rules = try rules(try load([".ibt.yml": "select: [connections, empty-label]\nignore: dangling_reference\n"]))
    #expect(isRun("dangling_entry", rules) && isRun("empty_label", rules) && isRun("malformed_document", rules))
    #expect(!isRun("dangling_reference", rules) && !isRun("duplicate_id", rules))
    #expect(rules.states.first { $0.kind.id == "dangling_reference" }?.place?.description == ".ibt.yml:2:9")
  }

  @Test func `profiles are sets of rules`() throws {
    for profile in Profile.allCases {
      let rules = try rules(try load([".ibt.yml": "select: \(profile.rawValue)\n"]))
      let expected = Rule.all.flatMap { rule in
        rule.kinds.filter { profile.contains($0, of: rule) || $0.isAboutUnreadableFiles }.map(\.id)
      }
      #expect(rules.states.filter(\.isRun).map(\.kind.id) == expected)
    }
  }

  @Test func `severities and options are part of the selection`() throws {
    let text = "severity: {connections: info, dangling_reference: warning}\noptions: {deep_hierarchy: {maximum: 20}}\n"
    let selection = try rules(try load([".ibt.yml": text])).selection(suppressing: [])
    #expect(selection.settings["dangling_entry"]?.severity == .info)
    #expect(selection.settings["dangling_reference"]?.severity == .warning)
    #expect(selection.settings["deep_hierarchy"]?.options == ["maximum": .integer(20)])
  }

  /// A value that is nearly one of a closed set is a mistake with a location, whatever the type of the option.
  @Test(arguments: [
    ("options: {text_clipped: {text_size: gigantic}}", "`text_size` requires one of `xs`, `s`, `m`,"),
    ("options: {text_clipped: {text_size: XXL}}", "not `XXL`; did you mean `xxl`?"),
    ("options: {layout_breaks_on_device: {devices: [iPhone 15, iPhone XZ 99]}}", "there is no device `iPhone XZ 99`"),
    ("options: {base_class_required: {classes: ['UIButon: A']}}", "`UIButon`; did you mean `UIButton`?"),
    ("options: {banned_class: {names: pikerView}}", "there is no element `pikerView`; did you mean `pickerView`?"),
    ("severity: {empty_label: warn}", "not `warn`; did you mean `warning`?"),
    ("select: [defalt]", "did you mean `default`?"), ("devices: [iPhone XZ 99]", "there is no device `iPhone XZ 99`"),
    ("project: {deployment_target: {iSO: 15}}", "there is no platform `iSO`"),
    ("rules: [{id: a, selector: buton, message: b}]", "there is no kind `buton`; did you mean `button`?"),
  ]) func `a misspelled value is a mistake`(text: String, expected: String) {
    let found = problems(text)
    #expect(found.count == 1 && found[0].contains(expected) && found[0].hasPrefix(".ibt.yml:1:"), "\(found)")
  }

  /// Newer releases of Xcode have elements and attributes that are not known here.
  @Test(arguments: [
    "rules: [{id: a, selector: \"'holographicView'['depth'=3]\", message: b}]",
    "options: {banned_class: {names: [BrandButton, UIWebView, webView]}}",
  ]) func `unknown names are not mistakes`(text: String) { #expect(problems(text) == []) }

  @Test func `settings for some documents add to the others`() throws {
    let configuration = try load([
      ".ibt.yml": """
      ignore: duplicate_id
      files:
        - paths: "**/Launch*.storyboard"
          select: [deep_hierarchy]
          ignore: [connections]
          severity: {deep_hierarchy: error}
      """
    ])
    let launch = try rules(configuration, "App/LaunchScreen.storyboard")
    #expect(isRun("deep_hierarchy", launch) && !isRun("dangling_reference", launch) && !isRun("duplicate_id", launch))
    let other = try rules(configuration, "App/Main.storyboard")
    #expect(!isRun("deep_hierarchy", other) && isRun("dangling_reference", other))
  }

  @Test func `the command line replaces what is selected, and keeps what is ignored for some documents`() throws {
    let text = "ignore: duplicate_id\nfiles: {paths: a.xib, ignore: dangling_reference, select: deep_hierarchy}\n"
    let configuration = try load([".ibt.yml": text])
    let rules = try rules(configuration, select: ["connections", "duplicate_id"], ignore: ["dangling_entry"])
    #expect(isRun("duplicate_id", rules) && isRun("duplicate_value", rules))
    #expect(!isRun("dangling_reference", rules) && !isRun("dangling_entry", rules) && !isRun("deep_hierarchy", rules))
    #expect(throws: ExplainedError.self) { try self.rules(configuration, select: ["nothing"]) }
  }

  @Test func `an extending configuration adds lists and replaces values`() throws {
    let configuration = try load([
      ".ibt.yml":
        "extends: shared/base.yml\nexclude: B\nignore: empty_label\ndevices: [iPhone 17]\nclosed_classes: Rating\n",
      "shared/base.yml":
        "extends: ../root.yml\nexclude: A\nselect: [connections, empty_label]\ndevices: [iPad mini 6]\n"
        + "closed_classes: [Stars]\n", "root.yml": "include: [App]\nselect: all\n",
    ])
    #expect(configuration.files == ["root.yml", "shared/base.yml", ".ibt.yml"])
    #expect(configuration.exclude.map(\.value.description) == ["A", "B"])
    #expect(configuration.devices?.map(\.value.name) == ["iPhone 17"])
    #expect(configuration.closedClasses.map(\.value) == ["Stars", "Rating"])
    #expect(configuration.includes("/app/App/a.xib") && !configuration.includes("/app/b.xib"))
    let rules = try rules(configuration)
    #expect(isRun("dangling_reference", rules) && !isRun("empty_label", rules) && !isRun("duplicate_id", rules))
  }

  @Test func `a circle of configurations is an error with its place`() {
    let error = #expect(throws: ConfigurationError.self) {
      try load([".ibt.yml": "extends: b/c.yml", "b/c.yml": "\n\nextends: [../.ibt.yml]"])
    }
    #expect(
      error?.description == "b/c.yml:3:11: the configuration extends itself: .ibt.yml extends b/c.yml extends .ibt.yml")
  }

  @Test func `long chains and many files are refused, diamonds are not`() throws {
    var chain = [".ibt.yml": "extends: 0.yml"]
    for index in 0..<40 { chain["\(index).yml"] = "extends: \(index + 1).yml" }
    #expect(throws: ConfigurationError.self) { try load(chain) }
    let diamond = [
      ".ibt.yml": "extends: [a.yml, b.yml]", "a.yml": "extends: c.yml", "b.yml": "extends: c.yml", "c.yml": "",
    ]
    #expect(try load(diamond).files == ["c.yml", "a.yml", "b.yml", ".ibt.yml"])
    let error = #expect(throws: ConfigurationError.self) { try load([".ibt.yml": "extends: gone.yml"]) }
    #expect(error?.description == ".ibt.yml:1:10: `gone.yml` does not exist")
  }

  @Test(arguments: [
    ("selct: all", "1:1: there is no key `selct` in the configuration; did you mean `select`?"),
    ("overrides: []", "1:1: there is no key `overrides` in the configuration; did you mean `files`?"),
    (
      "files: [{paths: a, disable: all}]",
      "1:20: there is no key `disable` in an entry of `files`; did you mean `ignore`?"
    ), ("disabled_rules: all", "1:1: there is no key `disabled_rules` in the configuration; did you mean `ignore`?"),
    ("select: [defualt]", "1:10: there is no rule `defualt`; did you mean `default`?"),
    (
      "severity: {dangling_referense: error}",
      "1:12: there is no rule `dangling_referense`; did you mean `dangling_reference`?"
    ),
    (
      "severity: {dangling_reference: off}",
      "1:32: `dangling_reference` requires `error`, `warning`, `info`, not `off`; `ignore` lists rules that are not run"
    ),
    (
      "options: {deep_hierarchy: {maximun: 3}}",
      "1:28: the rule `deep_hierarchy` has no option `maximun`; did you mean `maximum`?"
    ), ("options: {deep_hierarchy: {maximum: x}}", "1:37: `maximum` requires a whole number from 1 to 200, not `x`"),
    ("options: {deep_hierarchy: {maximum: 1e99}}", "1:37: `maximum` requires a whole number from 1 to 200, not `1e99`"),
    ("exclude: 'a[b'", "1:10: `a[b`: the pattern has a `[` without its counterpart"),
    (
      "devices: [iPhone 99]",
      "1:11: there is no device `iPhone 99`; the newest are `iPhone 17e`, `iPhone Air`, `iPhone 17`, `iPhone 17 Pro`, "
        + "`iPhone 17 Pro Max`; `ibt devices` lists all devices"
    ), ("devices: [iPhone 17 Poro]", "1:11: there is no device `iPhone 17 Poro`; did you mean `iPhone 17 Pro`?"),
    ("devices: [Pixel]", "1:11: there is no device `Pixel`; `ibt devices` lists all devices"),
    ("files: [{ignore: all}]", "1:9: an entry of `files` requires `paths`"),
    ("allow: [{rule: all, object: a}]", "1:9: an entry of `allow` requires `rule`, `object` and `reason`"),
    ("project: {deployment_target: new}", "1:30: `deployment_target` requires a version such as 15.0, not `new`"),
    (
      "project: {deployment_target: {ios: 15.0, tivos: 1}}",
      "1:42: there is no platform `tivos`; the platforms are `iOS`, `macOS`, `tvOS`, `watchOS`"
    ), ("select: all\nselect: default", "2:1: the configuration has the key `select` twice; merge the entries"),
    ("rules: [{id: a}]", "1:9: an entry of `rules` requires `id`, `selector` and `message`"),
    (
      "rules: [{id: duplicate_id, selector: label, message: a}]",
      "1:14: there is already a rule or group `duplicate_id`; choose another id"
    ), ("- a", "1:1: the configuration must be a mapping of keys to values, not a list"),
    ("text", "1:1: the configuration must be a mapping of keys to values, not a text"),
  ]) func `a mistake has its place and the nearest name`(text: String, message: String) {
    #expect(problems(text) == [".ibt.yml:" + message])
  }

  @Test func `all mistakes are reported, up to a limit`() {
    #expect(problems("selct: a\nselect: [b]\nexclude: {}\n").count == 3)
    #expect(problems("select: [\((1...99).map { "x\($0)" }.joined(separator: ", "))]").count == 20)
  }

  /// Every key with every kind of value: nothing crashes, and what is wrong has a place.
  @Test func `wrong types everywhere are mistakes`() {
    let values = [
      "1", "text", "true", "~", "[]", "{}", "[[]]", "[{}]", "{a: b}", "[1, [2], {a: 3}]", "{a: {b: {c: d}}}",
      "{[a]: b}", "{{a: b}: c}", "{? : b}", #""""#, "!!int x", "[~]", "{~: ~}", "&a [x, *a]", "1e999", "-.inf",
    ]
    for key in TopKey.allCases.map(\.rawValue) {
      for value in values {
        for text in ["\(key): \(value)", "\(key): [\(value)]", "\(key): {x: \(value)}"] {
          for problem in problems(text) { #expect(problem.hasPrefix(".ibt.yml:"), "\(text): \(problem)") }
        }
      }
    }
    let nested =
      FileKey.allCases.map { "files: {paths: a, \($0.rawValue): " }
      + AllowKey.allCases.map { "allow: {\($0.rawValue): " } + ProjectKey.allCases.map { "project: {\($0.rawValue): " }
      + RuleKey.allCases.map { "rules: {\($0.rawValue): " }
    for start in nested {
      for value in values {
        let text = start + value + String(repeating: "}", count: start.count { $0 == "{" })
        for problem in problems(text) { #expect(problem.hasPrefix(".ibt.yml:"), "\(text): \(problem)") }
      }
    }
  }

  @Test func `findings of objects are allowed with a reason, in some documents or all`() throws {
    let configuration = try load([
      ".ibt.yml": """
      allow:
        - rule: [empty_label, deep_hierarchy]
          object: [a-b, c-d]
          reason: agreed
          paths: Login.xib
        - {rule: all, object: e-f, reason: old}
      """
    ])
    let login = configuration.suppressions(for: configuration.parts(for: "/app/Login.xib"))
    #expect(login.count == 5 && login[0].origin == ".ibt.yml:2:5" && login[0].reason == "agreed")
    let other = configuration.suppressions(for: configuration.parts(for: "/app/Main.xib"))
    #expect(other.map(\.object) == ["e-f"] && other[0].rules.count == Rule.all.flatMap(\.kinds).count)
  }

  @Test func `the parts of a project are relative to the configuration`() throws {
    let text = "project: {sources: [App, Kit], assets: Art, deployment_target: {ios: 15.0, macOS: 12}}\n"
    let project = try load([".ibt.yml": text]).project
    #expect(project.sources?.map(\.value) == ["App", "Kit"] && project.assets?.map(\.value) == ["Art"])
    #expect(project.deploymentTargets.mapValues(\.value) == [.iOS: "15.0", .macOS: "12"] && project.strings == nil)
  }
}
