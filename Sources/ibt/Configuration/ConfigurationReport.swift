import IBLayout
import IBLint
import IBModel

/// The settings that hold for a document, and their origins.
struct ConfigurationReport: Report {
  let path: String
  let configuration: Configuration
  let suppressions: [Suppression]
  let rules: ResolvedRules
  let exclusion: Placed<Glob>?

  private static let standard = "default"

  var lines: [String] {
    let files = configuration.files.isEmpty ? "none" : configuration.files.reversed().joined(separator: ", extends ")
    let excluded = exclusion.map { ["excluded: `\($0.value)`  \($0.place)"] } ?? []
    return ["path: \(path)", "configuration: \(files)"] + excluded + deviceLines + closedClassLines + projectLines
      + suppressionLines + ruleLines
  }

  private var ruleLines: [String] {
    var table = TextTable()
    for state in rules.states {
      let severity = state.isRun ? (state.severity?.value ?? state.kind.severity).rawValue : "off"
      table.add(["  \(state.kind.id)", severity, origin(of: state)])
      for option in state.rule.options {
        let configured = state.options[option.name]
        let value = (configured?.value ?? option.standard).text
        let place = configured.map { "\($0.place)" } ?? ConfigurationReport.standard
        table.add(["    \(option.name): \(value)", "", place], isLoose: true)
      }
    }
    let count = rules.states.count(where: \.isRun)
    return ["rules (\(count) of \(rules.states.count) are run):"] + table.lines
  }

  private func origin(of state: ResolvedRules.State) -> String {
    let places = [state.place, state.isRun ? state.severity?.place : nil].compactMap { $0 }.map(\.description)
    return places.isEmpty ? ConfigurationReport.standard : places.joined(separator: ", ")
  }

  private var deviceLines: [String] {
    guard let devices = configuration.devices else { return [] }
    return ["devices:"] + devices.map { "  \($0.value.name)  \($0.place)" }
  }

  private var closedClassLines: [String] {
    let classes = configuration.closedClasses
    return classes.isEmpty ? [] : ["closed classes:"] + classes.map { "  \($0.value)  \($0.place)" }
  }

  private var projectLines: [String] {
    let lines = projectValues.map { "  \($0.key): \($0.value.value)  \($0.value.place)" }
    return lines.isEmpty ? [] : ["project:"] + lines
  }

  private var projectValues: [(key: String, value: Placed<String>)] {
    let project = configuration.project
    let folders = [
      ("sources", project.sources), ("assets", project.assets), ("strings", project.strings),
      ("info_plists", project.infoPlists),
    ]
    let targets = project.deploymentTargets.ordered { $0.key.rawValue }
    return folders.flatMap { key, values in (values ?? []).map { (key, $0) } }
      + targets.map { ("deployment_target of \($0.key.rawValue)", $0.value) }
  }

  private var suppressionLines: [String] {
    if suppressions.isEmpty { return [] }
    return ["allowed:"]
      + suppressions.map { suppression in
        let rules = suppression.rules.sorted().joined(separator: ", ")
        return "  \(rules) of \(suppression.object): \(suppression.reason ?? "")  \(suppression.origin ?? "")"
      }
  }

  func write(to json: inout JSONWriter) {
    json.member("path", path)
    json.member("files", configuration.files)
    json.member("excludedBy", ifPresent: exclusion.map { "\($0.place)" })
    json.member("devices", ifPresent: configuration.devices?.map(\.value.name))
    json.member("closedClasses", configuration.closedClasses.map(\.value))
    json.member("project", objects: projectValues) { json, entry in
      json.member("key", entry.key)
      json.member("value", entry.value.value)
      json.member("place", "\(entry.value.place)")
    }
    json.member("allowed", objects: suppressions) { json, suppression in
      json.member("rules", suppression.rules.sorted())
      json.member("object", suppression.object)
      json.member("reason", ifPresent: suppression.reason)
      json.member("place", ifPresent: suppression.origin)
    }
    json.member("rules", array: rules.states) { write($1, to: &$0) }
  }

  private func write(_ state: ResolvedRules.State, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", state.kind.id)
      json.member("isRun", state.isRun)
      json.member("place", ifPresent: state.place.map { "\($0)" })
      json.member("severity", (state.severity?.value ?? state.kind.severity).rawValue)
      json.member("severityPlace", ifPresent: state.severity.map { "\($0.place)" })
      json.member("options", objects: state.rule.options) { json, option in
        json.member("name", option.name)
        json.member("value", (state.options[option.name]?.value ?? option.standard).text)
        json.member("place", ifPresent: state.options[option.name].map { "\($0.place)" })
      }
    }
  }
}

extension OptionValue {
  fileprivate var text: String {
    switch self {
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .text(let text): text
    case .texts(let texts): "[\(texts.joined(separator: ", "))]"
    }
  }
}
