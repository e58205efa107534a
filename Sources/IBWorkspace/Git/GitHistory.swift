package struct FileCommit: Sendable {
  /// The short id.
  package var id: String
  /// The author date: `2026-11-25`.
  package var date: String
  package var author: String
  /// The first line of the message.
  package var subject: String
  /// Nil for a missing file.
  package var old: [UInt8]?
  package var new: [UInt8]?
}

extension Git {
  /// Returns the commits that changed a file under any of its names, newest first.
  /// - Parameters:
  ///   - path: Relative to this folder.
  ///   - limit: The maximum number of commits; nil for all.
  package func history(of path: String, limit: Int?) async throws(WorkspaceError) -> [FileCommit] {
    let format = "--format=%x01%h%x02%as%x02%an%x02%s"
    let count = limit.map { ["--max-count=\($0)"] } ?? []
    let output = try await output(
      of: ["log", "--follow", "--raw", "--no-abbrev", "--no-ext-diff", format] + count + ["--", ":(literal)\(path)"])
    var commits: [(fields: [String], ids: [String])] = []
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if line.first == "\u{1}" {
        commits.append(
          (line.dropFirst().split(separator: "\u{2}", omittingEmptySubsequences: false).map(String.init), []))
      } else if line.first == ":", !commits.isEmpty {
        commits[commits.count - 1].ids = line.split(separator: " ").dropFirst(2).prefix(2).map(String.init)
      }
    }
    let isThere = { (id: String) in id.contains { $0 != "0" } }
    let ids = commits.flatMap(\.ids).filter(isThere)
    let texts = Dictionary(zip(ids, try await contents(of: ids)), uniquingKeysWith: { first, _ in first })
    return commits.compactMap { commit in
      guard commit.fields.count == 4, commit.ids.count == 2 else { return nil }
      return FileCommit(
        id: commit.fields[0], date: commit.fields[1], author: commit.fields[2], subject: commit.fields[3],
        old: texts[commit.ids[0]], new: texts[commit.ids[1]])
    }
  }
}
