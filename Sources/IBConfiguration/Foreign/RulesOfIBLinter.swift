import IBLint

/// What `.iblinter.yml` says about rules, and what it means for those of `ibt`.
///
/// Of a rule that IBLinter both enables and disables the enabling counts, and some of its rules check nothing without
/// options.
struct RulesOfIBLinter {
  var enabled: [Placed<String>] = []
  var disabled: [Placed<String>] = []
  /// The values of keys about single rules.
  var settings: [IBLinterKey: YAMLNode] = [:]

  private(set) var selected: [Placed<String>] = []
  private(set) var ignored: [Placed<String>] = []
  private(set) var severities: [(name: Placed<String>, severity: Severity)] = []
  private(set) var options: [(rule: Placed<String>, name: Placed<String>, value: YAMLNode)] = []
  private(set) var notes: [String] = []

  private let names: RuleNames
  private let known: Set<Rule.ID>

  init(_ catalogue: [Rule]) {
    names = RuleNames(catalogue)
    known = Set(catalogue.map(\.id))
  }

  /// Finds the rules that are run, and their severities and options.
  mutating func resolve() {
    let enabledNames = Set(enabled.map(\.value))
    for name in enabled { enable(name) }
    for name in disabled where !enabledNames.contains(name.value) { disable(name) }
    // IBLinter runs the rule by default, and its option makes it check something.
    let modules = IBLinterRule.customModule.rawValue
    if let setting = settings[.customModules], !(enabled + disabled).contains(where: { $0.value == modules }) {
      enable(Placed(modules, at: setting.place))
    }
    if settings[.colors] != nil { notes.append("`\(IBLinterKey.colors.rawValue)` is not used") }
  }

  // MARK: Rules

  private mutating func enable(_ name: Placed<String>) {
    guard let rule = IBLinterRule(rawValue: name.value) else {
      if isKnown(name) { selected.append(name) }
      return
    }
    guard checksTheSame(rule) else { return }
    selected += ids(of: rule).map { Placed($0, at: name.place) }
    raiseSeverities(of: rule, at: name.place)
    addOptions(of: rule, at: name.place)
  }

  private mutating func disable(_ name: Placed<String>) {
    guard let rule = IBLinterRule(rawValue: name.value) else {
      if isKnown(name) { ignored.append(name) }
      return
    }
    if rule.isDefault { ignored += ids(of: rule).map { Placed($0, at: name.place) } }
  }

  private mutating func isKnown(_ name: Placed<String>) -> Bool {
    if (try? names.ids(of: name.value)) != nil { return true }
    notes.append("`ibt` has no rule for `\(name.value.shortened)`")
    return false
  }

  private func ids(of rule: IBLinterRule) -> [Rule.ID] { rule.rules.map(\.id).filter(known.contains) }

  /// Whether a rule of `ibt` finds what an enabled one of IBLinter does; notes why not.
  private mutating func checksTheSame(_ rule: IBLinterRule) -> Bool {
    guard let reason = reasonToLeaveOut(rule) else { return true }
    notes.append(reason)
    return false
  }

  private func reasonToLeaveOut(_ rule: IBLinterRule) -> String? {
    switch rule {
    case .customClassName:
      "`custom_class_name` is left out: the rule of this name in `ibt` does not compare classes with names of files"
    case .customModule where settings[.customModules] == nil:
      "`custom_module` is left out: it checks nothing without `custom_module_rule`"
    case .baseClass where settings[.baseClasses]?.requiredClasses == nil:
      "`use_base_class` is left out: it checks nothing without `use_base_class_rule`"
    case .traitCollections where settings[.traitCollections]?.value(of: "enabled")?.boolean == false:
      "`use_trait_collections` is left out: `ibt` has no rule against trait collections"
    case .device where TextForm.canvasDevice.mistake(in: device) != nil:
      "`view_as_device` is left out: `ibt` does not know the device `\(device.shortened)`"
    default: nil
    }
  }

  /// Teams that enable a rule of IBLinter see its findings as warnings at least; those that it fails for are errors.
  private mutating func raiseSeverities(of rule: IBLinterRule, at place: Place) {
    for own in rule.rules where known.contains(own.id) && own.severity == .info {
      severities.append((Placed(own.id, at: place), rule.severity))
    }
  }

  // MARK: Options

  /// The device that documents must be shown on; the one of IBLinter where none is configured.
  private var device: String { settings[.device]?.value(of: "device_id")?.text ?? "retina4_7" }

  private mutating func addOptions(of rule: IBLinterRule, at place: Place) {
    switch rule {
    case .baseClass: add("classes", of: rule, settings[.baseClasses]?.requiredClasses, at: place)
    case .device: add("device", of: rule, YAMLNode(content: .scalar(device, isPlain: true), place: place), at: place)
    case .bottomBar:
      add("allowed", of: rule, settings[.bottomBar]?.value(of: "excluded_view_controllers"), at: place)
    case .customModule:
      notes.append("`custom_module_rule` is not used: `wrong_custom_module` looks for classes in all sources")
    default: break
    }
  }

  private mutating func add(_ option: String, of rule: IBLinterRule, _ value: YAMLNode?, at place: Place) {
    guard let value, !value.isNull else { return }
    for id in ids(of: rule) { options.append((Placed(id, at: place), Placed(option, at: value.place), value)) }
  }
}

extension YAMLNode {
  /// The value of a key of a mapping.
  fileprivate func value(of key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }

  /// `UIButton: BrandButton` for each element class of `use_base_class_rule` and each of its base classes; nil without
  /// any. Of several entries for one element class the last one counts.
  fileprivate var requiredClasses: YAMLNode? {
    guard case .list(let entries) = content else { return nil }
    var texts: [String: [YAMLNode]] = [:]
    for entry in entries {
      guard let element = entry.value(of: "element_class")?.text,
        case .list(let classes)? = entry.value(of: "base_classes")?.content
      else { continue }
      texts[element] = classes.compactMap { name in
        let text = "\(element): \(name.text ?? "")"
        guard TextForm.requiredClass.mistake(in: text) == nil else { return nil }
        return YAMLNode(content: .scalar(text, isPlain: false), place: name.place)
      }
    }
    let all = texts.keys.sorted().flatMap { texts[$0] ?? [] }
    return all.isEmpty ? nil : YAMLNode(content: .list(all), place: place)
  }
}
