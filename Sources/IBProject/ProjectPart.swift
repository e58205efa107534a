/// A part of what may be known about the app around a document, in the order of cost.
public enum ProjectPart: String, Sendable, CaseIterable, Comparable {
  /// The deployment target of the app.
  case deploymentTarget = "deployment-target"
  /// The asset catalogs and images of the project.
  case assets
  /// The strings files of the document.
  case strings
  /// The layout sheet beside the document.
  case layouts
  /// The font files and Info.plists of the project.
  case fonts
  /// Summaries of all documents of the project.
  case documents
  /// The classes of the project.
  case sources
  /// What may load documents: all sources, settings and documents of the project.
  case loads

  /// By cost.
  public static func < (left: ProjectPart, right: ProjectPart) -> Bool { left.cost < right.cost }

  private var cost: Int { ProjectPart.allCases.firstIndex(of: self) ?? 0 }

  /// What it is, as a noun phrase.
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
    }
  }
}
