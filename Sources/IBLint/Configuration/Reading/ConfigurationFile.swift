/// A configuration file as it is written: names of rules and devices are not resolved yet.
struct ConfigurationFile: Sendable {
  /// An entry of `files`.
  struct Section: Sendable {
    var paths: [Placed<Glob>] = []
    var rules = RuleSection()
    var place: Place
  }

  /// An entry of `allow`.
  struct Allowance: Sendable {
    var rules: [Placed<String>] = []
    var objects: [Placed<String>] = []
    var paths: [Placed<Glob>]?
    var reason: String?
    var place: Place
  }

  let path: String
  var extends: [Placed<String>] = []
  var include: [Placed<Glob>]?
  var exclude: [Placed<Glob>] = []
  var rules = RuleSection()
  var sections: [Section] = []
  var allowances: [Allowance] = []
  var devices: [Placed<String>]?
  var closedClasses: [Placed<String>] = []
  var project = ProjectLocations()
  var declared: [DeclaredEntry] = []

  init(_ bytes: [UInt8], path: String, by reader: inout NodeReader) throws(ConfigurationError) {
    self.path = path
    guard let node = try YAMLParser.parse(bytes, file: path), !node.isNull else { return }
    // The text may be of another kind of file, and secret.
    guard case .mapping = node.content else {
      let kind = node.text == nil ? node.kind : "a text"
      reader.report("the configuration must be a mapping of keys to values, not \(kind)", at: node.place)
      return
    }
    for (key, value) in reader.entries(of: node, in: "the configuration", TopKey.self) {
      read(key, value, by: &reader)
    }
  }

  private mutating func read(_ key: TopKey, _ value: YAMLNode, by reader: inout NodeReader) {
    switch key {
    case .extends: extends = reader.texts(value, for: key.rawValue)
    case .include: include = reader.globs(value, for: key.rawValue)
    case .exclude: exclude = reader.globs(value, for: key.rawValue)
    case .select: rules.readSelect(value, by: &reader)
    case .ignore: rules.readIgnore(value, by: &reader)
    case .severity: rules.readSeverity(value, by: &reader)
    case .options: rules.readOptions(value, by: &reader)
    case .files: sections = reader.list(value).map { section($0, by: &reader) }
    case .allow: allowances = reader.list(value).compactMap { allowance($0, by: &reader) }
    case .devices: devices = reader.texts(value, for: key.rawValue)
    case .closedClasses: closedClasses = reader.texts(value, for: key.rawValue)
    case .project: project = ProjectLocations(value, by: &reader)
    case .rules: declared = reader.list(value).compactMap { reader.declaredRule($0) }
    }
  }

  private func section(_ node: YAMLNode, by reader: inout NodeReader) -> Section {
    var section = Section(place: node.place)
    for (key, value) in reader.entries(of: node, in: "an entry of `files`", FileKey.self) {
      switch key {
      case .paths: section.paths = reader.globs(value, for: key.rawValue)
      case .select: section.rules.readSelect(value, by: &reader)
      case .ignore: section.rules.readIgnore(value, by: &reader)
      case .severity: section.rules.readSeverity(value, by: &reader)
      case .options: section.rules.readOptions(value, by: &reader)
      }
    }
    if case .mapping = node.content, section.paths.isEmpty {
      reader.report("an entry of `files` requires `paths`", at: node.place)
    }
    return section
  }

  private func allowance(_ node: YAMLNode, by reader: inout NodeReader) -> Allowance? {
    var allowance = Allowance(place: node.place)
    for (key, value) in reader.entries(of: node, in: "an entry of `allow`", AllowKey.self) {
      switch key {
      case .rule: allowance.rules = reader.texts(value, for: key.rawValue)
      case .object: allowance.objects = reader.texts(value, for: key.rawValue)
      case .reason: allowance.reason = reader.text(value, for: key.rawValue)?.value
      case .paths: allowance.paths = reader.globs(value, for: key.rawValue)
      }
    }
    guard case .mapping = node.content else { return nil }
    if !allowance.rules.isEmpty, !allowance.objects.isEmpty, allowance.reason != nil { return allowance }
    reader.report("an entry of `allow` requires `rule`, `object` and `reason`", at: node.place)
    return nil
  }
}
