import IBLayout
import IBLint
import IBProject

extension Configuration {
  /// The settings about the project, with absolute paths.
  package var configuredProject: ConfiguredProject {
    var result = ConfiguredProject()
    if files.isEmpty { return result }
    let paths = { (places: [Placed<String>]?) in places?.map { absolute($0.value) } }
    result.folder = folder
    result.sources = paths(project.sources)
    result.assets = paths(project.assets)
    result.strings = paths(project.strings)
    result.propertyLists = paths(project.infoPlists)
    result.devices = devices?.map(\.value.name)
    result.closedClasses = Set(closedClasses.map(\.value))
    if !project.deploymentTargets.isEmpty {
      var targets = DeploymentTargets()
      for (platform, version) in project.deploymentTargets {
        if let version = SystemVersion(version.value) { targets.add(version, for: platform) }
      }
      result.deploymentTargets = targets
    }
    return result
  }
}
