import IBXML

extension Object {
  /// The name in code: the property of the first outlet of a custom class among the first outlets to the object.
  ///
  /// - Complexity: O(1), and once per document O(nodes and attributes)
  public var outletName: String? {
    if id.isEmpty { return nil }
    for outlet in element.tree.elements(named: .outlet, where: .destination, is: id.rawValue, upTo: Object.mostOutlets)
    {
      guard let property = outlet[.property], !property.isEmpty, !Object.rolesOfOutlets.contains(property),
        let source = outlet.parent?.parent, source[.customClass]?.isEmpty == false
      else { continue }
      return property
    }
    return nil
  }

  /// This bounds the time in a document with thousands of outlets to one id.
  private static let mostOutlets = 16

  /// Outlets that describe a purpose, not a name: those of UIKit and AppKit, and those of template views.
  private static let rolesOfOutlets: Set<String> = [
    "accessoryView", "contentView", "contentViewController", "dataSource", "delegate", "document", "documentView",
    "dragDelegate", "dropDelegate", "initialFirstResponder", "inputAccessoryView", "inputView", "menu",
    "navigationItem",
    "nextKeyView", "nextResponder", "owner", "parent", "prefetchDataSource", "representedObject",
    "searchDisplayController",
    "target", "targetView", "toolbar", "view", "window",
  ]
}
