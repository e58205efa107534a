import ArgumentParser
import IBLint
import IBWorkspace

/// Options that divide a run among machines.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check and report only this part of the documents: 2/8 is the second of eight. `ibt report merge` puts the reports together.",
      valueName: "number/count"))
  var shard: Shard?

  func divide(_ documents: [DocumentSource]) -> DividedDocuments {
    let all = documents.enumerated().map { DividedDocuments.Document(source: $1, place: $0) }
    guard let shard else { return DividedDocuments(own: all) }
    let items = documents.map { ShardPlan.Item(path: $0.path, size: $0.size) }
    let plan = ShardPlan(items, count: shard.count, version: Version.text)
    return DividedDocuments(
      own: all.filter { plan.parts[$0.place] == shard.number - 1 },
      others: all.filter { plan.parts[$0.place] != shard.number - 1 }, mark: ShardMark(shard, run: plan.run))
  }
}

/// The documents of a run, of which a machine may check a part.
struct DividedDocuments {
  var own: [Document]
  /// The documents that other machines check.
  var others: [Document] = []
  /// The part; nil for a whole run.
  var mark: ShardMark?

  /// The documents that fulfill a condition, with unchanged numbers.
  func filter(_ isWanted: (DocumentSource) -> Bool) -> DividedDocuments {
    DividedDocuments(
      own: own.filter { isWanted($0.source) }, others: others.filter { isWanted($0.source) }, mark: mark)
  }

  /// A document with its number in the whole run.
  struct Document {
    var source: DocumentSource
    var place: Int
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

extension Shard: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
