import ArgumentParser
import IBLint

/// Options that divide a run among machines.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check and report only this part of the documents: 2/8 is the second of eight. `ibt report merge` puts the reports together.",
      valueName: "number/count"))
  var shard: Shard?
}

extension Shard: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
