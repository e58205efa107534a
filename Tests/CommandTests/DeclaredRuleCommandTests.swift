import Testing
import TestSupport

@Suite struct DeclaredRuleCommandTests {
  private let scratch = ScratchFolder()
  private let rule = """
    rules:
      - id: disabled_button
        selector: button[enabled=false]
        message: "{name} is disabled"
        help: Enable it

    """
  private let document = Storyboard.xib(#"<button enabled="NO" id="b1"/>"#)

  @Test func `examples that are as described are no findings`() throws {
    try scratch.write(
      rule + "    bad: [«<button enabled=\"NO\" id=\"a\"/>», Bad.xib]\n    good: <button id=\"a\"/>\n", ".ibt.yml")
    try scratch.write(document, "Bad.xib")
    let outcome = try scratch.ibt("rules", "test")
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.complaint == "3 examples, all as described\n")
    for path in [".ibt.yml", "Bad.xib", "."] { #expect(try scratch.ibt("rules", "test", path).code == 0) }
  }

  @Test func `examples that are not as described are findings with their places`() throws {
    try scratch.write(rule + "    bad: <button id=\"a\"/>\n    good: Bad.xib\n", "App/.ibt.yml")
    try scratch.write(document, "App/Bad.xib")
    let outcome = try scratch.ibt("rules", "test", "App", "App/Bad.xib")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines == [
        "App/.ibt.yml:6:10: disabled_button: there is no finding in a bad example",
        "App/.ibt.yml:7:11: disabled_button: there is a finding in a good example: Button (b1): Button is disabled",
      ])
    #expect(outcome.complaint == "2 examples, 2 not as described\n")
  }

  @Test func `what cannot be run is one line and the exit code 2`() throws {
    try scratch.write(rule + "    bad: Gone.xib\n", ".ibt.yml")
    let gone = try scratch.ibt("rules", "test")
    #expect(gone.code == 2 && gone.complaint.hasPrefix("ibt: error: .ibt.yml:6:10: "))
    try scratch.write("select: all\n", ".ibt.yml")
    let none = try scratch.ibt("rules", "test")
    #expect(none.code == 2 && none.complaint == "ibt: error: .ibt.yml: no rule is declared; list some under `rules`\n")
    #expect(try scratch.ibt("rules", "test", "Gone").code == 2)
    try scratch.write("rules: {id: a, selector: buton, message: b}\n", ".ibt.yml")
    let wrong = try scratch.ibt("rules", "test")
    #expect(
      wrong.code == 2
        && wrong.complaint
          == "ibt: error: .ibt.yml:1:26: `selector`: there is no kind `buton`; did you mean `button`?\n"
    )
  }

  @Test func `a rule without examples is mentioned`() throws {
    try scratch.write(rule, ".ibt.yml")
    let outcome = try scratch.ibt("rules", "test")
    #expect(outcome.code == 0)
    #expect(
      outcome.complaint
        == ".ibt.yml:2:9: note: the rule `disabled_button` has no examples; add `bad` and `good`\n0 examples, all as described\n"
    )
  }

  @Test func `the rules of the configuration are listed, explained and run`() throws {
    try scratch.write([".ibt.yml": rule, "Bad.xib": document])
    #expect(try scratch.ibt("rules").lines.contains { $0.hasPrefix("  disabled_button ") })
    #expect(try scratch.ibt("rules", "--format", "json").text.contains("disabled_button"))
    let page = try scratch.ibt("rules", "disabled_button")
    #expect(page.code == 0 && page.text.contains("`button[enabled=false]`") && page.text.contains("Enable it"))
    let found = try scratch.ibt("lint", "--select", "disabled_button", "Bad.xib")
    #expect(found.code == 1 && found.text.contains("warning: [disabled_button] Button (b1): Button is disabled"))
  }
}
