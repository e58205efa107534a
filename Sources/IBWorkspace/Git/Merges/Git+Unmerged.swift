import IBBase
extension Git {
  /// The versions of an unmerged file, as ids of their contents; nil where a side lacks it.
  struct Stages: Equatable {
    var base: String?
    var ours: String?
    var theirs: String?
  }

  /// The unmerged files in the index, by path in the repository.
  /// - Parameter paths: relative to this folder; empty for all.
  func unmerged(_ paths: [String]) async throws(WorkspaceError) -> [String: Stages] {
    var files: [String: Stages] = [:]
    let records = try await output(
      of: ["--literal-pathspecs", "ls-files", "--unmerged", "--full-name", "-z", "--"] + paths)
    for record in records.split(separator: 0) {
      // `mode id stage TAB path`
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, words[0].hasPrefix("100") else { continue }
      let path = String(decoding: record[tab...].dropFirst(), as: UTF8.self)
      switch words[2] {
      case "1": files[path, default: Stages()].base = words[1]
      case "2": files[path, default: Stages()].ours = words[1]
      default: files[path, default: Stages()].theirs = words[1]
      }
    }
    return files
  }

  /// The id of the checked-out commit; empty before the first one.
  package func currentCommit() async throws(WorkspaceError) -> String {
    try await hasCommit() ? line(of: ["rev-parse", "HEAD"]) : ""
  }

  package func add(_ path: String) async throws(WorkspaceError) {
    _ = try await output(of: ["--literal-pathspecs", "add", "--", path])
  }

  /// Returns the unmerged documents and string catalogs with their versions.
  /// - Parameter paths: relative to this folder; empty for all.
  package func unmergedFiles(_ paths: [String]) async throws(WorkspaceError) -> [UnmergedFile] {
    let files = try await unmerged(paths).filter { file in
      GitDrivers.nameEndings.contains { file.key.hasSuffix(".\($0)") }
    }.ordered { $0.key }
    let ids = files.flatMap { [$0.value.base, $0.value.ours, $0.value.theirs].compactMap(\.self) }
    let texts = Dictionary(zip(ids, try await contents(of: ids)), uniquingKeysWith: { first, _ in first })
    return files.map { path, stages in
      UnmergedFile(
        path: path, base: stages.base.flatMap { texts[$0] }, ours: stages.ours.flatMap { texts[$0] },
        theirs: stages.theirs.flatMap { texts[$0] })
    }
  }

  /// A file that git could not merge.
  package struct UnmergedFile: Sendable {
    package var path: String
    /// The contents of the versions; nil where a side lacks the file.
    package var base: [UInt8]?
    package var ours: [UInt8]?
    package var theirs: [UInt8]?
  }
}
