import Foundation
import TestSupport

enum Program {
  static let path: String = {
    let running = [
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"), Bundle.main.executablePath,
      CommandLine.arguments.first { $0.contains(".xctest") }, CommandLine.arguments.first,
    ]
    for program in running.compactMap({ $0 }) {
      var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent("ibt").path
        if isProgram(candidate) { return candidate }
        folder.deleteLastPathComponent()
      }
    }
    return "there is no ibt beside the tests"
  }()

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }

  /// The environment without what git or the machine's configuration of git would bring in.
  static let environment: [String: String] = {
    let own = [
      "ibt": path, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C.UTF-8",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
      "IBT_CACHE_DIR": FileManager.default.temporaryDirectory.appendingPathComponent("ibt-test-cache").path,
    ]
    return ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging(own) { $1 }
  }()
}

extension Program {
  /// The path of a program on the search path; nil when it is not installed.
  static func installed(_ name: String) -> [String] {
    let folders = environment["PATH"].map { $0.split(separator: ":") } ?? []
    return folders.map { "\($0)/\(name)" }.filter(isProgram).prefix(1).map { $0 }
  }
}

enum Package {
  static func path(_ path: String) -> String { Corpus.package.appending(path: path).path }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Corpus.package.appending(path: path)))
  }

  static func example(_ name: String) throws -> [UInt8] { try Corpus.example(name) }
}
