extension Git {
  /// The contents of objects in the order of their ids.
  func contents(of objects: [String]) async throws(WorkspaceError) -> [[UInt8]] {
    if objects.isEmpty { return [] }
    let request = objects.map { $0 + "\n" }.joined()
    let answer = try await output(of: ["cat-file", "--batch"], input: Array(request.utf8))
    var blobs = BlobReader(rest: answer[...])
    var contents: [[UInt8]] = []
    for object in objects { contents.append(try blobs.next(object)) }
    return contents
  }
}

/// A reader for `git cat-file --batch`: `id type size LF contents LF` for each object.
private struct BlobReader {
  var rest: ArraySlice<UInt8>

  /// The contents of the next object, which must have the id.
  mutating func next(_ object: String) throws(WorkspaceError) -> [UInt8] {
    let header = rest.prefix { $0 != UInt8(ascii: "\n") }
    let words = header.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    let contents = rest[header.endIndex...].dropFirst()
    guard words.count == 3, words[0] == object, let size = Int(words[2]), size < contents.count else {
      throw .gitFailed(
        command: "cat-file", message: "object \(object) is missing; \(Git.missingAdvice), or run `git fsck`")
    }
    rest = contents.dropFirst(size + 1)
    return Array(contents.prefix(size))
  }
}
