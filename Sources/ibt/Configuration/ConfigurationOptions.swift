import ArgumentParser
import IBWorkspace

/// Options that choose the configuration, shared by the commands that find documents.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "Use this configuration instead of the nearest .ibt.yml above each document; its patterns are relative to the current folder.",
      valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "Use no configuration, and include files that git ignores.")
  var isolated = false

  @Flag(
    name: .customLong("force-exclude"),
    help: "Leave out excluded and ignored documents even if they are named as paths.")
  var forceExclude = false

  func validate() throws {
    if file != nil, isolated { throw ValidationError("--config and --isolated cannot be combined") }
  }

  var configurations: Configurations {
    if let file { return Configurations(.file(file)) }
    return Configurations(isolated ? .none : .nearest)
  }
}
