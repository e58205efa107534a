extension Git {
  /// The paths, relative to the folder of this repository, that the index has; none without git and outside of repositories.
  /// In the middle of a merge, the index has what one of the sides has.
  package func tracked(among paths: Set<String>) async -> Set<String> {
    let request = paths.filter { !$0.hasPrefix("/") }.sorted()
    guard !request.isEmpty,
      let answer = try? await output(of: ["--literal-pathspecs", "ls-files", "-z", "--cached", "--"] + request)
    else { return [] }
    return Set(answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }
}
