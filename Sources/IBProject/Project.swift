/// Information about the app around a document. A part is nil when it is unknown.
public struct Project: Sendable {
  /// The path of the document, if it has one.
  public var documentPath: String?
  package var sources: SourceIndex?
  /// The names of the sources that the project lists and the checkout lacks.
  package var absentSources: Set<String> = []
  package var lacksSources: Bool { !absentSources.isEmpty }
  /// Whether so many of its own sources are missing that any of them may have what nothing else has. Those in a folder
  /// without any source are of a library that was not fetched, and a few others are usually generated.
  package var isPartial = false
  /// The newest version that the oldest Swift code of the project may be of.
  package var swiftVersion = 5
  /// Whether the label of a method's first parameter may not be part of its selector.
  package var mayBeOfSwift2: Bool { swiftVersion <= 2 }
  /// Whether the runtime may find all members of the Swift classes that inherit from one of Objective-C, without a mark.
  package var infersExposure: Bool { swiftVersion <= 3 }
  /// The libraries whose sources are elsewhere, such as packages.
  package var libraries = Libraries()
  package var assets: AssetLibrary?
  package var translations: [StringsTable]?
  /// The layout sheet beside the document; nil when it has none.
  public var sheet: Sheet?
  package var fonts: FontLibrary?
  package var documents: DocumentIndex?
  /// The mentions that may load documents; nil when some are unknown.
  package var loads: DocumentLoads?
  /// What the app gets to; nil when that is not known.
  package var reach: AppReach?
  /// The path of the document as it appears in `documents`.
  public var indexedPath: String?
  /// The paths of the documents in the project's folder.
  package var documentPaths: [String] = []
  /// The documents that no target has, unlike most others.
  package var strayDocuments: Set<String> = []
  /// The documents that the project names and the checkout lacks.
  package var absentDocuments: [String] = []
  /// The targets with their files; nil when they are unknown.
  package var targets: ProjectTargets?
  /// The outlets and actions that are or may be unused; nil without sources of an app.
  package var unusedMembers: [UnusedItem]?
  package var deploymentTargets: DeploymentTargets?
  /// The names of the devices that layouts are checked for; nil for the usual ones.
  public var devices: [String]?
  /// Classes besides those of UIKit whose subviews alternate view trees do not change.
  public var closedClasses: Set<String> = []

  /// Creates a project with no known parts.
  public init() {}

  /// Whether another document has the same name, so code may mean that one; its translations do not count.
  package func hasNamesake(ofDocument path: String) -> Bool {
    let name = DocumentSummary.name(of: path)
    return Set(documentPaths.filter { DocumentSummary.name(of: $0) == name }.map(\.withoutLanguage)).count > 1
  }

  /// The file of a layout sheet beside a document.
  public enum Sheet: Sendable {
    /// The text of a sheet.
    case text([UInt8], path: String)
    /// An existing file that cannot be read, with its path and the reason.
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
    case .unusedMembers: unusedMembers != nil
    }
  }
}
