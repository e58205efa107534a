/// The keys of a mapping in a configuration.
protocol ConfigurationKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The purpose of the key, as a sentence.
  var summary: String { get }
}

extension ConfigurationKey {
  /// Keys by their names in other tools (IBLinter, SwiftLint, ESLint, Ruff, Prettier), which may be typed out of habit.
  static var namesElsewhere: [String: String] { keysByNamesElsewhere }
}

private let keysByNamesElsewhere = [
  "overrides": "files", "per_file": "files", "per-file-ignores": "files", "paths": "include",
  "excluded": "exclude", "included": "include", "ignore_files": "exclude", "ignores": "exclude", "skip": "exclude",
  "disabled_rules": "ignore", "disable": "ignore", "disabled": "ignore", "extend-ignore": "ignore",
  "enabled_rules": "select", "opt_in_rules": "select", "only_rules": "select", "enable": "select", "enabled": "select",
  "extend-select": "select", "analyzer_rules": "select", "custom_rules": "rules", "parent_config": "extends",
  "extend": "extends", "rule_config": "options", "settings": "options", "severities": "severity", "level": "severity",
  "suppress": "allow", "suppressions": "allow", "baseline": "allow", "accept": "allow", "device": "devices",
]

/// The keys at the top of `.ibt.yml`.
enum TopKey: String, ConfigurationKey {
  case extends, include, exclude, select, ignore, severity, options, files, allow, devices, project, rules
  case closedClasses = "closed_classes"

  var summary: String {
    switch self {
    case .extends: "Configurations that this one adds to, as paths relative to this file."
    case .include: "Patterns of the documents that are found in folders. Without it, all are."
    case .exclude: "Patterns of documents and folders that are left out."
    case .select: "The rules, groups and profiles that are run. Without it, the rules of `default`."
    case .ignore: "The rules, groups and profiles that are not run."
    case .severity: "The severity of the findings of rules."
    case .options: "The values of the options of rules, by rule."
    case .files: "Settings for some documents."
    case .allow: "Findings that are accepted for some objects."
    case .devices: "The devices that layouts are checked for."
    case .project: "Where the parts of the project are."
    case .closedClasses: "Classes whose subviews alternate view trees do not change. Their subclasses are not included."
    case .rules: "Rules of the project itself."
    }
  }
}

/// The keys of an entry of `files`.
enum FileKey: String, ConfigurationKey {
  case paths, select, ignore, severity, options

  var summary: String {
    switch self {
    case .paths: "Patterns of the documents."
    case .select: "Rules, groups and profiles that are run for these documents besides the others."
    case .ignore: "Rules, groups and profiles that are not run for these documents."
    case .severity: "The severity of the findings of rules in these documents."
    case .options: "The values of the options of rules in these documents, by rule."
    }
  }
}

enum AllowKey: String, ConfigurationKey {
  case rule, object, reason, paths

  var summary: String {
    switch self {
    case .rule: "The rules whose findings are accepted."
    case .object: "The ids of the objects; everything inside them is included."
    case .reason: "Why the findings are accepted."
    case .paths: "Patterns of the documents. Without it, all documents with the object."
    }
  }
}

enum ProjectKey: String, ConfigurationKey {
  case sources, assets, strings
  case infoPlists = "info_plists"
  case deploymentTarget = "deployment_target"

  var summary: String {
    switch self {
    case .sources: "Folders with Swift and Objective-C sources, relative to the configuration."
    case .assets: "Asset catalogs and folders with images, relative to the configuration."
    case .strings: "Folders with .lproj folders, relative to the configuration."
    case .infoPlists: "Info.plist files, relative to the configuration."
    case .deploymentTarget: "The earliest system that the app runs on, or one for each platform."
    }
  }
}

/// The keys of an entry of `rules`.
enum RuleKey: String, ConfigurationKey {
  case id, selector, message, severity, help, bad, good

  var summary: String {
    switch self {
    case .id: "The name of the rule, in lower case with underscores."
    case .selector: "The objects that are findings: Documents/Lookup.md#selectors."
    case .message:
      "What is wrong, in one clause without a period; `{name}`, `{class}`, `{text}` and `{value}` are replaced."
    case .severity: "The severity of its findings. (default: warning)"
    case .help: "What to do about a finding."
    case .bad: "Examples with findings, which `«` and `»` mark: parts of documents, or paths relative to this file."
    case .good: "Examples without findings: parts of documents, or paths relative to this file."
    }
  }
}
