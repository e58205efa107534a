import CTables
import IBModel

/// The measured numbers by table, control, variant and metric.
///
/// A number may hold from a release on and before another one. Tables of AppKit say `macOS 11`, tables of UIKit `Xcode
/// 11.4` or, for apps that run, `iOS 26`; an empty column says that it held from the first release, or still holds.
package struct NumberTables: Sendable {
  /// The properties that identify a number.
  struct Key: Hashable, Sendable {
    var table: MeasuredNumber.Table
    var control: String
    var variant: String
    var metric: MeasuredNumber.Metric
  }

  /// The numbers of a key, from old to new.
  private(set) var numbers: [Key: [MeasuredNumber]] = [:]
  /// The table and the line of each number, by position.
  package private(set) var lines: [(table: MeasuredNumber.Table, line: TableText)] = []
  /// Lines that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  package static let known = NumberTables(MeasuredNumber.Table.allCases.map { ($0, $0.text) })
  // Most rows are about AppKit; other documents do not need them.
  private static let appKit = NumberTables([(.appKit, MeasuredNumber.Table.appKit.text)], after: touch.lines.count)
  private static let touch = NumberTables(MeasuredNumber.Table.allCases.dropLast().map { ($0, $0.text) })

  static subscript(key: Key) -> [MeasuredNumber]? { (key.table == .appKit ? appKit : touch).numbers[key] }

  private let count: Int

  init(_ texts: [(table: MeasuredNumber.Table, text: TableText)], after count: Int = 0) {
    self.count = count
    for (table, text) in texts {
      for line in text.lines.dropFirst() where !add(line, to: table) { unreadable.append(String(line)) }
    }
  }

  /// Adds a line: control, variant, metric, from, before, value, three counts of documents and projects, source.
  private mutating func add(_ line: TableText, to table: MeasuredNumber.Table) -> Bool {
    let columns = line.columns()
    guard columns.count == 10, let metric = MeasuredNumber.Metric(rawValue: String(columns[2])),
      let first = release(columns[3], or: .min), let before = release(columns[4], or: .max),
      let source = MeasuredNumber.Source(rawValue: String(columns[9]))
    else { return false }
    guard let values = columns[5].numbers, metric.count.contains(values.count) else { return false }
    let number = MeasuredNumber(
      position: count + lines.count, first: first, before: before, values: values, source: source)
    let key = Key(table: table, control: String(columns[0]), variant: String(columns[1]), metric: metric)
    numbers[key, default: []].append(number)
    lines.append((table, line))
    return true
  }

  /// A release as a number, greater for a newer one; nil when the word names none.
  private func release(_ word: TableText, or unwritten: Int) -> Int? {
    word == "-" ? unwritten : NumberTables.releases[String(word)]
  }

  private static let releases: [String: Int] = {
    var releases = ["macOS 11": MacDesign.bigSur.rawValue, "macOS 26": MacDesign.tahoe.rawValue]
    for (title, version) in XcodeVersion.byTitle { releases[title] = version.rawValue }
    for system in SystemRelease.allCases { releases["iOS \(system.rawValue)"] = system.order }
    return releases
  }()
}

extension MeasuredNumber.Table {
  var text: TableText {
    switch self {
    case .appKit: TableText(.appKit)
    case .uiKit: TableText(.uiKit)
    case .bars: TableText(.bars)
    case .margins: TableText(.margins)
    case .symbols: TableText(.symbols)
    case .fonts: TableText(.fonts)
    }
  }
}

extension MeasuredNumber.Metric {
  fileprivate var count: ClosedRange<Int> {
    switch self {
    case .size, .ends: 2...2
    case .insets, .contentInsets: 4...4
    case .typeface: 3...3
    case .weights: 9...9
    case .lookHeights: 1...9
    default: 1...1
    }
  }
}

extension SystemRelease {
  fileprivate var order: Int { self == .iOS18 ? 18 : 26 }
}

extension ControlSize {
  /// The sizes whose numbers apply to this size: its own, and then the most similar ones.
  fileprivate var alike: [ControlSize] {
    switch self {
    case .regular: [.regular]
    case .extraLarge: [.extraLarge, .large, .regular]
    case .mini, .small, .large: [self, .regular]
    }
  }
}

extension SceneEnvironment {
  /// The number of a control of AppKit in a look.
  /// - Parameter size: The size of the control; one without rows of its own has the rows of the regular size.
  package func number(
    _ metric: MeasuredNumber.Metric, of control: String, _ size: ControlSize, in design: MacDesign
  ) -> MeasuredNumber? {
    variant(of: control, size, having: metric).flatMap { number(metric, of: control, $0, .appKit, design.rawValue) }
  }

  package func number(
    _ metric: MeasuredNumber.Metric, of control: String, _ variant: String, in design: MacDesign
  ) -> MeasuredNumber? {
    number(metric, of: control, variant, .appKit, design.rawValue)
  }

  package func number(
    _ metric: MeasuredNumber.Metric, of control: String, _ variant: String = "-",
    in table: MeasuredNumber.Table = .uiKit
  ) -> MeasuredNumber? {
    number(metric, of: control, variant, table, xcodeVersion.rawValue)
  }

  package func number(
    _ metric: MeasuredNumber.Metric, of control: String, _ variant: String, on system: SystemRelease
  ) -> MeasuredNumber? {
    number(metric, of: control, variant, .bars, system.order)
  }

  package func variant(of control: String, _ size: ControlSize, having metric: MeasuredNumber.Metric) -> String? {
    size.alike.lazy.map(\.rawValue).first { hasNumber(metric, of: control, $0, .appKit) }
  }

  package func hasNumber(
    _ metric: MeasuredNumber.Metric, of control: String, _ variant: String, _ table: MeasuredNumber.Table
  ) -> Bool {
    NumberTables[NumberTables.Key(table: table, control: control, variant: variant, metric: metric)] != nil
  }

  private func number(
    _ metric: MeasuredNumber.Metric, of control: String, _ variant: String, _ table: MeasuredNumber.Table,
    _ release: Int
  ) -> MeasuredNumber? {
    var key = NumberTables.Key(table: table, control: control, variant: variant, metric: metric)
    let known = { [situation] (key: NumberTables.Key) in
      NumberTables[key]?.last { $0.holds(in: release) && situation.follows(.number($0.position)) }
    }
    guard platform == .tvOS else { return known(key) }
    key.variant = variant == "-" ? "tvOS" : "tvOS, \(variant)"
    if let number = known(key) { return number }
    key.variant = variant
    return known(key)?.borrowed
  }
}
