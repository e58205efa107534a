extension PlatformMembers {
  /// Whether a system class that documents know has a member of a name.
  package static func have(_ name: String) -> Bool {
    outlets.contains(name) || keys.contains(name) || actions.contains(name)
      || membersByClass.values.contains { $0.contains(name) }
  }

  /// Whether objects of a system class have a member of a name that an outlet or an action could have, too.
  package static func have(_ name: String, in platformClass: PlatformClass) -> Bool {
    let ancestors = platformClass.ancestry.map(\.name)
    if ancestors.contains(where: { membersByClass[$0]?.contains(name) == true }) { return true }
    // Responders of AppKit have most of the actions.
    return ancestors.contains { ["NSResponder", "NSController", "NSDocument"].contains($0) } && actions.contains(name)
  }

  /// Members by the class that declares them, in the words of Apple's documentation.
  private static let membersByClass: [String: Set<String>] = {
    var members: [String: Set<String>] = [:]
    for line in classes.split(separator: "\n") {
      let words = line.split { $0 == " " }.map(String.init)
      guard let name = words.first?.dropLast() else { continue }
      members[String(name), default: []].formUnion(words.dropFirst())
    }
    return members
  }()

  private static let classes = """
    UIResponder: next inputView inputAccessoryView undoManager cut: copy: paste: select: selectAll: delete: userActivity
    UIResponder: inputViewController toggleBoldface: toggleItalics: toggleUnderline: increaseSize: decreaseSize:
    UIView: frame bounds center transform alpha hidden isHidden tag layer mask maskView window superview subviews tintColor
    UIView: backgroundColor gestureRecognizers constraints layoutMargins contentMode restorationIdentifier layoutGuides
    UIControl: enabled isEnabled selected isSelected highlighted isHighlighted state
    UILabel: text font textColor attributedText
    UIButton: titleLabel subtitleLabel imageView configuration menu
    UIImageView: image highlightedImage
    UITextField: text font textColor placeholder delegate leftView rightView background
    UITextView: text font textColor delegate textContainer textStorage layoutManager
    UIScrollView: delegate refreshControl contentOffset contentSize zoomScale panGestureRecognizer
    UITableView: dataSource tableHeaderView tableFooterView backgroundView dragDelegate dropDelegate
    UICollectionView: dataSource collectionViewLayout backgroundView dragDelegate dropDelegate
    UITableViewCell: textLabel detailTextLabel imageView contentView backgroundView selectedBackgroundView accessoryView
    UITableViewCell: editingAccessoryView
    UITableViewHeaderFooterView: textLabel detailTextLabel contentView backgroundView
    UICollectionViewCell: contentView backgroundView selectedBackgroundView
    UISearchBar: delegate text placeholder searchTextField inputAccessoryView
    UIStackView: arrangedSubviews axis spacing alignment distribution
    UIWindow: rootViewController screen windowScene
    UIViewController: view title navigationItem tabBarItem toolbarItems navigationController tabBarController parent
    UIViewController: splitViewController presentedViewController presentingViewController storyboard nibName children
    UIViewController: searchDisplayController transitioningDelegate editButtonItem parentViewController popoverPresentationController
    UITableViewController: tableView refreshControl
    UICollectionViewController: collectionView collectionViewLayout
    UINavigationController: navigationBar toolbar viewControllers topViewController visibleViewController delegate
    UITabBarController: tabBar viewControllers selectedViewController selectedIndex delegate
    UISplitViewController: viewControllers delegate
    UIPageViewController: dataSource delegate viewControllers
    UIBarItem: title image tag isEnabled enabled
    UIBarButtonItem: customView target action menu
    NSResponder: nextResponder menu undoManager touchBar userActivity
    NSView: frame bounds window superview subviews layer toolTip constraints gestureRecognizers nextKeyView shadow
    NSControl: target action formatter font stringValue objectValue cell
    NSButton: title image alternateImage sound
    NSTableView: dataSource delegate headerView cornerView tableColumns
    NSTableCellView: textField imageView objectValue
    NSWindow: contentView contentViewController delegate title toolbar initialFirstResponder windowController screen
    NSWindowController: window document owner contentViewController storyboard
    NSViewController: view title representedObject nibName storyboard parent children
    NSSplitViewController: splitView splitViewItems
    NSTabViewController: tabView tabViewItems
    NSDocument: fileURL windowControllers displayName undoManager
    NSApplication: delegate mainMenu windows dockTile
    NSObject: description hash className superclass
    """
}
