import IBScene

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
  /// Classes whose subviews alternate view trees leave alone, beside those of UIKit.
  public var closedClasses: Set<String> = []

  /// Nothing is configured.
  public init() {}
}
