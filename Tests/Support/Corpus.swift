import Foundation

/// The real documents next to the package, `../shared/corpus`; tests that read them are skipped where they are absent.
public enum Corpus {
  /// The package's own folder.
  public static let package: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The folder of the documents.
  public static let folder = package.deletingLastPathComponent().appending(path: "shared/corpus")

  /// Why a test is skipped.
  public static let absence = "needs the real documents of ../shared/corpus"

  /// Whether there are documents.
  public static let isPresent = FileManager.default.fileExists(atPath: folder.appending(path: "all.list").path)

  /// Paths relative to the corpus, in the order of its list; empty where it is absent.
  public static let paths: [String] = {
    guard let list = try? String(contentsOf: folder.appending(path: "all.list"), encoding: .utf8) else { return [] }
    return list.split(separator: "\n").map(String.init)
  }()

  /// One document in so many is read, or all of them if `tools/test-whole` sets `IBT_WHOLE_CORPUS`.
  public static func step(_ step: Int) -> Int {
    ProcessInfo.processInfo.environment["IBT_WHOLE_CORPUS"] == nil ? step : 1
  }

  /// The bytes of the document with a path.
  public static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// The documents of `../shared/recent`, which are newer, relative to the corpus; empty where they are absent.
  public static let recentPaths: [String] = {
    let list = folder.deletingLastPathComponent().appending(path: "recent/all.list")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { "../recent/\($0)" }
  }()

  /// As `complaints(every:_:)`, about the newer documents as well.
  public static func complaintsAboutAll(
    every step: Int = 1, _ complaint: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws -> String?
  ) async throws -> [String] {
    try await complaints(about: paths + recentPaths, every: step, complaint)
  }

  /// Looks at every document, or at every nth, several at once, and tells what was found in the order of the list.
  public static func complaints(
    every step: Int = 1, _ complaint: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws -> String?
  ) async throws -> [String] {
    try await complaints(about: paths, every: step, complaint)
  }

  private static func complaints(
    about all: [String], every step: Int,
    _ complaint: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws -> String?
  ) async throws -> [String] {
    let paths = stride(from: 0, to: all.count, by: step).map { all[$0] }
    let workers = 4
    return try await withThrowingTaskGroup(of: [(Int, String)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          try stride(from: worker, to: paths.count, by: workers).compactMap { index in
            try complaint(paths[index], bytes(of: paths[index])).map { (index, "\(paths[index]): \($0)") }
          }
        }
      }
      var found: [(Int, String)] = []
      for try await part in group { found += part }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
