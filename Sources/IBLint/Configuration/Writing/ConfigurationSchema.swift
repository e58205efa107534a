import IBBase
import IBModel

/// The JSON schema of `.ibt.yml`, with the names of all rules, for editors and checks.
package struct ConfigurationSchema: Sendable {
  private let catalogue: [Rule]

  package init(_ catalogue: [Rule] = Rule.all) { self.catalogue = catalogue }

  /// The keys at the top of the file with their summaries.
  package static var keys: [(name: String, summary: String)] { TopKey.allCases.map { ($0.rawValue, $0.summary) } }

  /// The schema as JSON, with a line feed at the end.
  package func text() throws -> String {
    let head: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": ".ibt.yml",
      "description": "Configuration of ibt.",
    ]
    let definitions: JSONObject = [
      // A project may declare rules, whose names are unknown here.
      "rule": SchemaType.anyOf([.words(RuleNames(catalogue).all), .text]),
      "declaredRule": mapping(RuleKey.self, required: [.id, .selector, .message], type),
      "rules": SchemaType.list(.definition("rule")), "texts": SchemaType.list(.text), "options": options,
    ]
    let properties = JoinedMembers(mapping(TopKey.self, required: [], type), ["$defs": definitions])
    return try JSONText.indented(JoinedMembers(head, properties)) + "\n"
  }

  private func mapping<Key: ConfigurationKey>(
    _: Key.Type, required: [Key], _ type: (Key) -> SchemaType
  ) -> SchemaType {
    .mapping(
      Key.allCases.map { SchemaProperty(name: $0.rawValue, summary: $0.summary, type: type($0)) },
      required: required.map(\.rawValue))
  }

  private var rules: SchemaType { .definition("rules") }

  private var severity: SchemaType { .words(Severity.allCases.map(\.rawValue)) }

  private var severities: SchemaType { .values(of: severity, keys: .definition("rule")) }

  private var options: SchemaType {
    let rules = catalogue.filter { !$0.options.isEmpty }.map { rule in
      let options = rule.options.map { SchemaProperty(name: $0.name, summary: $0.summary, type: $0.kind.schemaType) }
      return SchemaProperty(name: rule.id, summary: rule.texts.summary, type: .mapping(options, required: []))
    }
    return .mapping(rules, required: [])
  }

  private func type(_ key: TopKey) -> SchemaType {
    switch key {
    case .extends, .include, .exclude, .devices, .closedClasses: .texts
    case .select, .ignore: rules
    case .severity: severities
    case .options: .definition("options")
    case .files: .list(mapping(FileKey.self, required: [.paths], type))
    case .allow: .list(mapping(AllowKey.self, required: [.rule, .object, .reason], type))
    case .project: mapping(ProjectKey.self, required: [], type)
    case .rules: .list(.definition("declaredRule"))
    }
  }

  private func type(_ key: FileKey) -> SchemaType {
    switch key {
    case .paths: .texts
    case .select, .ignore: rules
    case .severity: severities
    case .options: .definition("options")
    }
  }

  private func type(_ key: AllowKey) -> SchemaType {
    switch key {
    case .rule: rules
    case .object, .paths: .texts
    case .reason: .text
    }
  }

  private func type(_ key: ProjectKey) -> SchemaType {
    let version = SchemaType.anyOf([.text, .number])
    switch key {
    case .sources, .assets, .strings, .infoPlists: return .texts
    case .deploymentTarget:
      let platforms = SchemaType.words(Platform.allCases.flatMap { [$0.rawValue, $0.rawValue.lowercased()] })
      return .anyOf([version, .values(of: version, keys: platforms)])
    }
  }

  private func type(_ key: RuleKey) -> SchemaType {
    switch key {
    case .id, .selector, .message, .help: .text
    case .bad, .good: .texts
    case .severity: severity
    }
  }
}

extension RuleOptionDescription.Kind {
  fileprivate var schemaType: SchemaType {
    switch self {
    case .integer(let limits): .integer(limits)
    case .number(let limits): .limitedNumber(limits)
    case .flag: .flag
    case .text: .text
    case .texts: .texts
    case .choice(let words): .words(words)
    }
  }
}
