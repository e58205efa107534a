import IBModel
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

  @Test func theFileHasTheRulesOfTheTable() {
    #expect(Set(Preset.rules.map(\.id)) == FormerRule.presetIDs && Preset.rules.count == 17)
    #expect(Set(Preset.examples.map(\.rule.id)) == FormerRule.presetIDs)
  }

  @Test(arguments: Preset.examples.indices) func examplesAreAsDescribed(index: Int) {
    let example = Preset.examples[index]
    guard case .text(let text) = example.content.source else { return #expect(Bool(false), "not a text") }
    #expect(example.rule.failures(of: example.content.isGood ? .good(text) : .bad(text)) == [])
  }

  @Test func aConfigurationExtendsThePreset() throws {
    #expect(try run(load("extends: taste\n")).isSuperset(of: FormerRule.presetIDs))
    #expect(try run(load("extends: taste\nignore: raw_color\n")).isDisjoint(with: ["raw_color"]))
    #expect(try run(load("# nothing\n")).isDisjoint(with: FormerRule.presetIDs))
    #expect(try run(load("select: all\n")).isDisjoint(with: FormerRule.presetIDs))
  }

  @Test(arguments: ["raw_color", "raw-color", "relative_to_margin", "taste"])
  func aRuleOfThePresetIsSelectedByItself(name: String) throws {
    let ids = try RuleNames().ids(of: name)
    #expect(!ids.isEmpty && ids.isSubset(of: FormerRule.presetIDs))
    #expect(try run(load("# nothing\n"), select: [name]).isSuperset(of: ids))
    #expect(try run(load("select: [default, \(name)]\n")).isSuperset(of: ids))
    #expect(try run(load("extends: taste\n"), ignore: [name]).isDisjoint(with: ids))
  }

  @Test(arguments: FormerRule.all.filter { !$0.isInPreset }.map(\.id)) func aDeletedRuleIsANote(id: String) throws {
    let configuration = try load(
      "select: [default, \(id)]\nignore: \(id)\nseverity: {\(id): error}\noptions: {\(id): {x: 1}}\n")
    #expect(configuration.notes.count == 4 && configuration.notes[0].contains("`\(id)` was deleted"))
    #expect(try run(configuration) == run(load("# nothing\n")))
    #expect(throws: ExplainedError.self) { try Rule.named(id) }
  }

  @Test func aKindIsIgnoredAlone() throws {
    let rules = try run(load("ignore: dangling_outlet\n"))
    #expect(!rules.contains("dangling_outlet") && rules.isSuperset(of: ["dangling_action", "dangling_segue"]))
    #expect(try run(load("ignore: missing_object\n")).isDisjoint(with: ["dangling_outlet", "dangling_action"]))
  }

  @Test func aMisspelledRuleOfThePresetHasASuggestion() {
    #expect(throws: ExplainedError.unknownRule("raw_colr", nearest: "raw_color")) { try Rule.named("raw_colr") }
    #expect(throws: ExplainedError.unknownRule("raw_colr", nearest: "raw_color")) {
      try RuleNames().ids(of: "raw_colr")
    }
  }
}
