import IBLint
import Testing

@testable import IBConfiguration

/// The configuration of IBLinter, as it is read and as it is converted.
@Suite struct IBLinterTests {
  private static let text = """
    enabled_rules: [relative_to_margin, duplicate_id, made_up]
    disabled_rules:
      - duplicate_constraint
    excluded:
      - Carthage
      - App/Old/**/*.xib
    reporter: json
    ignore_cache: true
    colour: red
    """

  private func load(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationLoader { _ in Array(text.utf8) }.load("App/.iblinter.yml", folder: "/project/App")
  }

  @Test func `it is read as it is`() throws {
    let configuration = try load(IBLinterTests.text)
    let rules = try configuration.rules(for: .none)
    let ids = rules.states.filter(\.isRun).map(\.rule.id)
    #expect(ids.contains("duplicate_id") && !ids.contains("duplicate_constraint"))
    #expect(ids.count < 20)
    #expect(configuration.exclusion(of: "/project/App/Carthage/a.xib") != nil)
    #expect(configuration.exclusion(of: "/project/App/B/Carthage/a.xib") == nil)
    #expect(configuration.notes.contains("App/.iblinter.yml: `ibt` has no rule for `made_up`"))
    #expect(configuration.notes.contains("App/.iblinter.yml: `colour` is not a key of IBLinter, and is ignored"))
  }

  /// The rules that IBLinter runs by default, as far as the document decides.
  @Test func `its default rules are in the profile`() throws {
    let rules = Rule.all.filter(Profile.iblinter.contains).map(\.id)
    for id in ["autolayout_disabled", "duplicate_constraint", "duplicate_id", "recorded_ambiguous"] {
      #expect(rules.contains(id), "\(id)")
    }
  }

  @Test func `its conversion means the same`() throws {
    let migration = try Migration(Array(IBLinterTests.text.utf8), path: ".iblinter.yml")
    let converted = try ConfigurationLoader { _ in Array(migration.text.utf8) }.load(".ibt.yml", folder: "/project/App")
    let original = try load(IBLinterTests.text)
    #expect(
      try converted.rules(for: .none).states.filter(\.isRun).map(\.rule.id)
        == original.rules(for: .none).states.filter(\.isRun).map(\.rule.id))
    #expect(converted.exclude.map(\.value) == original.exclude.map(\.value))
    #expect(migration.notes.contains("`ibt` has no rule for `made_up`"))
  }

  @Test(arguments: [
    "", "# nothing", "enabled_rules:", "use_base_class_rule: [{element_class: 1}, [], {base_classes: x}]",
  ])
  func `little or nothing is read, too`(text: String) throws {
    #expect(try !load(text).rules(for: .none).states.filter(\.isRun).isEmpty)
  }

  @Test(arguments: ["[", "enabled_rules: {a: b}", "excluded: [[a]]", "excluded: ['a[']"])
  func `mistakes have a place`(text: String) {
    let error = #expect(throws: ConfigurationError.self) { try load(text) }
    #expect(error?.description.hasPrefix("App/.iblinter.yml:") == true)
  }
}
