import IBLint

/// The documents of a run. A machine may check a part of them.
package struct DividedDocuments {
  package var own: [DocumentSource]
  /// The documents that other machines check.
  package var others: [DocumentSource] = []
  /// The part; nil for a whole run.
  package var mark: ShardMark?

  /// - Parameter shard: The part that this machine checks; nil for all.
  package init(_ documents: [DocumentSource], part shard: Shard?) {
    own = documents
    for index in own.indices { own[index].number = index }
    guard let shard else { return }
    let plan = ShardPlan(
      documents.map { .init(path: $0.path, size: $0.size) }, count: shard.count, version: Program.version)
    others = own.filter { plan.parts[$0.number] != shard.number - 1 }
    own.removeAll { plan.parts[$0.number] != shard.number - 1 }
    mark = ShardMark(shard, run: plan.run)
  }

  /// The documents that fulfill a condition, with unchanged numbers.
  package func filter(_ isWanted: (DocumentSource) -> Bool) -> DividedDocuments {
    var result = self
    result.own.removeAll { !isWanted($0) }
    result.others.removeAll { !isWanted($0) }
    return result
  }
}

extension DocumentSource {
  /// The size in bytes, as far as it is known without reading.
  fileprivate var size: Int {
    switch contents {
    case .file: DocumentPaths.size(of: path) ?? 0
    case .bytes(let bytes): bytes.count
    }
  }
}
