import CTables
import IBXML

/// The attributes of elements by platform, in Xcode's order. The data are `Sources/IBModel/Tables/Attributes.tsv`; the
/// types are in `AttributeTypes`.
struct AttributeTable: Sendable {
  /// Parsed per element on demand: parsing all lines takes longer than checking a small document.
  private var lines = NameMap<[Line]>()
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  private struct Line: Sendable {
    var platform: Platform
    var names: TableText
  }

  static let known = AttributeTable(TableText(.attributes))

  init(_ table: TableText) {
    for line in table.lines {
      let columns = line.columns(keepingEmpty: true)
      guard columns.count == 3, let platform = Platform(tableName: columns[0]), !columns[2].isEmpty else {
        unreadable.append(String(line))
        continue
      }
      let element = Name(columns[1])
      lines[element] = (lines[element] ?? []) + [Line(platform: platform, names: columns[2])]
    }
  }

  var elements: [Name] { lines.names }

  /// - Complexity: O(names of the element's attributes)
  func has(_ attribute: Name, on element: Name, _ platform: Platform) -> Bool {
    line(for: element, on: platform)?.names.hasWord(attribute) == true
  }

  /// Returns nil for an element that no document of the platform has. Kinds of views have the attributes of a plain
  /// view.
  func names(for element: Name, on platform: Platform) -> [Name]? {
    guard let order = written(for: element, on: platform) else { return nil }
    guard ElementKind(element).isView, let base = written(for: .view, on: platform) else { return order }
    return AttributeTable.merged(order, withBase: base)
  }

  private func written(for element: Name, on platform: Platform) -> [Name]? {
    line(for: element, on: platform)?.names.names
  }

  private func line(for element: Name, on platform: Platform) -> Line? {
    lines[element]?.first { $0.platform == platform }
  }

  /// Adds the attributes of a plain view, each before the attribute that follows it there.
  private static func merged(_ order: [Name], withBase base: [Name]) -> [Name] {
    var result = order
    for (index, name) in base.enumerated().reversed() where !result.contains(name) {
      let next = base[(index + 1)...].lazy.compactMap { result.firstIndex(of: $0) }.first
      result.insert(name, at: next ?? result.endIndex)
    }
    return result
  }
}

extension Platform {
  init?(tableName: TableText) {
    switch tableName {
    case "iOS": self = .iOS
    case "MacOSX": self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    default: return nil
    }
  }
}
