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
    let rules = Rule.all.filter { Profile.iblinter.contains($0.kinds[0], of: $0) }.map(\.id)
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

  private func run(_ text: String) throws -> [Rule.ID] {
    try load(text).rules(for: .none).states.filter(\.isRun).map(\.rule.id)
  }

  /// Each rule of IBLinter by itself, beside those that it runs by default.
  @Test(arguments: IBLinterRule.allCases)
  func `an enabled rule runs those that find the same`(rule: IBLinterRule) throws {
    let setting =
      switch rule {
      case .baseClass: "use_base_class_rule: [{element_class: UILabel, base_classes: [BrandLabel]}]"
      case .customModule: "custom_module_rule: [{module: App, included: [App]}]"
      default: ""
      }
    let added = Set(try run("enabled_rules: [\(rule.rawValue)]\n\(setting)")).subtracting(try run(""))
    #expect(added == Set(rule.isDefault ? [] : rule.rules.map(\.id)))
  }

  @Test func `modules are checked where they are configured`() throws {
    let setting = "custom_module_rule: [{module: App, included: [App]}]"
    #expect(try run(setting).contains("wrong_custom_module"))
    #expect(try !run("disabled_rules: [custom_module]\n\(setting)").contains("wrong_custom_module"))
  }

  @Test func `what is both enabled and disabled is enabled`() throws {
    let both = try run("enabled_rules: [duplicate_id]\ndisabled_rules: [duplicate_id, ambiguous]")
    #expect(both.contains("duplicate_id"))
    #expect(try !run("disabled_rules: [ambiguous]").contains { $0.contains("ambiguous") })
  }

  /// Rules that check nothing, or the opposite, are left out.
  @Test(arguments: [
    ("custom_class_name", "", "the rule of this name in `ibt` does not compare classes with names of files"),
    ("custom_module", "", "it checks nothing without `custom_module_rule`"),
    ("use_base_class", "", "it checks nothing without `use_base_class_rule`"),
    ("use_base_class", "use_base_class_rule: [{element_class: UILabel}]", "it checks nothing"),
    ("use_trait_collections", "use_trait_collections_rule: {enabled: false}", "`ibt` has no rule against"),
    ("view_as_device", "view_as_device_rule: {device_id: retina9_9}", "`ibt` does not know the device `retina9_9`"),
  ])
  func `a rule without counterpart is left out`(rule: String, setting: String, reason: String) throws {
    let configuration = try load("enabled_rules: [\(rule)]\n\(setting)")
    #expect(try run("enabled_rules: [\(rule)]\n\(setting)") == run(""))
    #expect(configuration.notes.contains { $0.contains("`\(rule)` is left out: \(reason)") }, "\(configuration.notes)")
  }

  @Test func `options have their values of IBLinter`() throws {
    let text = """
      enabled_rules: [use_base_class, view_as_device, hides_bottom_bar]
      use_base_class_rule:
        - {element_class: UILabel, base_classes: [OldLabel]}
        - {element_class: UILabel, base_classes: [BrandLabel, Title]}
        - {element_class: UIButton, base_classes: [BrandButton]}
      hides_bottom_bar_rule: {excluded_view_controllers: [Start]}
      """
    let states = try load(text).rules(for: .none).states
    let options = { (id: String) in states.first { $0.rule.id == id }?.options.mapValues(\.value) }
    #expect(
      options("base_class_required")
        == ["classes": .texts(["UIButton: BrandButton", "UILabel: BrandLabel", "UILabel: Title"])])
    #expect(options("view_as_device") == ["device": .text("retina4_7")])
    #expect(options("hides_bottom_bar") == ["allowed": .texts(["Start"])])
    #expect(states.first { $0.rule.id == "hides_bottom_bar" }?.severity?.value == .error)
    let migration = try Migration(Array(text.utf8), path: ".iblinter.yml")
    #expect(migration.text.contains("severity:\n  base_class_required") == false)
    #expect(migration.text.contains("  hides_bottom_bar: error\n"))
  }

  @Test func `a reporter and a cache have options of the command`() throws {
    let notes = try load("reporter: gitlab\nignore_cache: true\nincluded: [/tmp/App]").notes
    #expect(notes.contains { $0.contains("`ibt lint --format junit`") })
    #expect(notes.contains { $0.contains("`ibt lint --no-cache`") })
    #expect(notes.contains { $0.contains("`/tmp/App` is an absolute path") })
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
