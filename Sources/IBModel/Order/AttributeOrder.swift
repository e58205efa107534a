import IBBase
import IBXML

/// Xcode's order of attributes. The data are the rows `attributes` of the files in `Sources/IBModel/Tables`.
package enum AttributeOrder {
  /// Unknown elements have the order of a plain view.
  package static func names(for element: Name, on platform: Platform) -> [Name] {
    orders[platform]?[element] ?? orders[.iOS]?[element] ?? orders[platform]?[.view] ?? []
  }

  /// Kept as a whole, because writers of attributes look up the same elements repeatedly.
  private static let orders: [Platform: [Name: [Name]]] = {
    let table = AttributeTable.known
    return Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { platform in
        let orders = table.elements.compactMap { element in
          table.names(for: element, on: platform).map { (element, $0) }
        }
        return (platform, Dictionary(uniqueKeysWithValues: orders))
      })
  }()

  /// Unknown attributes come last.
  static func rank(of name: Name, on element: Name, _ platform: Platform) -> Int {
    names(for: element, on: platform).firstIndex(of: name) ?? Int.max
  }

  /// Returns the ordinal of the existing attribute that follows a new one; nil for the end.
  package static func place(of name: Name, in element: Element, on platform: Platform) -> Int? {
    let order = names(for: element.name, on: platform)
    guard let rank = order.firstIndex(of: name) else {
      // An unknown attribute precedes the identity, which always comes last.
      return element.attributes.first { $0.name == .id }?.ordinal
    }
    let later = order[(rank + 1)...]
    return element.attributes.first { later.contains($0.name) }?.ordinal
  }

  /// Unknown attributes come last.
  package static func sorted(_ attributes: [NewAttribute], of element: Name, on platform: Platform) -> [NewAttribute] {
    let order = names(for: element, on: platform)
    return attributes.ordered { order.firstIndex(of: $0.name) ?? order.count }
  }
}
