import IBProject
import SystemPackage

extension ConfiguredProject {
  var hasLocations: Bool { sources != nil || assets != nil || propertyLists != nil }

  /// The files of a project, with configured locations replacing discovered ones.
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
