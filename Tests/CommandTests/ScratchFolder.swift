import Foundation
import Testing

/// A temporary folder that lives as long as the value, in which ibt and the shell are run.
final class ScratchFolder: Sendable {
  let path: String

  /// A folder that could not be made fails the test when something is written or run in it.
  init() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ibt-command-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  /// A folder with files and examples of the guides, at paths that end in their names. What cannot be written fails the
  /// test.
  convenience init(_ files: KeyValuePairs<String, any FileContents> = [:], examples: String...) {
    self.init()
    do {
      try write(files)
      for path in examples { try write(Package.example(String(path.split(separator: "/").last ?? "")), path) }
    } catch { Issue.record(error) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  func write(_ files: KeyValuePairs<String, any FileContents>) throws {
    for (name, contents) in files { try write(contents.fileBytes, name) }
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Names and contents of all files, hidden ones left out.
  func snapshot() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      files[name] = try bytes(name)
    }
    return files
  }

  func ibt(_ arguments: [String], input: [UInt8] = [], in folder: String = "") throws -> Outcome {
    try run(Program.path, arguments, input: input, in: folder)
  }

  func ibt(_ arguments: String..., input: [UInt8] = [], in folder: String = "") throws -> Outcome {
    try ibt(arguments, input: input, in: folder)
  }

  func ibtDev(_ arguments: [String]) throws -> Outcome { try run(Program.path + "-dev", arguments, input: [], in: "") }

  /// Runs a command of the shell, which finds ibt as `$ibt`.
  @discardableResult func shell(_ command: String, in folder: String = "") throws -> Outcome {
    try run("/bin/bash", ["-c", command], input: [], in: folder)
  }

  /// Streams go through files, which never fill up and belong to no other process.
  private func run(_ program: String, _ arguments: [String], input: [UInt8], in folder: String) throws -> Outcome {
    let streams = FileManager.default.temporaryDirectory.appendingPathComponent("ibt-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let (inputFile, outputFile) = (streams.appendingPathComponent("in"), streams.appendingPathComponent("out"))
    let complaintFile = streams.appendingPathComponent("err")
    try Data(input).write(to: inputFile)
    try Data().write(to: outputFile)
    try Data().write(to: complaintFile)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path(folder))
    process.environment = Program.environment
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: complaintFile)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: Array(try Data(contentsOf: outputFile)),
      complaint: String(decoding: try Data(contentsOf: complaintFile), as: UTF8.self))
  }
}

protocol FileContents { var fileBytes: [UInt8] { get } }
extension [UInt8]: FileContents { var fileBytes: [UInt8] { self } }
extension String: FileContents { var fileBytes: [UInt8] { Array(utf8) } }

struct Outcome {
  /// The exit code, or the signal.
  let code: Int32
  let isSignal: Bool
  let output: [UInt8]
  let complaint: String

  var text: String { String(decoding: output, as: UTF8.self) }

  var lines: [String] { text.split(separator: "\n").map(String.init) }

  var objects: [[String: Any]] {
    get throws { try lines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) } }
  }

  var findings: [[String: Any]] {
    get throws { try objects.flatMap { try #require($0["findings"] as? [[String: Any]]) } }
  }

  /// Whether it is what a failed run must be: code 2, nothing on standard output, one line with the reason.
  var isPlainFailure: Bool {
    code == 2 && !isSignal && output.isEmpty && complaint.hasPrefix("ibt: error: ") && complaint.hasSuffix("\n")
      && complaint.count(where: \.isNewline) == 1
  }
}
