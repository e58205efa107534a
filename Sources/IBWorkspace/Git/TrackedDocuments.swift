extension Git {
  /// Returns the paths in the index, relative to this folder; empty without git and outside repositories. During a
  /// merge, the index contains the files of either side.
  package func tracked(among paths: Set<String>) async -> Set<String> {
    let request = paths.filter { !$0.hasPrefix("/") }.sorted()
    guard !request.isEmpty,
      let answer = try? await output(of: ["--literal-pathspecs", "ls-files", "-z", "--cached", "--"] + request)
    else { return [] }
    return Set(answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }
}
