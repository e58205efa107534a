import IBLayout
import IBTemplates

/// What a configuration says about the project of documents, in place of what is found. Paths are absolute.
package struct ConfiguredProject: Sendable, Hashable {
  /// The folder of the configuration: that of the project where there is no repository and no Xcode project.
  package var folder: String?
  /// Folders with sources; nil for those of the project.
  package var sources: [String]?
  /// Asset catalogs and folders with images; nil for those of the project.
  package var assets: [String]?
  /// Folders with `.lproj` folders; nil for that of the document.
  package var strings: [String]?
  /// Info.plists; nil for those of the project.
  package var propertyLists: [String]?
  /// The systems the project is built for; nil for what its settings say.
  package var deploymentTargets: DeploymentTargets?
  /// The devices that layouts are checked for; nil for the usual ones.
  package var devices: [Device]?
  /// What is configured about templates.
  package var templateContext = TemplateContext()

  /// Nothing is configured.
  package init() {}
}
