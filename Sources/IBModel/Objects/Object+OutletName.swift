import IBXML

extension Object {
  /// What code calls the object: the property of the first outlet of a custom class that refers to it.
  ///
  /// - Complexity: O(outlets that refer to it), and once per document O(nodes and attributes)
  public var outletName: String? {
    if id.isEmpty { return nil }
    for outlet in element.tree.elements(named: .outlet, where: .destination, is: id) {
      guard let property = outlet[.property], !property.isEmpty, !Object.rolesOfOutlets.contains(property),
        let source = outlet.parent?.parent, source[.customClass]?.isEmpty == false
      else { continue }
      return property
    }
    return nil
  }

  /// Outlets that say what an object is for, not what it is called: those of UIKit and AppKit, and those of template views.
  private static let rolesOfOutlets: Set<String> = [
    "accessoryView", "contentView", "contentViewController", "dataSource", "delegate", "document", "documentView",
    "dragDelegate", "dropDelegate", "initialFirstResponder", "inputAccessoryView", "inputView", "menu",
    "navigationItem",
    "nextKeyView", "nextResponder", "owner", "parent", "prefetchDataSource", "representedObject",
    "searchDisplayController",
    "target", "targetView", "toolbar", "view", "window",
  ]
}
