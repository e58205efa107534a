import IBModel
import IBXML

extension Rule {
  static let unknownOutlet = Rule(
    "unknown_outlet", .connections, .error, fix: .unsafe,
    check: .connections([.outlet]) { outlet, document, findings in
      guard document.isSavedByInterfaceBuilder, let source = outlet.source,
        let property = outlet.element[.property],
        source.hasKnownClass(in: document), !StandardOutlets.contains(property, on: document.platform)
      else { return }
      findings.report(
        outlet.element,
        "\(source.reference) is a standard object without a custom class, which has no outlet `\(property)`",
        fix: .removing(outlet))
    })
}

/// The outlets that objects without a custom class can have.
private enum StandardOutlets {
  /// Whether some class of the platform has the outlet; unknown on platforms with few documents.
  static func contains(_ property: String, on platform: Platform) -> Bool {
    switch platform {
    case .iOS, .tvOS: uiKit.contains(property)
    case .macOS: appKit.contains(property)
    case .watchOS: true
    }
  }

  /// Source: the outlets of objects without a custom class in 4,008 public documents, and Apple's documentation.
  private static let uiKit: Set<String> = [
    "accessoryView", "backBarButtonItem", "backgroundView", "dataSource", "delegate", "detailTextLabel", "dragDelegate",
    "dropDelegate",
    "editingAccessoryView", "imageView", "inputAccessoryView", "inputView", "layoutManagerDelegate",
    "leftBarButtonItem", "navigationDelegate",
    "prefetchDataSource", "rightBarButtonItem", "rootViewController", "searchBar", "searchContentsController",
    "searchDisplayController",
    "searchResultsDataSource", "searchResultsDelegate", "targetView", "searchResultsUpdater", "selectedBackgroundView",
    "tabBarItem",
    "tableFooterView", "tableHeaderView", "textLabel", "titleView", "uiDelegate", "UIDelegate", "view",
    "collectionViewLayout", "previewingDelegate", "spellingDelegate", "scene", "sceneDelegate", "session",
  ]

  private static let appKit: Set<String> = [
    "accessoryView", "backgroundView", "cell", "content", "contentView", "contentViewController", "dataSource",
    "delegate",
    "detachableWindow", "dockMenu", "documentView", "downloadDelegate", "editor", "formatter", "frameLoadDelegate",
    "headerView", "imageView", "initialFirstResponder", "itemPrototype", "leadingOffset", "managedObjectContext",
    "menu",
    "menuFormRepresentation", "navigationDelegate", "nextKeyView", "nextResponder", "parentWindow", "policyDelegate",
    "popoverTouchBar", "representedObject", "resourceLoadDelegate", "searchMenuTemplate", "servicesMenu", "helpMenu",
    "sourceItemView", "splitView", "splitViewItem", "submenu", "tabView", "tableView", "target", "textField", "toolbar",
    "touchBar", "treeController", "trailingOffset", "UIDelegate", "view", "viewController", "window", "windowsMenu",
    "labelView", "titleView", "outlineView", "browser", "scrubber", "prototypeItem", "collectionView", "previewView",
    "mainMenu", "undoManager", "positioningView", "preparedContent",
  ]
}

extension Object {
  /// Whether the class of the object is known from the document alone.
  fileprivate func hasKnownClass(in document: Document) -> Bool {
    guard customClass == nil, kind.className(on: document.platform) != nil else { return false }
    return category != .placeholder && kind != "customView" && kind != "customObject" && kind != "hostingController"
  }
}
