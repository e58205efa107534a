import IBModel
import TestSupport
import Testing

@testable import IBLint

@Suite struct DeclaredRuleTests {
  private func messages(_ rule: String, in objects: String) throws -> [String] {
    let loader = ConfigurationLoader { _ in Array("rules:\n  - {\(rule)}\n".utf8) }
    let configuration = try loader.load(".ibt.yml", folder: "/app")
    let rules = try configuration.rules(for: configuration.parts(for: "/app/a.xib"), select: ["mine"])
    let document = "<document><objects>\(objects)</objects></document>"
    return Linter(rules.selection(suppressing: [])).lint(Array(document.utf8)).findings.map {
      "\($0.severity) \($0.message)"
    }
  }

  private let buttons = """
    <stackView id="st"><subviews><button enabled="NO" customClass="BrandButton" userLabel="Save" id="b1">
    <state key="normal" title="Save now"/></button><button id="b2"/></subviews></stackView>
    """

  @Test(arguments: [
    ("message: must be enabled", "warning Save (b1): must be enabled"),
    (
      "message: '{name} of {class} shows {text} and is {value}', severity: error",
      "error Save (b1): Save of BrandButton shows Save now and is NO"
    ), ("message: 'an open { stays'", "warning Save (b1): an open { stays"),
  ]) func `what a selector selects is found`(rest: String, expected: String) throws {
    #expect(
      try messages("id: mine, selector: 'button[enabled=false]:inside(stackView)', \(rest)", in: buttons) == [expected])
  }

  @Test func `many rules are declared in one pass`() throws {
    let growth = try Growth.measured(from: 200) { count in
      let rules = (0..<count).map { " - {id: rule_\($0), selector: label, message: m}\n" }.joined()
      let loader = ConfigurationLoader { _ in Array("rules:\n\(rules)".utf8) }
      return {
        let configuration = try loader.load(".ibt.yml", folder: "/app")
        #expect(configuration.declaredRules.count == count)
      }
    }
    #expect(growth < Growth.limit)
  }

  @Test func `a declared rule has a page, a help and examples`() throws {
    let loader = ConfigurationLoader { _ in
      Array(
        """
        rules:
          - id: mine
            selector: button[enabled=false]
            message: must be enabled
            severity: info
            help: Enable it
            bad:
              - «<button enabled="NO" id="a"/>»
              - Bad.xib
            good: <button id="a"/>
        """.utf8)
    }
    let configuration = try loader.load(".ibt.yml", folder: "/app")
    let rule = try #require(configuration.catalogue.last)
    #expect(
      rule.id == "mine" && rule.severity == .info && rule.texts.repair == "Enable it"
        && rule.texts.summary == "must be enabled")
    #expect(RulePage.text(of: rule).contains("`button[enabled=false]`"))
    #expect(
      configuration.examples.map { "\($0.place) \($0.content.isGood)" } == [
        ".ibt.yml:8:9 false", ".ibt.yml:9:9 false", ".ibt.yml:10:11 true",
      ])
  }

  @Test(arguments: [
    (#"«<button enabled="NO" id="a"/>»"#, [], false), (#"<button enabled="NO" id="a"/>"#, [], false),
    (#"<button id="a"/>"#, ["there is no finding in a bad example"], false), (#"<button id="a"/>"#, [], true),
    (#"<button enabled="NO" id="a"/>"#, ["there is a finding in a good example: Button (a): must be enabled"], true),
    (
      #"«<button id="a"/>»<button enabled="NO" id="b"/>"#,
      [
        #"there is no finding at `<button id="a"/>`"#,
        #"there is a finding that is not marked, at `<button enabled="NO" id="b"/>`: Button (b): must be enabled"#,
      ], false
    ), ("<button", [], true),
  ]) func `an example is compared with the findings`(text: String, expected: [String], isGood: Bool) throws {
    let rule = DeclaredRule(
      id: "mine", selector: try ObjectSelector("button[enabled=false]"), message: try DeclaredMessage("must be enabled")
    ).rule
    let failures = rule.failures(of: isGood ? .good(text) : .bad(text))
    if text == "<button" {
      return #expect(failures.count == 1 && failures[0].hasPrefix("the example is not a document: "))
    }
    #expect(failures == expected)
  }

  @Test(arguments: [
    ("selector: buton, message: a", "a.yml:3:15: `selector`: there is no kind `buton`; did you mean `button`?"),
    (
      "selector: 'stackView > buton', message: a",
      "a.yml:3:28: `selector`: there is no kind `buton`; did you mean `button`?"
    ),
    (
      #"selector: "[text='é'] and buton", message: a"#,
      "a.yml:3:31: `selector`: there is no kind `buton`; did you mean `button`?"
    ),
    (
      "selector: \"[text='\\u00e9'] and buton\", message: a",
      "a.yml:3:15: `selector`: there is no kind `buton`; did you mean `button`?, at column 16 of the selector"
    ), ("selector: [hidden=true], message: a", "a.yml:3:15: `selector` requires a text, not a list; put it in quotes"),
    (
      "selector: button, message: '{nam} is bad'",
      "a.yml:3:32: `message`: there is no `{nam}` for messages; did you mean `{name}`?"
    ),
    ("selector: button", "a.yml:2:5: an entry of `rules` requires `id`, `selector` and `message`"),
    (
      "selektor: button, message: a",
      "a.yml:3:5: there is no key `selektor` in an entry of `rules`; did you mean `selector`?"
    ),
  ]) func `a mistake has its place`(rule: String, expected: String) {
    let loader = ConfigurationLoader { _ in Array("rules:\n  - {id: mine,\n    \(rule)}\n".utf8) }
    do throws(ConfigurationError) {
      _ = try loader.load("a.yml", folder: "/app")
      Issue.record("there is no error")
    } catch { #expect(error.problems.first?.description == expected) }
  }

  @Test func `a declared rule is suppressed by a note, an entry of allow, and a baseline`() throws {
    let text = """
      rules: {id: mine, selector: button, message: bad}
      allow: {rule: mine, object: b2, reason: agreed}
      """
    let configuration = try ConfigurationLoader { _ in Array(text.utf8) }.load(".ibt.yml", folder: "/app")
    let parts = configuration.parts(for: "/app/a.xib")
    let rules = try configuration.rules(for: parts, select: ["mine", "invalid_suppression"])
    let linter = Linter(rules.selection(suppressing: configuration.suppressions(for: parts)))
    let document = """
      <document><objects><view id="v"><subviews><button id="b1"/><button id="b2"/><button id="b3">
      <attributedString key="userComments"><fragment content="ibt:disable mine -- agreed"/></attributedString></button>
      </subviews></view></objects></document>
      """
    #expect(linter.lint(Array(document.utf8)).findings.map(\.message) == ["Button (b1): bad"])
  }
}
