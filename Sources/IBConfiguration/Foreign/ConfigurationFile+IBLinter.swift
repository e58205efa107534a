import IBLint

extension ConfigurationFile {
  /// Reads `.iblinter.yml`, the configuration of IBLinter. What ibt does in another way is noted, not an error.
  init(
    foreign bytes: [UInt8], path: String, catalogue: [Rule], by reader: inout NodeReader
  ) throws(ConfigurationError) {
    self.init(path: path)
    let start = Placed(Profile.iblinter.rawValue, at: Place(file: path, line: 1, column: 1))
    rules.select = Placed([start], at: start.place)
    guard let node = try YAMLParser.parse(bytes, file: path), !node.isNull else { return }
    let names = RuleNames(catalogue)
    for (key, value) in reader.namedEntries(of: node, in: "the configuration") where !value.isNull {
      guard let known = IBLinterKey(rawValue: key.value) else {
        notes.append("`\(key.value.shortened)` is not a key of IBLinter, and is ignored")
        continue
      }
      read(known, value, names, catalogue, by: &reader)
    }
  }

  private mutating func read(
    _ key: IBLinterKey, _ value: YAMLNode, _ names: RuleNames, _ catalogue: [Rule], by reader: inout NodeReader
  ) {
    switch key {
    case .enabled:
      let enabled = knownRules(reader.texts(value, for: key.rawValue), names)
      rules.select?.value += enabled
    case .disabled: rules.ignore = knownRules(reader.texts(value, for: key.rawValue), names)
    case .included: include = anchored(reader.texts(value, for: key.rawValue), by: &reader)
    case .excluded: exclude = anchored(reader.texts(value, for: key.rawValue), by: &reader)
    case .reporter, .ignoreCache, .disableWhileBuilding: break
    case .baseClasses, .customModules, .device, .bottomBar, .colors, .traitCollections:
      readOptions(key, value, catalogue, by: &reader)
    }
  }

  /// The names of rules that ibt has, too.
  private mutating func knownRules(_ texts: [Placed<String>], _ names: RuleNames) -> [Placed<String>] {
    texts.filter { text in
      if (try? names.ids(of: text.value)) != nil { return true }
      notes.append("`ibt` has no rule for `\(text.value.shortened)`")
      return false
    }
  }

  /// IBLinter's patterns begin at the folder of the configuration.
  private func anchored(_ texts: [Placed<String>], by reader: inout NodeReader) -> [Placed<Glob>] {
    texts.compactMap { text in
      let path = ConfigurationPath.normalized(text.value)
      do throws(GlobError) { return Placed(try Glob(path == "." ? "**" : "/" + path), at: text.place) } catch {
        reader.report("`\(text.value.shortened)`: \(error)", at: text.place)
        return nil
      }
    }
  }

  /// The options of a rule, if ibt's rule has the option for it.
  private mutating func readOptions(
    _ key: IBLinterKey, _ value: YAMLNode, _ catalogue: [Rule], by reader: inout NodeReader
  ) {
    guard let meaning = key.option,
      let rule = catalogue.first(where: { $0.aliases.contains(meaning.rule) || $0.id == meaning.rule }),
      let option = rule.options.first(where: { $0.name == meaning.name }), let converted = meaning.convert(value)
    else {
      notes.append("`\(key.rawValue)` is not used; `ibt rules` lists the rules and `ibt rule ID` their options")
      return
    }
    rules.options.append((Placed(rule.id, at: value.place), Placed(option.name, at: value.place), converted))
  }
}

/// The keys of `.iblinter.yml`.
private enum IBLinterKey: String {
  case enabled = "enabled_rules"
  case disabled = "disabled_rules"
  case included, excluded, reporter
  case ignoreCache = "ignore_cache"
  case disableWhileBuilding = "disable_while_building_for_ib"
  case baseClasses = "use_base_class_rule"
  case customModules = "custom_module_rule"
  case device = "view_as_device_rule"
  case bottomBar = "hides_bottom_bar_rule"
  case colors = "use_color_rule"
  case traitCollections = "use_trait_collections_rule"

  /// The option of the rule with an id or alias that means the same, and how to write its value.
  var option: (rule: String, name: String, convert: (YAMLNode) -> YAMLNode?)? {
    switch self {
    case .baseClasses: ("use_base_class", "classes", IBLinterKey.baseClasses)
    case .device: ("view_as_device", "device", { $0.value(of: "device_id") })
    case .bottomBar: ("hides_bottom_bar", "allowed", { $0.value(of: "excluded_view_controllers") })
    default: nil
    }
  }

  /// `UIButton: BrandButton` for each element class and each of its base classes.
  private static func baseClasses(_ node: YAMLNode) -> YAMLNode? {
    guard case .list(let entries) = node.content else { return nil }
    let texts = entries.flatMap { entry -> [YAMLNode] in
      guard let element = entry.value(of: "element_class")?.text,
        case .list(let classes)? = entry.value(of: "base_classes")?.content
      else { return [] }
      return classes.compactMap { name in
        name.text.map { YAMLNode(content: .scalar("\(element): \($0)", isPlain: false), place: name.place) }
      }
    }
    return texts.isEmpty ? nil : YAMLNode(content: .list(texts), place: node.place)
  }
}

extension YAMLNode {
  /// The value of a key of a mapping.
  fileprivate func value(of key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }
}
