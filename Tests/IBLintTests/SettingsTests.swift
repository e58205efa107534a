import IBLint
import IBModel
import IBProject
import IBXML
import Testing

@Suite struct SettingsTests {
  private static let limit = RuleOption.integer("maximum", 2, in: 1...9, "characters of a name")

  private static let longName = Rule(
    "long_name", .identity, .info, options: [limit.description],
    texts: RuleTexts(summary: "name", reason: "Reason.", repair: "Repair"),
    check: .elements([Name("label")]) { element, _, findings in
      guard let name = element.attribute(.id)?.value, name.count > findings[limit] else { return }
      findings.report(element, "\(name) is longer than \(findings[limit])")
    })

  private func messages(_ settings: RuleSettings) -> [String] {
    var selection = Selection(rules: [Self.longName])
    selection.settings = ["long_name": settings]
    return Linter(selection).lint(Array(#"<document><objects><label id="abc"/></objects></document>"#.utf8)).findings
      .map { "\($0.severity) \($0.message)" }
  }

  @Test func `An option has its standard value until one is set`() {
    #expect(messages(RuleSettings()) == ["info abc is longer than 2"])
    #expect(messages(RuleSettings(options: ["maximum": .integer(3)])).isEmpty)
    #expect(messages(RuleSettings(options: ["maximum": .integer(1)])) == ["info abc is longer than 1"])
  }

  @Test(arguments: [OptionValue.integer(0), .integer(10), .text("3"), .flag(true)])
  func `A value outside the limits or of another type does not count`(value: OptionValue) {
    #expect(messages(RuleSettings(options: ["maximum": value])) == ["info abc is longer than 2"])
    #expect(!Self.limit.description.accepts(value))
  }

  /// Options that take any text, with what they list. An option whose values are known has a form or is a choice.
  private static let freeTexts: Set<String> = [
    "identifier_naming.characters",  // characters
    "custom_class_name.endings",  // ends of names
    "template_coverage.key_paths",  // classes of the app have key paths of their own
    "color_not_allowed.colors",  // colors of the app
    "font_not_allowed.families",  // fonts of the app
  ]

  @Test func `No option of a closed set takes any text`() {
    let free = Rule.all.flatMap { rule in
      rule.options.filter { $0.kind == .text(.any) || $0.kind == .texts(.any) }.map { "\(rule.id).\($0.name)" }
    }
    #expect(Set(free) == Self.freeTexts)
    #expect(Rule.all.flatMap(\.options).allSatisfy { $0.accepts($0.standard) })
  }

  @Test(arguments: [
    (TextForm.device, ["iPhone 15 Pro", "iphone-se"], "iPhone XZ 99"),
    (.elementOrClass, ["pickerView", "BrandButton", "Label", "iCarousel"], "pikerView"),
    (.requiredClass, ["UIButton: BrandButton", "NSTextField:*"], "UIButon: BrandButton"),
    (.requiredClass, [], "UIButton"), (.requiredClass, [], "UIButton:"),
    (.any, ["", "x"], ""),
  ]) func `A text of a form is compared with what is known`(form: TextForm, right: [String], wrong: String) {
    for text in right { #expect(form.mistake(in: text) == nil, "\(text)") }
    #expect((form.mistake(in: wrong) == nil) == (form == .any), "\(wrong)")
    #expect(form.mistake(in: String(repeating: "x", count: 100_000))?.utf8.count ?? 0 < 300)
  }

  @Test func `A severity replaces that of the rule`() {
    #expect(messages(RuleSettings(severity: .error)) == ["error abc is longer than 2"])
  }

  @Test func `A rule whose needs are not met is not applicable`() {
    let rule = Rule(
      "needy", .identity, .info, inputs: [.required(.sources), .frames],
      texts: RuleTexts(summary: "name", reason: "Reason.", repair: "Repair"),
      check: .document { _, findings in findings.report(0..<0, "found") })
    let linter = Linter(Selection(rules: [rule]))
    #expect(linter.lint(Array("<document><objects/></document>".utf8)).findings.isEmpty)
    #expect(linter.rulesNotApplicable(in: Project()).map(\.missing) == [[.sources]])
  }
}
