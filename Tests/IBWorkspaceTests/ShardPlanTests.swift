import IBLint
import Testing

@testable import IBWorkspace

@Suite struct ShardPlanTests {
  /// Documents with sizes as different as in apps: most are small, a few have half of the bytes.
  private static let documents = (0..<2_000).map { number in
    ShardPlan.Item(path: "App/Screen\(number).xib", size: 1_000 + 4_000_000 / (1 + number * 7_919 % 2_000))
  }

  private func parts(_ items: [ShardPlan.Item], _ count: Int) -> [String: Int] {
    return Dictionary(uniqueKeysWithValues: zip(items.map(\.path), ShardPlan(items, count: count, version: "1").parts))
  }

  @Test(arguments: [1, 2, 7, 8]) func `parts have about the same size`(count: Int) {
    let parts = parts(Self.documents.filter { $0.size < 200_000 }, count)
    var loads = Array(repeating: 0, count: count)
    for document in Self.documents where document.size < 200_000 { loads[parts[document.path] ?? 0] += document.size }
    let mean = Double(loads.reduce(0, +)) / Double(count)
    #expect(loads.allSatisfy { Double($0) < 1.1 * mean && Double($0) > 0.8 * mean })
  }

  @Test func `a document larger than a part does not leave others without machines`() {
    let items = Self.documents + [ShardPlan.Item(path: "Huge.storyboard", size: 1 << 30)]
    #expect(Set(ShardPlan(items, count: 8, version: "1").parts).count == 8)
  }

  @Test func `the order of documents is ignored`() {
    #expect(parts(Self.documents, 8) == parts(Self.documents.reversed(), 8))
  }

  @Test func `a change moves few documents`() {
    let before = parts(Self.documents, 8)
    var changed = Self.documents
    changed.remove(at: 1_000)
    changed[20].size += 3_000
    changed.append(ShardPlan.Item(path: "App/New.xib", size: 20_000))
    let after = parts(changed, 8)
    #expect(before.count { after[$0.key] != nil && after[$0.key] != $0.value } < 40)
  }

  @Test func `paths decide, so that no machine depends on another one`() {
    // Written down so that versions cannot divide documents differently by mistake.
    let plan = ShardPlan(
      ["a.xib", "b.xib", "App/Main.storyboard"].map { ShardPlan.Item(path: $0, size: 1_000) }, count: 3, version: "1")
    #expect(Set(plan.parts).count == 3)
    #expect(plan.run.count == 16)
  }

  @Test func `runs over other documents are told apart`() {
    let run = { (paths: [String], count: Int, version: String) in
      ShardPlan(paths.map { ShardPlan.Item(path: $0, size: 1) }, count: count, version: version).run
    }
    let runs = [
      run(["a"], 2, "1"), run(["a", "b"], 2, "1"), run(["b", "a"], 2, "1"), run(["a", "b"], 3, "1"),
      run(["a", "b"], 2, "2"),
    ]
    #expect(Set(runs).count == 5)
    #expect(run(["a", "b"], 2, "1") == runs[1])
  }

  @Test(arguments: ["", "2", "0/8", "9/8", "2/0", "-1/8", "2/8/1", "a/b", "1/1001", "1/99999999999999999999"])
  func `not every text is a part`(text: String) { #expect(Shard(text) == nil) }

  @Test func `a part is written as it is read`() { #expect(Shard("2/8")?.description == "2/8") }
}
