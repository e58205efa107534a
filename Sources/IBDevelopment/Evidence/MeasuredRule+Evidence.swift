import IBBase
import IBLayout
import IBModel

extension MeasuredRule {
  /// Every rule and every row of a table, in the order of `tools/bench evidence`.
  package static let all: [MeasuredRule] =
    PlatformRule.allCases.map(MeasuredRule.rule)
    + Set(Device.all.flatMap { device in device.canvasStatusBar.map { MeasuredRule.statusBar(device.shape, $0) } })
    .ordered { $0.name }
    + NumberTables.known.lines.indices.map { .number($0) }

  /// The name in `tools/bench evidence`: `AppKit: slider, small, insets from macOS 11`.
  package var name: String { release.map { "\(stem) from \($0)" } ?? stem }

  /// The common group of rules that can replace one another: those in code, and rows of one thing.
  var group: String {
    switch self {
    case .rule: "code"
    case .statusBar(let shape, _): "\(shape)"
    case .number: stem
    }
  }

  private var stem: String {
    switch self {
    case .rule(let rule): rule.name
    case .statusBar(let shape, let step): "canvasStatusBar: \(shape), \(step.height.short) points"
    case .number(let position): MeasuredRule.stem(of: NumberTables.known.lines[position])
    }
  }

  private static func stem(of number: (table: MeasuredNumber.Table, line: TableText)) -> String {
    let cells = number.line.columns().map { String($0) }
    return "\(number.table.rawValue): \(cells[0])\(cells[1] == "-" ? "" : ", \(cells[1])"), \(cells[2])"
  }

  private var release: String? {
    switch self {
    case .rule: nil
    case .statusBar(_, let step): step.first.title
    case .number(let position):
      NumberTables.known.lines[position].line.columns()[3].written
    }
  }

  /// Whether it is about measured content instead of the places of views. Bars and margins are around the content.
  package var concernsContent: Bool {
    guard case .number(let position) = self else { return subject == "content" }
    let (table, line) = NumberTables.known.lines[position]
    guard table != .bars, table != .margins, let metric = MeasuredNumber.Metric(rawValue: String(line.columns()[2]))
    else { return false }
    return switch metric {
    case .size, .height, .padding, .bezel, .border, .edges, .untitled, .contentInsets, .step, .gap, .typeface, .weights:
      true
    case .insets, .baseline, .excess, .below, .sides, .ends, .safeArea, .leastWidth, .leastHeight, .mostWidth,
      .lookHeights:
      false
    }
  }

  /// Whether it determines which views are misplaced or ambiguous, not their places.
  var concernsFlags: Bool { subject == "flags" }

  /// Whether it reads the answer that Xcode stored, and so is no evidence for the quality of computed frames.
  package var readsStoredFrames: Bool { row?.cells[4] == "stored" }

  private var subject: TableText? { row?.cells[3] }

  package var row: RuleRow? { if case .rule(let rule) = self { rule.row } else { nil } }

  package var isNumber: Bool { if case .number = self { true } else { false } }

  /// The reason to keep a rule that fewer than 8 documents of 3 projects support; nil for the others.
  package var weakness: String? { MeasuredRule.weaknesses[name] }

  /// By name. A test keeps the list at 25 and compares it with the rules.
  static let weaknesses: [String: String] = {
    var result = [
      "canvasStatusBar: homeButton, 20 points from Xcode 14": "few iPads; five documents for it, two against",
      "canvasStatusBar: roundedPad, 24 points from Xcode 4": "the height that Apple gives for these iPads",
    ]
    for rule in PlatformRule.allCases { result[rule.name] = rule.row?.cells[6].written }
    return result
  }()
}

extension TableText {
  fileprivate var written: String? { self == "-" ? nil : String(self) }
}
