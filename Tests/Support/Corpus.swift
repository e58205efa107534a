import Foundation

/// The documents that tests read: in `Tests/Corpus`, which every clone has, and the real ones next to the package,
/// `../shared/corpus`, where they are present. Tests of real documents only are skipped where they are absent.
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

  /// Whether there are real documents.
  public static let isPresent = FileManager.default.fileExists(atPath: folder.appending(path: "all.list").path)

  /// Paths of real documents relative to their folder, in the order of its list; empty where it is absent.
  public static let paths: [String] = {
    guard let list = try? String(contentsOf: folder.appending(path: "all.list"), encoding: .utf8) else { return [] }
    return list.split(separator: "\n").map(String.init)
  }()

  /// Where the public documents are, relative to the package.
  private static let publicFolder = "Tests/Corpus/"

  /// The public documents, relative to the package.
  public static let publicPaths: [String] = {
    let found = FileManager.default.enumerator(atPath: package.appending(path: publicFolder).path)
    let names = (found?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { ["storyboard", "xib", "xml"].contains(($0 as NSString).pathExtension) }.sorted()
      .map { publicFolder + $0 }
  }()

  /// One public document in so many is read if it is one real document in `step`. There are fewer, so more of them.
  private static func publicStep(_ step: Int) -> Int { max(1, step / 4) }

  /// Every nth real document, and of the public ones a larger part.
  public static func sample(every step: Int = 1) -> [String] {
    every(step, of: paths) + every(publicStep(step), of: publicPaths)
  }

  private static func every(_ step: Int, of all: [String]) -> [String] {
    stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// Where the document with a path is.
  public static func url(of path: String) -> URL {
    path.hasPrefix(publicFolder) ? package.appending(path: path) : folder.appending(path: path)
  }

  /// One document in so many is read, or all of them if `tools/test-whole` sets `IBT_WHOLE_CORPUS`.
  public static func step(_ step: Int) -> Int {
    ProcessInfo.processInfo.environment["IBT_WHOLE_CORPUS"] == nil ? step : 1
  }

  /// The text of a file of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// The bytes of the document with a path.
  public static func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(of: path))) }

  /// The bytes of a file of `Documents/Examples`.
  public static func example(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: package.appending(path: "Documents/Examples/\(name)")))
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
    let real = every(step, of: paths + recentPaths)
    return try await complaints(about: real + every(publicStep(step), of: publicPaths), complaint)
  }

  /// Looks at every document, or at a sample, several at once, and tells what was found in the order of the list.
  public static func complaints(
    every step: Int = 1, _ complaint: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws -> String?
  ) async throws -> [String] { try await complaints(about: sample(every: step), complaint) }

  /// As `complaints(every:_:)`, about the documents with these paths.
  public static func complaints(
    about paths: [String], _ complaint: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws -> String?
  ) async throws -> [String] {
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
