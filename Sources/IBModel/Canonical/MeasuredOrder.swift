import IBXML

/// Orders measured in documents Xcode wrote, as pairs and not as one line, so that unknown pairs keep their order.
/// The data are the rows `attributeOrder` and `childOrder` of the files in `Tables`.
enum MeasuredOrder {
  /// Of the attributes of elements.
  static let ofAttributes = MeasuredTable(attributes) { Name($0) }

  /// Of the children of elements that are not lists.
  static let ofChildren = MeasuredTable(children, part: ChildOrder.Slot.init(token:))
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

  private struct Place: Hashable {
    var platforms: TableText
    var element: Name
  }

  private var eras: [Platform: [Name: [Era]]] = [:]
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  init(_ text: StaticString, part: (TableText) -> Part) {
    var rows: [Place: [Row]] = [:]
    for line in TableText(text).lines {
      let columns = line.columns()
      guard columns.count == 4, let versions = versions(String(columns[1])), !platforms(columns[0]).isEmpty else {
        unreadable.append(String(line))
        continue
      }
      let row = Row(versions: versions, sequence: columns[3].words.map(part))
      rows[Place(platforms: columns[0], element: Name(columns[2])), default: []].append(row)
    }
    for (place, rows) in rows {
      let turns = Set(rows.flatMap { [$0.versions.lowerBound, $0.versions.upperBound] }).union([0]).sorted()
      let found = turns.map { turn in
        Era(first: turn, order: PartialOrder(rows.filter { $0.versions.contains(turn) }.map(\.sequence)))
      }
      for platform in platforms(place.platforms) { eras[platform, default: [:]][place.element] = found }
    }
  }

  /// The order for an element of a document, nil if it is not known.
  subscript(platform: Platform, element: Name, version: XcodeVersion) -> PartialOrder<Part>? {
    eras[platform]?[element]?.last { $0.first <= version.rawValue }?.order
  }

  private func platforms(_ name: TableText) -> [Platform] {
    name == "UIKit" ? [.iOS, .tvOS] : [Platform(tableName: name)].compactMap { $0 }
  }

  /// The versions that a row applies to: `*`, `<v12` or `>=v12`.
  private func versions(_ column: String) -> Range<Int>? {
    if column == "*" { return 0..<Int.max }
    guard let first = XcodeVersion(caseName: column.drop { $0 != "v" })?.rawValue else { return nil }
    if column.hasPrefix("<") { return 0..<first }
    return column.hasPrefix(">=") ? first..<Int.max : nil
  }
}

extension ChildOrder.Slot {
  /// All variations share a slot.
  static let variation = ChildOrder.Slot(.variation, key: "*")

  /// A slot as tables spell it: `element` or `element[key]`.
  init(token: TableText) {
    let parts = String(token).split(whereSeparator: { $0 == "[" || $0 == "]" })
    self.init(Name(String(parts.first ?? "")), key: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The slot of an element of a document.
  init(_ element: Element) {
    self = element.name == .variation ? .variation : ChildOrder.Slot(element.name, key: element[.key])
  }
}
