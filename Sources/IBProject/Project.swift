import IBLayout
import IBModel
import IBTemplates

/// What is known about the app around a document. A part is nil when it is not known.
public struct Project: Sendable {
  /// The path of the document, as far as it has one.
  public var documentPath: String?
  /// The classes of the project.
  package var sources: SourceIndex?
  /// Whether the project uses libraries whose sources are elsewhere, such as those of a package manager.
  public var hasDependencies = false
  /// The images, colors and data of the project.
  package var assets: AssetLibrary?
  /// The translations of the document; empty when it has none.
  package var translations: [StringsTable]?
  /// The layout sheet beside the document; nil when it has none.
  public var sheet: Sheet?
  /// The fonts of the project.
  package var fonts: FontLibrary?
  /// What the Info.plists say.
  package var information: AppInformation?
  /// Summaries of all documents of the project.
  package var documents: DocumentIndex?
  /// What may load documents; nil when a part of it is not known.
  package var loads: DocumentLoads?
  /// The path of the document among those of `documents`, if it has one.
  public var indexedPath: String?
  /// The systems the project is built for.
  package var deploymentTargets: DeploymentTargets?
  /// The devices that layouts are checked for; nil for the usual ones.
  public var devices: [Device]?
  /// What is configured about templates.
  public var templateContext = TemplateContext()

  /// The devices of a platform that layouts are checked for.
  public func devices(on platform: Platform) -> [Device] {
    guard let devices else { return Device.usual(on: platform) }
    return devices.filter { device in
      switch device.idiom {
      case .phone, .pad: platform == .iOS
      case .tv: platform == .tvOS
      case .watch: platform == .watchOS
      case .mac: platform == .macOS
      }
    }
  }

  /// A project of which nothing is known.
  public init() {}

  /// A layout sheet beside a document.
  public enum Sheet: Sendable {
    /// It can be read.
    case sheet(LayoutSheet)
    /// It is there and cannot be read; with its path and the reason.
    case unreadable(String)
  }

  /// Whether a part is known.
  public func knows(_ part: ProjectPart) -> Bool {
    switch part {
    case .layouts: true
    case .deploymentTarget: deploymentTargets != nil
    case .assets: assets != nil
    case .strings: translations != nil
    case .fonts: fonts != nil
    case .documents: documents != nil
    case .sources: sources != nil
    case .loads: loads != nil && sources != nil
    }
  }
}
