import ArgumentParser
import IBDevelopment
import IBWorkspace
import SystemPackage

/// `ibt-dev modules`: the list of modules in `Documents/Architecture.md`.
struct ModulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modules",
    abstract: "Write the list of modules in Documents/Architecture.md from Package.swift.",
    discussion: "Run it in the folder of the package. Exit codes: 0 the list is current, 2 a file could not be used.")

  func run() throws {
    let page = "Documents/Architecture.md"
    let manifest = PackageManifest(String(decoding: try FileBytes.read("Package.swift"), as: UTF8.self))
    guard let text = manifest.updated(String(decoding: try FileBytes.read(page), as: UTF8.self)) else {
      var messages = StandardError()
      print("ibt-dev: error: \(page) has no place for the list of modules", to: &messages)
      throw ExitCode(2)
    }
    try FileReplacement.replaceContents(of: page, with: Array(text.utf8))
  }
}

/// The output for messages about the run.
struct StandardError: TextOutputStream {
  mutating func write(_ text: String) {
    // A failure could not be reported anywhere.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
