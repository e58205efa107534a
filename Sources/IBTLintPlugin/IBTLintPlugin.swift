import Foundation
import PackagePlugin

/// Checks the documents of a target when the target is built. Findings are warnings and errors of the build; nothing is
/// written but a cache in the folder of the plugin.
@main
struct IBTLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return commands(
      for: module.sourceFiles.map(\.url), of: target.name, below: context.package.directoryURL,
      in: context.pluginWorkDirectoryURL, try context.tool(named: "ibt").url)
  }

  /// One command for all documents of a target. It runs when one of its files has changed, and `ibt` knows the findings in
  /// documents that have not.
  private func commands(
    for files: [URL], of target: String, below folder: URL, in workFolder: URL, _ ibt: URL
  ) -> [Command] {
    let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    if documents.isEmpty { return [] }
    // Warnings do not stop a build, errors do.
    let options = [
      "lint", "--quiet", "--force-exclude", "--max-warnings", "\(Int32.max)", "--format", "xcode", "--cache-dir",
      workFolder.appending(path: "cache").path, "--",
    ]
    return [
      .buildCommand(
        displayName: "Checking the documents of \(target)", executable: ibt, arguments: options + documents.map(\.path),
        inputFiles: files.filter(isFile) + settings(of: documents, below: folder),
        // A file that a plugin makes would be a resource of the app. SwiftPM remembers that the command was run without one.
        outputFiles: [])
    ]
  }

  private static let settingNames = [".ibt.yml", ".ibt.yaml", ".ibt-baseline"]

  /// The configurations and baselines from the folders of documents up to a folder.
  private func settings(of documents: [URL], below folder: URL) -> [URL] {
    var folders: Set<URL> = []
    for document in documents {
      var parent = document.deletingLastPathComponent()
      while parent.path.hasPrefix(folder.path), parent.path != "/", folders.insert(parent).inserted {
        parent.deleteLastPathComponent()
      }
    }
    let files = folders.flatMap { folder in IBTLintPlugin.settingNames.map { folder.appending(path: $0) } }
    return files.filter(isFile).sorted { $0.path < $1.path }
  }

  /// Whether a path leads to a file. Asset catalogs are folders.
  private func isFile(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IBTLintPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        for: target.inputFiles.map(\.url), of: target.displayName, below: context.xcodeProject.directoryURL,
        in: context.pluginWorkDirectoryURL, try context.tool(named: "ibt").url)
    }
  }
#endif
