import Foundation
import PackagePlugin

/// Applies the safe fixes of `ibt lint` to the documents of a package, a project, or some of its targets: `swift package plugin ibt-fix`.
@main
struct IBTFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var rest = ArgumentExtractor(arguments)
    let names = rest.extractOption(named: "target")
    let folders =
      names.isEmpty ? [context.package.directoryURL] : try context.package.targets(named: names).map(\.directoryURL)
    try run(try context.tool(named: "ibt").url, rest.remainingArguments, on: folders)
  }

  private func run(_ ibt: URL, _ options: [String], on paths: [URL]) throws {
    let process = try Process.run(
      ibt, arguments: ["lint", "--fix", "--exit-zero"] + options + ["--"] + paths.map(\.path))
    process.waitUntilExit()
    // It has said what is wrong.
    if process.terminationStatus != 0 { Diagnostics.error("ibt ended with \(process.terminationStatus)") }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IBTFixPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var rest = ArgumentExtractor(arguments)
      let names = rest.extractOption(named: "target")
      let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
      let documents = targets.flatMap { $0.inputFiles.map(\.url) }.filter {
        ["storyboard", "xib"].contains($0.pathExtension)
      }
      if documents.isEmpty, !names.isEmpty { return }
      try run(
        try context.tool(named: "ibt").url, rest.remainingArguments,
        on: names.isEmpty ? [context.xcodeProject.directoryURL] : documents)
    }
  }
#endif
