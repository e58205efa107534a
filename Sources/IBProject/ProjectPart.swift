/// A part of the information about the app around a document, in order of cost.
public enum ProjectPart: String, Sendable, CaseIterable, Comparable {
  /// The deployment target of the app.
  case deploymentTarget = "deployment-target"
  /// The asset catalogs and images of the project.
  case assets
  /// The strings files of the document.
  case strings
  case layouts
  /// The font files and Info.plists of the project.
  case fonts
  /// Summaries of all documents of the project.
  case documents
  /// The classes of the project.
  case sources
  /// The mentions that may load documents, in all sources, settings and documents of the project.
  case loads
  /// The outlets and actions that nothing in the project uses.
  case unusedMembers = "unused-members"

  /// Compares parts by cost.
  public static func < (left: ProjectPart, right: ProjectPart) -> Bool { left.cost < right.cost }

  private var cost: Int { ProjectPart.allCases.firstIndex(of: self) ?? 0 }

  /// The title as a noun phrase.
  public var title: String {
    switch self {
    case .deploymentTarget: "the deployment target of the app"
    case .assets: "the asset catalogs of the project"
    case .strings: "the strings files of the document"
    case .layouts: "the layout sheet beside the document"
    case .fonts: "the fonts and Info.plists of the project"
    case .documents: "the other documents of the project"
    case .sources: "the Swift and Objective-C sources of the project"
    case .loads: "all that may load documents"
    case .unusedMembers: "all files of the project that may use outlets and actions"
    }
  }
}
