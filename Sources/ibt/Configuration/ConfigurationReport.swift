import IBBase
import IBLayout
import IBLint
import IBModel
import IBWorkspace

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

  var members: JSONObject {
    let project = projectValues.map { key, value -> JSONObject in
      ["key": key, "value": value.value, "place": "\(value.place)"]
    }
    let allowed = suppressions.map { suppression -> JSONObject in
      [
        "rules": suppression.rules.sorted(), "object": suppression.object, "reason": suppression.reason,
        "place": suppression.origin,
      ]
    }
    return [
      "path": path, "files": configuration.files, "excludedBy": exclusion.map { "\($0.place)" },
      "devices": configuration.devices?.map(\.value.name), "closedClasses": configuration.closedClasses.map(\.value),
      "project": project, "allowed": allowed, "rules": rules.states.map(members(of:)),
    ]
  }

  private func members(of state: ResolvedRules.State) -> JSONObject {
    let options = state.rule.options.map { option -> JSONObject in
      let configured = state.options[option.name]
      let value = (configured?.value ?? option.standard).text
      return ["name": option.name, "value": value, "place": configured.map { "\($0.place)" }]
    }
    return [
      "rule": state.kind.id, "isRun": state.isRun, "place": state.place.map { "\($0)" },
      "severity": state.severity?.value ?? state.kind.severity,
      "severityPlace": state.severity.map { "\($0.place)" }, "options": options,
    ]
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
