import Foundation
import IBBase
import Testing

@testable import IBWorkspace

@Suite struct ResultCacheTests {
  private let scratch = ScratchFolder()

  private func cache() -> ResultCache { ResultCache(in: scratch.path("cache"), for: "/work") }

  private func hash(_ text: String) -> ContentHash {
    var hash = ContentHash()
    hash.add(text)
    return hash
  }

  @Test func `a result is found with its key only`() throws {
    let first = cache()
    first.keep([1, 2, 3], for: "a.xib", hash("one"))
    first.keep([], for: "b.xib", hash("two"))
    try first.save()
    let second = cache()
    #expect(second.result(for: "a.xib", hash("one")) == [1, 2, 3] && second.result(for: "b.xib", hash("two")) == [])
    #expect(second.result(for: "a.xib", hash("two")) == nil && second.result(for: "c.xib", hash("one")) == nil)
    #expect(ResultCache(in: scratch.path("cache"), for: "/other").result(for: "a.xib", hash("one")) == nil)
  }

  @Test func `earlier results stay, and newer ones replace them`() throws {
    let first = cache()
    first.keep([1], for: "a.xib", hash("one"))
    first.keep([2], for: "b.xib", hash("one"))
    try first.save()
    let second = cache()
    second.keep([3], for: "a.xib", hash("three"))
    try second.save()
    #expect(cache().result(for: "a.xib", hash("three")) == [3] && cache().result(for: "b.xib", hash("one")) == [2])
  }

  @Test func `a file that is not a cache is empty`() throws {
    let first = cache()
    first.keep(Array(repeating: 7, count: 40), for: "a.xib", hash("one"))
    try first.save()
    let name = try #require(scratch.shell("ls cache | grep -v TAG").output.split(separator: "\n").first)
    let bytes = try FileBytes.read(scratch.path("cache/\(name)"))
    for count in bytes.indices {
      try FileReplacement.replaceContents(of: scratch.path("cache/\(name)"), with: Array(bytes.prefix(count)))
      #expect(cache().result(for: "a.xib", hash("one")) == nil)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away")) func `a cache of another user is not read`() throws
  {
    let first = cache()
    first.keep([1], for: "a.xib", hash("one"))
    try first.save()
    #expect(cache().result(for: "a.xib", hash("one")) == [1])
    try scratch.shell("chown -R 65534 cache")
    #expect(cache().result(for: "a.xib", hash("one")) == nil)
  }

  @Test func `a pipe or a link in place of a cache is not read`() throws {
    let first = cache()
    first.keep([1], for: "a.xib", hash("one"))
    try first.save()
    let name = try #require(scratch.names("cache").first { $0.count == 32 })
    for command in ["mv cache/\(name) .; ln -s ../\(name) cache", "rm cache/\(name); mkfifo cache/\(name)"] {
      try scratch.shell(command)
      #expect(cache().result(for: "a.xib", hash("one")) == nil)
      try cache().save()
    }
    first.keep([2], for: "a.xib", hash("one"))
    try first.save()
    #expect(cache().result(for: "a.xib", hash("one")) == [2])
  }

  @Test func `contents that differ have different hashes`() {
    var known: Set<ContentHash> = [ContentHash()]
    for count in 0..<70 {
      var zeros = ContentHash()
      zeros.add(Array(repeating: UInt8(0), count: count))
      #expect(known.insert(zeros).inserted)
      for place in 0..<count {
        var bytes = Array(repeating: UInt8(0), count: count)
        bytes[place] = 1
        var hash = ContentHash()
        hash.add(bytes)
        #expect(known.insert(hash).inserted)
      }
    }
    var (whole, parts) = (ContentHash(), ContentHash())
    whole.add("abcd")
    parts.add("ab")
    parts.add("cd")
    #expect(whole != parts)
    let inAnyOrder = { (hashes: [ContentHash]) in
      var hash = ContentHash()
      hash.add(inAnyOrder: hashes)
      return hash
    }
    #expect(inAnyOrder([whole, parts]) == inAnyOrder([parts, whole]))
    #expect(inAnyOrder([whole, parts]) != inAnyOrder([whole, whole]))
    #expect(ContentHash(bytes: whole.bytes[...]) == whole && whole.digits.count == 32)
  }
}
