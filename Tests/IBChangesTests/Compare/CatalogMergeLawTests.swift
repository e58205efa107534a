import IBXML
import TestSupport
import Testing

@testable import IBChanges

@Suite struct CatalogMergeLawTests {
  private struct Text {
    var entries: [Entry]

    struct Entry: Hashable {
      var key: String
      var value: String
      var comment: String?
    }

    var written: [UInt8] {
      let parts = entries.map { entry in
        let comment = entry.comment.map { "\"comment\" : \"\($0)\",\n" } ?? ""
        return "    \"\(entry.key)\" : {\n\(comment)      \"localizations\" : {\n        \"de\" : {\n"
          + "          \"stringUnit\" : { \"value\" : \"\(entry.value)\" }\n        }\n      }\n    }"
      }
      return Array("{\n  \"strings\" : {\n\(parts.joined(separator: ",\n"))\n  }\n}\n".utf8)
    }

    init(count: Int? = nil, by generator: inout SeededGenerator) {
      entries = (0..<(count ?? Int.random(in: 2...30, using: &generator))).map { number in
        Entry(
          key: "key\(number)", value: generator.pick(["one", "two", "three"]),
          comment: generator.oneIn(3) ? "about \(number)" : nil)
      }
    }

    /// The text with edits of one side: of the entries whose number is even or odd, so that edits are independent.
    func edited(side: Int, by generator: inout SeededGenerator) -> Text {
      var copy = self
      let name = side == 0 ? "ours" : "theirs"
      var position = 0
      for entry in entries {
        let isOwn = (Int(entry.key.dropFirst(3)) ?? 0) % 2 == side
        switch Int.random(in: 0..<8, using: &generator) {
        case 0 where isOwn && copy.entries.count > 1: copy.entries.remove(at: position)
        case 1 where isOwn:
          copy.entries[position].value = name
          position += 1
        case 2 where isOwn:
          copy.entries[position].comment = entry.comment == nil ? name : nil
          position += 1
        case 3:
          let new = Entry(key: "\(name)\(entry.key)", value: name, comment: generator.oneIn(2) ? name : nil)
          copy.entries.insert(new, at: position)
          position += 2
        default: position += 1
        }
      }
      return copy
    }
  }

  private static func whole(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> [UInt8] {
    let merge = try CatalogMerge(whole: base, ours, theirs, preferring: .ours)
    #expect(merge.conflicts == [])
    return merge.bytes
  }

  @Test(arguments: 0..<40) func `a merge with what did not change is the other side, to the byte`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = Text(by: &generator)
    let edited = base.edited(side: 0, by: &generator).written
    for (ours, theirs, expected) in [
      (edited, base.written, edited), (base.written, edited, edited), (edited, edited, edited),
    ] {
      let merged = try Self.whole(base.written, ours, theirs)
      #expect(String(decoding: merged, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    }
  }

  @Test(arguments: 0..<40) func `independent edits commute but for order, and nothing is lost`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = Text(by: &generator)
    let (ours, theirs) = (base.edited(side: 0, by: &generator), base.edited(side: 1, by: &generator))
    let merges = try [
      CatalogMerge(base: base.written, ours: ours.written, theirs: theirs.written),
      CatalogMerge(base: base.written, ours: theirs.written, theirs: ours.written),
    ]
    let contents = try merges.map { merge in
      #expect(merge.conflicts == [])
      return try Self.leaves(of: CatalogVersion(merge.bytes, name: "").root)
    }
    #expect(contents[0] == contents[1])
    // Each entry is as the side says that owns it.
    let known = Set(base.entries)
    let expected =
      ours.entries.filter { !known.contains($0) || theirs.entries.contains($0) }
      + theirs.entries.filter { !known.contains($0) }
    var whole = base
    whole.entries = expected
    #expect(try contents[0] == Self.leaves(of: CatalogVersion(whole.written, name: "").root))
  }

  private static func leaves(of part: CatalogPart, path: String = "") -> Set<String> {
    let here = "\(path)/\(String(decoding: part.key, as: UTF8.self))"
    return part.parts.reduce(into: ["\(here): \(part.meaning ?? [])"]) { $0.formUnion(leaves(of: $1, path: here)) }
  }

  @Test func `the time grows with the length`() throws {
    let growth = try Growth.measured(from: 200) { size in
      var generator = SeededGenerator(seed: UInt64(size))
      let base = Text(count: size, by: &generator)
      let (ours, theirs) = (base.edited(side: 0, by: &generator), base.edited(side: 1, by: &generator))
      let texts = [base.written, ours.written, theirs.written]
      return { _ = try CatalogMerge(base: texts[0], ours: texts[1], theirs: texts[2]) }
    }
    #expect(growth < Growth.limit)
  }

  @Test func `a text of 50 MB is left to git`() {
    let base = Array("{}".utf8)
    let large = Array(repeating: UInt8(ascii: "{"), count: 50_000_000)
    #expect(throws: ExplainedError.unreadableText("their version is larger than 20 MB")) {
      try CatalogMerge(base: base, ours: [], theirs: large)
    }
  }

  @Test(arguments: 0..<40) func `damaged and hostile texts end in an error or a merge that can be read`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = Text(by: &generator)
    let ours = base.edited(side: 0, by: &generator).written
    guard ours != base.written else { return }
    let pieces = ["\"", "{", "}", "/*", ";", ":", "\\", "<", "\0", "\r", "\u{FEFF}", "[", ",", "\\u"]
    for _ in 0..<20 {
      var theirs = base.edited(side: 1, by: &generator).written
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0...theirs.count, using: &generator)
        let end = min(theirs.count, place + Int.random(in: 0...6, using: &generator))
        theirs.replaceSubrange(
          place..<end, with: generator.oneIn(4) ? [0xFF, 0xFE] : Array(generator.pick(pieces).utf8))
      }
      guard let merge = try? CatalogMerge(base: base.written, ours: ours, theirs: theirs) else { continue }
      #expect(throws: Never.self) { try CatalogVersion(merge.bytes, name: "") }
    }
  }
}
