import CTables
import IBBase
import IBXML

/// Orders measured in documents of Xcode, as pairs and not as one sequence, so that unknown pairs keep their order. The
/// data are `AttributeOrder.tsv` and `ChildOrder.tsv` in `Sources/IBModel/Tables`.
enum MeasuredOrder {
  static let ofAttributes = MeasuredTable(TableText(.attributeOrder)) { Name($0) }

  static let ofChildren = MeasuredTable(TableText(.childOrder), part: ChildOrder.Slot.init(token:))
}

/// Partial orders by platform, element and release of Xcode.
struct MeasuredTable<Part: Hashable & Sendable>: Sendable {
  private struct Row {
    var versions: Range<Int>
    var sequence: [Part]
  }

  private struct Era: Sendable {
    var first: Int
    var order: PartialOrder<Part>
  }

  private struct Key: Hashable {
    var platform: Platform
    var element: Name
  }

  /// Parsed per element on demand: parsing all lines takes longer than formatting a small document.
  private let lines: MeasuredLines
  private let part: @Sendable (TableText) -> Part
  private let eras = Locked<[Key: [Era]]>([:])

  init(_ table: TableText, part: @escaping @Sendable (TableText) -> Part) {
    lines = MeasuredLines(table)
    self.part = part
  }

  /// Lines of the table that cannot be read; a test expects none.
  var unreadable: [String] { lines.unreadable }

  subscript(platform: Platform, element: Name, version: XcodeVersion) -> PartialOrder<Part>? {
    let place = Key(platform: platform, element: element)
    let found = eras.withLock { eras in
      if let found = eras[place] { return found }
      let found = read(place)
      eras[place] = found
      return found
    }
    return found.last { $0.first <= version.rawValue }?.order
  }

  private func read(_ place: Key) -> [Era] {
    let rows = lines.rows(place.element, on: place.platform).map { versions, sequence in
      Row(versions: versions, sequence: sequence.words.map(part))
    }
    guard !rows.isEmpty else { return [] }
    let turns = Set(rows.flatMap { [$0.versions.lowerBound, $0.versions.upperBound] }).union([0]).sorted()
    return turns.map { turn in
      Era(first: turn, order: PartialOrder(rows.filter { $0.versions.contains(turn) }.map(\.sequence)))
    }
  }
}

struct MeasuredLines: Sendable {
  private var lines = NameMap<[[TableText]]>()
  private var incomplete: [TableText] = []

  init(_ table: TableText) {
    for line in table.lines {
      let columns = line.columns()
      guard columns.count == 4 else {
        incomplete.append(line)
        continue
      }
      let element = Name(columns[2])
      lines[element] = (lines[element] ?? []) + [columns]
    }
  }

  func rows(_ element: Name, on platform: Platform) -> [(versions: Range<Int>, sequence: TableText)] {
    (lines[element] ?? []).compactMap { columns in
      guard MeasuredLines.applies(columns[0], to: platform) else { return nil }
      return MeasuredLines.versions(columns[1]).map { ($0, columns[3]) }
    }
  }

  var unreadable: [String] {
    let faulty = lines.names.flatMap { lines[$0] ?? [] }.filter { columns in
      let isPlatform = Platform.allCases.contains { MeasuredLines.applies(columns[0], to: $0) }
      return !isPlatform || MeasuredLines.versions(columns[1]) == nil
    }
    return incomplete.map { String($0) } + faulty.map { $0.map { String($0) }.joined(separator: "\t") }
  }

  private static func applies(_ name: TableText, to platform: Platform) -> Bool {
    name == "UIKit" ? platform.isUIKit : Platform(tableName: name) == platform
  }

  /// Reads the versions of a row: `*`, `<v12` or `>=v12`.
  private static func versions(_ column: TableText) -> Range<Int>? {
    if column == "*" { return 0..<Int.max }
    let column = String(column)
    guard let first = XcodeVersion(caseName: column.drop { $0 != "v" })?.rawValue else { return nil }
    if column.hasPrefix("<") { return 0..<first }
    return column.hasPrefix(">=") ? first..<Int.max : nil
  }
}

extension ChildOrder.Slot {
  static let variation = ChildOrder.Slot(.variation, key: "*")

  init(token: TableText) {
    let parts = String(token).split(whereSeparator: { $0 == "[" || $0 == "]" })
    self.init(Name(String(parts.first ?? "")), key: parts.count > 1 ? String(parts[1]) : nil)
  }

  init(_ element: Element) {
    self = element.name == .variation ? .variation : ChildOrder.Slot(element.name, key: element[.key])
  }
}
