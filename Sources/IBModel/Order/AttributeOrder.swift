import IBXML

/// The order in which Xcode writes the attributes of an element. The data is in `AttributeOrder+Table.swift`.
public enum AttributeOrder {
  /// Names in order for an element; for an element that was never seen, the order of a plain view.
  public static func names(for element: Name, on platform: Platform) -> [Name] {
    let table = OrderTable.attributes
    return table[platform, element] ?? table[.iOS, element] ?? table[platform, .view] ?? []
  }

  /// Position of an attribute in Xcode's order; those the table does not know come last.
  static func rank(of name: Name, on element: Name, _ platform: Platform) -> Int {
    names(for: element, on: platform).firstIndex(of: name) ?? Int.max
  }

  /// Where a new attribute goes: the ordinal of the existing attribute it stands before, nil for the end.
  public static func place(of name: Name, in element: Element, on platform: Platform) -> Int? {
    let order = names(for: element.name, on: platform)
    guard let rank = order.firstIndex(of: name) else {
      // An attribute no document has had on this element: before the identity, which always comes last.
      return element.attributes.first { $0.name == .id }?.ordinal
    }
    let later = Set(order[(rank + 1)...])
    return element.attributes.first { later.contains($0.name) }?.ordinal
  }

  /// Attributes of a new element in Xcode's order; those the table does not know come last.
  public static func sorted(_ attributes: [NewAttribute], of element: Name, on platform: Platform) -> [NewAttribute] {
    let order = names(for: element, on: platform)
    let ranked = attributes.enumerated().map { (order.firstIndex(of: $1.name) ?? order.count, $0, $1) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

/// Orders of attribute names by platform and element.
private struct OrderTable: Sendable {
  private var names: [Platform: [Name: [Name]]] = [:]

  static let attributes = OrderTable(AttributeOrder.text)

  private init(_ text: StaticString) {
    for line in text.description.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 3, let platform = Platform(tableName: columns[0]) else { continue }
      names[platform, default: [:]][Name(String(columns[1]))] = columns[2].split(separator: " ").map {
        Name(String($0))
      }
    }
    for (platform, elements) in names {
      guard let base = elements[.view] else { continue }
      for (element, order) in elements where ElementKind(element).isView {
        names[platform, default: [:]][element] = OrderTable.merged(order, withBase: base)
      }
    }
  }

  /// The order of a kind of view with the attributes of every view that were not seen on this kind: each before the one
  /// it stands before on a plain view.
  private static func merged(_ order: [Name], withBase base: [Name]) -> [Name] {
    var result = order
    for (index, name) in base.enumerated().reversed() where !result.contains(name) {
      let next = base[(index + 1)...].lazy.compactMap { result.firstIndex(of: $0) }.first
      result.insert(name, at: next ?? result.endIndex)
    }
    return result
  }

  subscript(platform: Platform, element: Name) -> [Name]? { names[platform]?[element] }
}

extension Platform {
  /// The platform as the tables of measured orders call it.
  init?(tableName: Substring) {
    switch tableName {
    case "iOS": self = .iOS
    case "MacOSX": self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    default: return nil
    }
  }
}
