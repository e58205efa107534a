import ArgumentParser
import IBDevelopment
import IBLayout
import IBModel
import IBWorkspace

/// `ibt-dev evidence`: the counts of `tools/bench evidence`.
struct EvidenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract: "Tell which documents each measured rule helps and which it harms.",
    discussion: """
      Frames that constraints determine are erased and found again, once with all rules and once without each of them. \
      Prints one line for each document and rule that makes a difference: the gain in views, the rule, the path. \
      `--rules` lists the rules in code instead: the name, the releases of Xcode it holds for, what it reads, why it is kept if \
      it is weak. `--accuracy` prints for each document how many frames there are, are found again, and are found \
      again without the rules that read the stored answer.
      """)

  @Flag(help: "List the rules.")
  var rules = false

  @Flag(help: "Count frames that are found again.")
  var accuracy = false

  @Option(help: "Leave out only rules and numbers whose names contain this. May be repeated.")
  var only: [String] = []

  @Argument(help: "A file with one path per line.")
  var list: String?

  func run() throws {
    if rules { MeasuredRule.all.filter { !$0.isNumber }.forEach { print($0.line) } }
    guard let list else { return }
    let engine = LayoutEngine()
    for path in try PathList(at: list).paths {
      guard let document = try? Document(parsing: try FileBytes.read(path)) else { continue }
      if accuracy {
        try printAccuracy(of: document, path, engine)
        continue
      }
      let evidence = try RuleEvidence(of: document, by: engine, only: only)
      for (rule, gain) in evidence.gains.sorted(by: { $0.key.name < $1.key.name }) {
        print("\(gain)\t\(rule.name)\t\(path)")
      }
    }
  }

  private func printAccuracy(of document: Document, _ path: String, _ engine: LayoutEngine) throws {
    guard document.usesAutoLayout else { return }
    let blinded = try ErasedFrames(document)
    guard blinded.count > 0 else { return }
    let stored = Set(MeasuredRule.all.filter(\.readsStoredFrames))
    let counts = [blinded.count, blinded.hits(by: engine), blinded.hits(by: engine, without: stored)]
    print((counts.map(String.init) + [document.platform.rawValue, path]).joined(separator: "\t"))
  }
}

extension MeasuredRule {
  fileprivate var line: String {
    let source = readsStoredFrames ? "stored" : concernsContent ? "content" : "computed"
    return [name, releaseTitle, source, weakness ?? ""].joined(separator: "\t")
  }

  private var releaseTitle: String {
    guard let row else { return "" }
    let first = row.first == .v4 ? nil : "from \(row.first.title)"
    return [first, row.before.map { "before \($0.title)" }].compactMap { $0 }.joined(separator: ", ")
  }
}
