import IBProject
import IBScene
import IBTemplates
import SystemPackage

/// What a configuration says about the project of documents, in place of what is found. Paths are absolute.
public struct ConfiguredProject: Sendable, Hashable {
  /// The folder of the configuration: that of the project where there is no repository and no Xcode project.
  public var folder: String?
  /// Folders with sources; nil for those of the project.
  public var sources: [String]?
  /// Asset catalogs and folders with images; nil for those of the project.
  public var assets: [String]?
  /// Folders with `.lproj` folders; nil for that of the document.
  public var strings: [String]?
  /// Info.plists; nil for those of the project.
  public var propertyLists: [String]?
  /// The systems the project is built for; nil for what its settings say.
  public var deploymentTargets: DeploymentTargets?
  /// The devices that layouts are checked for; nil for the usual ones.
  public var devices: [Device]?
  /// What is configured about templates.
  public var templateContext = TemplateContext()

  /// Nothing is configured.
  public init() {}

  /// Whether the configuration says where anything is.
  var hasLocations: Bool { sources != nil || assets != nil || propertyLists != nil }

  /// The files of a project, with what is configured in place of what is found.
  func files(of folder: FilePath) -> ProjectFiles {
    var files = ProjectFiles(folder)
    let found = { (paths: [String]) in paths.map { ProjectFiles(FilePath($0)) } }
    if let sources { files.sources = found(sources).flatMap(\.sources) }
    if let assets {
      let parts = found(assets)
      files.assets = parts.flatMap(\.assets)
      files.assetGroups = parts.flatMap(\.assetGroups)
    }
    if let propertyLists { files.propertyLists = propertyLists }
    return files
  }
}
