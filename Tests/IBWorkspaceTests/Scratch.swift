import Foundation

@testable import IBWorkspace

final class ScratchFolder: Sendable {
  let path: String

  /// A folder that could not be made fails the test when something is written or run in it.
  init() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ibt-test-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  convenience init(_ files: KeyValuePairs<String, String>) throws {
    self.init()
    try write(files)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, _ name: String) throws {
    let file = path(name)
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func write(_ files: KeyValuePairs<String, String>) throws { for (name, text) in files { try write(text, name) } }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  /// A shell command run in the folder, isolated from the git configuration of the machine.
  @discardableResult func shell(_ command: String, environment: [String: String] = [:]) throws -> ShellResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = gitEnvironment(ProcessInfo.processInfo.environment).merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ShellResult(output: String(decoding: bytes, as: UTF8.self), exitCode: process.terminationStatus)
  }

  func git(_ subfolder: String = ".", environment: [String: String] = [:]) -> Git {
    var changes: [String: String?] = [:]
    for name in hookVariables { changes.updateValue(nil, forKey: name) }
    for (name, value) in gitEnvironment([:]).merging(environment, uniquingKeysWith: { $1 }) { changes[name] = value }
    return Git(folder: path(subfolder), environment: changes)
  }
}

struct ShellResult {
  let output: String
  let exitCode: Int32
}

/// Variables by which git tells hooks about their repository.
private let hookVariables = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY"]

private func gitEnvironment(_ base: [String: String]) -> [String: String] {
  let identity = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
  ]
  return base.filter { !hookVariables.contains($0.key) }.merging(identity) { $1 }
}

extension String { var bytes: [UInt8] { Array(utf8) } }
