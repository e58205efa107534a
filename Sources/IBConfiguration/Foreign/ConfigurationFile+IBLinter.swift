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
    var names = RulesOfIBLinter(catalogue)
    for (key, value) in reader.namedEntries(of: node, in: "the configuration") where !value.isNull {
      guard let known = IBLinterKey(rawValue: key.value) else {
        notes.append("`\(key.value.shortened)` is not a key of IBLinter, and is ignored")
        continue
      }
      read(known, value, &names, by: &reader)
    }
    names.resolve()
    rules.select?.value += names.selected
    rules.ignore = names.ignored
    rules.severities = names.severities
    rules.options = names.options
    notes += names.notes
  }

  private mutating func read(
    _ key: IBLinterKey, _ value: YAMLNode, _ names: inout RulesOfIBLinter, by reader: inout NodeReader
  ) {
    switch key {
    case .enabled: names.enabled = reader.texts(value, for: key.rawValue)
    case .disabled: names.disabled = reader.texts(value, for: key.rawValue)
    case .included: include = anchored(reader.texts(value, for: key.rawValue), by: &reader)
    case .excluded: exclude = anchored(reader.texts(value, for: key.rawValue), by: &reader)
    case .reporter: notes += value.text.flatMap(ConfigurationFile.note(onReporter:)).map { [$0] } ?? []
    case .ignoreCache:
      if value.boolean == true { notes.append("`ignore_cache` is not used; `ibt lint --no-cache` does the same") }
    case .disableWhileBuilding: break
    case .baseClasses, .customModules, .device, .bottomBar, .colors, .traitCollections: names.settings[key] = value
    }
  }

  /// IBLinter's patterns begin at the folder of the configuration.
  private mutating func anchored(_ texts: [Placed<String>], by reader: inout NodeReader) -> [Placed<Glob>] {
    var globs: [Placed<Glob>] = []
    for text in texts {
      if text.value.hasPrefix("/") {
        notes.append("`\(text.value.shortened)` is an absolute path, and is ignored; write it relative to the folder")
        continue
      }
      let path = ConfigurationPath.normalized(text.value)
      do throws(GlobError) { globs.append(Placed(try Glob(path == "." ? "**" : "/" + path), at: text.place)) } catch {
        reader.report("`\(text.value.shortened)`: \(error)", at: text.place)
      }
    }
    return globs
  }

  /// What prints the findings as a reporter of IBLinter does. Its `gitlab` writes JUnit's form.
  private static func note(onReporter name: String) -> String? {
    let formats = [
      "xcode": "xcode", "json": "json", "checkstyle": "checkstyle", "gitlab": "junit", "codeclimate": "gitlab",
    ]
    guard let format = formats[name] else { return nil }
    return "`reporter` is not used; `ibt lint --format \(format)` has the same form"
  }
}

/// The keys of `.iblinter.yml`.
enum IBLinterKey: String {
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
}
