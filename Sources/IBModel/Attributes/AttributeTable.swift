import IBXML

/// The attributes of elements by platform, in Xcode's order. The data is in `AttributeTable+Order.swift`, the types are
/// in `AttributeTypes`.
struct AttributeTable: Sendable {
  private var names: [Platform: [Name: [Name]]] = [:]
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = AttributeTable(order)

  init(_ text: StaticString) {
    for line in TableText(text).lines {
      let columns = line.columns(keepingEmpty: true)
      guard columns.count == 3, let platform = Platform(tableName: columns[0]), !columns[2].isEmpty else {
        unreadable.append(String(line))
        continue
      }
      names[platform, default: [:]][Name(columns[1])] = columns[2].names
    }
    for (platform, elements) in names {
      guard let base = elements[.view] else { continue }
      for (element, order) in elements where ElementKind(element).isView {
        names[platform, default: [:]][element] = AttributeTable.merged(order, withBase: base)
      }
    }
  }

  /// The names of an element's attributes in order, nil for an element that no document of the platform has had.
  func names(for element: Name, on platform: Platform) -> [Name]? { names[platform]?[element] }

  /// The order of a kind of view, with the attributes of every view that were not seen on this kind. Each of them is
  /// placed before the attribute that follows it on a plain view.
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
  /// The platform as the tables of measured orders call it.
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
