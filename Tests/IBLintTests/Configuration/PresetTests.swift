import IBXML
import Testing

@testable import IBLint

@Suite struct PresetTests {
  private func load(_ text: String) throws -> Configuration {
    try ConfigurationLoader { _ in Array(text.utf8) }.load(".ibt.yml", folder: "/app")
  }

  private func run(_ configuration: Configuration, select: [String]? = nil, ignore: [String] = []) throws -> Set<String>
  {
    let selection = try configuration.rules(for: .none, select: select, ignore: ignore).selection(suppressing: [])
    return Set(selection.rules.flatMap(\.kinds).map(\.id))
  }

  @Test func everyRuleOfTheFileHasAnExample() {
    #expect(Preset.rules.count == 17)
    #expect(Set(Preset.examples.map(\.rule.id)) == Preset.ids)
  }

  @Test(arguments: Preset.examples.indices) func examplesAreAsDescribed(index: Int) {
    let example = Preset.examples[index]
    guard case .text(let text) = example.content.source else { return #expect(Bool(false), "not a text") }
    #expect(example.rule.failures(of: example.content.isGood ? .good(text) : .bad(text)) == [])
  }

  @Test func aConfigurationExtendsThePreset() throws {
    #expect(try run(load("extends: taste\n")).isSuperset(of: Preset.ids))
    #expect(try run(load("extends: taste\nignore: raw_color\n")).isDisjoint(with: ["raw_color"]))
    #expect(try run(load("# nothing\n")).isDisjoint(with: Preset.ids))
    #expect(try run(load("select: all\n")).isDisjoint(with: Preset.ids))
  }

  @Test(arguments: ["raw_color", "raw-color", "taste"])
  func aRuleOfThePresetIsSelectedByItself(name: String) throws {
    let ids = try RuleNames().ids(of: name)
    #expect(!ids.isEmpty && ids.isSubset(of: Preset.ids))
    #expect(try run(load("# nothing\n"), select: [name]).isSuperset(of: ids))
    #expect(try run(load("select: [default, \(name)]\n")).isSuperset(of: ids))
    #expect(try run(load("extends: taste\n"), ignore: [name]).isDisjoint(with: ids))
  }

  @Test func aKindIsIgnoredAlone() throws {
    let rules = try run(load("ignore: dangling_reference\n"))
    #expect(!rules.contains("dangling_reference") && rules.contains("dangling_entry"))
    #expect(try run(load("ignore: missing_object\n")).isDisjoint(with: ["dangling_reference", "dangling_entry"]))
  }

  @Test func aMisspelledRuleOfThePresetHasASuggestion() {
    #expect(throws: ExplainedError.unknownRule("raw_colr", nearest: "raw_color")) { try Rule.named("raw_colr") }
    #expect(throws: ExplainedError.unknownRule("raw_colr", nearest: "raw_color")) {
      try RuleNames().ids(of: "raw_colr")
    }
  }
}
