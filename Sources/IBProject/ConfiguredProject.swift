/// The configured properties of a project, which replace the discovered ones. Paths are absolute.
package struct ConfiguredProject: Sendable, Hashable {
  /// The folder of the configuration, which is the project's without a repository or Xcode project.
  package var folder: String?
  /// Folders with sources; nil for those of the project.
  package var sources: [String]?
  package var assets: [String]?
  /// Folders with `.lproj` folders; nil for the document's.
  package var strings: [String]?
  package var propertyLists: [String]?
  /// The systems the project is built for; nil for those in its settings.
  package var deploymentTargets: DeploymentTargets?
  /// The names of the devices that layouts are checked for; nil for the usual ones.
  package var devices: [String]?
  package var closedClasses: Set<String> = []

  package init() {}
}
